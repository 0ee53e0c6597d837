"""What Tabletop Simulator calls an object, and the document that objects are saved in."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

SHORT = 12
"""How much of a digest stands in a name."""

Object = dict[str, Any]


def named(stem: str, content: bytes, ending: str = "png") -> str:
    """A name that changes with the content, so that no program shows an older picture."""
    return f"{stem}-{hashlib.sha256(content).hexdigest()[:SHORT]}.{ending}"


def thing(kind: str, key: str, nickname: str, **more: Any) -> Object:
    """What every object on a table says of itself: as large as usual, face up, and what is
    given besides. `key` is what no other object has."""
    return {
        "GUID": hashlib.sha256(key.encode()).hexdigest()[:6],
        "Name": kind,
        "Transform": {
            "posX": 0.0,
            "posY": 1.0,
            "posZ": 0.0,
            "rotX": 0.0,
            "rotY": 180.0,
            "rotZ": 0.0,
            "scaleX": 1.0,
            "scaleY": 1.0,
            "scaleZ": 1.0,
        },
        "Nickname": nickname,
        "Description": "",
        "GMNotes": "",
        "ColorDiffuse": {"r": 0.713235259, "g": 0.713235259, "b": 0.713235259},
        "Tags": [],
        "LayoutGroupSortIndex": 0,
        "Value": 0,
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "IgnoreFoW": False,
        "MeasureMovement": False,
        "DragSelectable": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "GridProjection": False,
        "HideWhenFaceDown": True,
        "Hands": True,
        "SidewaysCard": False,
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
        **more,
    }


def document(held: Sequence[Object]) -> bytes:
    """Saved objects as the program keeps them."""
    told = {
        "SaveName": "",
        "Date": "",
        "VersionNumber": "",
        "GameMode": "",
        "GameType": "",
        "GameComplexity": "",
        "Tags": [],
        "Gravity": 0.5,
        "PlayArea": 0.5,
        "Table": "",
        "Sky": "",
        "Note": "",
        "TabStates": {},
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
        "ObjectStates": list(held),
    }
    return (json.dumps(told, ensure_ascii=False, indent=2) + "\n").encode()


def moved(held: Object, **places: float) -> Object:
    """An object with other figures in its transform."""
    return {**held, "Transform": {**held["Transform"], **places}}


def bag(key: str, nickname: str, held: Sequence[Mapping[str, Any]]) -> Object:
    """A bag that holds objects."""
    return thing("Bag", key, nickname, MaterialIndex=-1, MeshIndex=-1, ContainedObjects=[*held])
