"""What the process from which every house is copied loads once: all that a house would load by itself."""

import gc

import alembic.command
import sqlalchemy.dialects.sqlite
import uvicorn.lifespan.on
import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl

import beffroi.server.serve
from beffroi.games import NAMES, find

LOADED = (
    alembic.command,
    beffroi.server.serve,
    sqlalchemy.dialects.sqlite,
    uvicorn.lifespan.on,
    uvicorn.protocols.http.httptools_impl,
    uvicorn.protocols.websockets.websockets_sansio_impl,
    *map(find, NAMES),
)

gc.collect()
gc.freeze()  # a house that collects its own garbage leaves these pages shared
