"""The OpenAPI document, made from the table of routes and the wire types."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

import labtop
from labtop.engine import codec
from labtop.engine.wire import Refusal

if TYPE_CHECKING:
    from labtop.server.routes import Route

DECIMAL: Final = {"type": "string", "format": "decimal"}


@cache
def document(routes: tuple[Route, ...]) -> bytes:
    shapes = [shape for route in routes for shape in (route.body, route.answer) if shape is not None]
    schemas, shared = msgspec.json.schema_components([*shapes, Refusal], ref_template="#/components/schemas/{name}")
    known = dict(zip([id(shape) for shape in shapes], schemas, strict=False))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, known)
    return codec.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Labtop", "version": labtop.__version__},
            "paths": paths,
            "components": {
                "schemas": numbers(shared),
                "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def operation(route: Route, known: dict[int, Any]) -> dict[str, Any]:
    from labtop.server.routes import COMMON

    refused = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}}
    shape = numbers(known[id(route.answer)]) if route.answer is not None else {"type": "string"}
    content = {route.kind.partition(";")[0]: {"schema": shape}}
    told: dict[str, Any] = {str(route.status): {"description": "ok", "content": content}}
    for status in sorted({*COMMON, *route.refusals} - {*route.others}):
        told[str(status)] = {"description": "refused", **refused}
    for status in route.others:
        told[str(status)] = {"description": "the same, for another state", "content": content}
    found: dict[str, Any] = {"operationId": operation_id(route), "responses": told}
    params = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1, "maxLength": 64}}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    params += [{"name": name, "in": "header", "schema": {"type": "string", "maxLength": 200}} for name in route.headers]
    text = {"type": "string", "minLength": 1, "maxLength": 200}
    params += [{"name": name, "in": "query", "required": True, "schema": text} for name in route.query]
    if params:
        found["parameters"] = params
    if route.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": known[id(route.body)]}}}
    if "nobody" not in route.roles and route.path != "/api/say":
        found["security"] = [{"token": []}]
    return found


def operation_id(route: Route) -> str:
    return "_".join([route.method.lower(), *re.findall(r"\w+", route.path.removeprefix("/api"))])


def numbers(schema: Any) -> Any:
    """Decimals leave as JSON numbers (engine/codec.py)."""
    if schema == DECIMAL:
        return {"type": "number"}
    if isinstance(schema, dict):
        return {name: numbers(part) for name, part in schema.items()}
    return [numbers(part) for part in schema] if isinstance(schema, list) else schema
