"""Money on its way: every amount that leaves one place arrives at another (GC-75).

Places are the players, the pool, the reward area and the bank. Each event moves one
amount between two of them, and nothing else moves money. The same few amounts go to and fro
all the time; such an event is made once and told again.
"""

from __future__ import annotations

from functools import lru_cache

from authoring.engine.game import Event, Seat, public
from authoring.games.guess_club.play.state import State


def pay(state: State, seat: Seat, amount: int, why: str) -> list[Event]:
    """A player pays into the pool, and borrows first what is missing (GC-72)."""
    if amount == 0:
        return []
    player = state.players[seat]
    events = [_borrow(state, seat, amount - player.cash)] if player.cash < amount else []
    player.cash -= amount
    state.pool += amount
    events.append(_paid(seat, amount, why))
    return events


@lru_cache(maxsize=512)
def _paid(seat: Seat, amount: int, why: str) -> Event:
    return public("paid", {"seat": seat, "amount": amount, "why": why})


def _borrow(state: State, seat: Seat, missing: int) -> Event:
    """As many loans as what is missing takes (GC-72)."""
    player, loan = state.players[seat], state.config.loan
    borrowed = -(-missing // loan) * loan
    player.cash += borrowed
    player.debt += borrowed
    state.bank -= borrowed
    return public("borrowed", {"seat": seat, "amount": borrowed, "debt": player.debt})


def repay(state: State, seat: Seat, amount: int) -> Event:
    """A player gives borrowed money back (GC-73); what is left of it may be below 0."""
    player = state.players[seat]
    player.cash -= amount
    player.debt -= amount
    state.bank += amount
    return public("repaid", {"seat": seat, "amount": amount, "debt": player.debt})


def fill_pool(state: State, amount: int) -> list[Event]:
    """The bank puts money into the pool (GC-05, GC-44)."""
    if amount == 0:
        return []
    state.bank -= amount
    state.pool += amount
    return [_pool_filled(amount)]


@lru_cache(maxsize=64)
def _pool_filled(amount: int) -> Event:
    return public("pool_filled", {"amount": amount})


def fill_reward(state: State, amount: int) -> list[Event]:
    """The bank puts money into the reward area (GC-07)."""
    if amount == 0:
        return []
    state.bank -= amount
    state.reward += amount
    return [public("reward_filled", {"amount": amount})]


def win_pool(state: State, seat: Seat) -> Event:
    """A player takes the whole pool (GC-43)."""
    amount = state.pool
    state.pool = 0
    state.players[seat].cash += amount
    return _pool_won(seat, amount)


@lru_cache(maxsize=512)
def _pool_won(seat: Seat, amount: int) -> Event:
    return public("pool_won", {"seat": seat, "amount": amount})


def give_prize(state: State, seat: Seat, amount: int) -> Event:
    """A player gets a share of pool and reward, the pool being used up first (GC-67)."""
    from_pool = min(amount, state.pool)
    from_reward = amount - from_pool
    state.pool -= from_pool
    state.reward -= from_reward
    state.players[seat].cash += amount
    data = {"seat": seat, "from_pool": from_pool, "from_reward": from_reward}
    return public("prize_won", data)


def return_to_bank(state: State, pool: bool, reward: bool) -> list[Event]:
    """The bank takes back what nobody claimed (GC-69)."""
    from_pool = state.pool if pool else 0
    from_reward = state.reward if reward else 0
    if from_pool == from_reward == 0:
        return []
    state.pool -= from_pool
    state.reward -= from_reward
    state.bank += from_pool + from_reward
    data = {"from_pool": from_pool, "from_reward": from_reward}
    return [public("unclaimed", data)]
