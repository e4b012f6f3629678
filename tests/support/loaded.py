"""What processes load that the tests copy, once for all of them: everything but the command line itself.

The command line reads its language where it is loaded, so every copy loads that anew.
"""

import gc

import alembic.command
import cyclopts
import rich.live
import rich.progress
import sqlalchemy.dialects.sqlite
import uvicorn.lifespan.on
import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl

import beffroi.server.serve
import beffroi.terminal.table
from beffroi.games import NAMES, find

LOADED = (
    alembic.command,
    beffroi.server.serve,
    beffroi.terminal.table,
    cyclopts,
    rich.live,
    rich.progress,
    sqlalchemy.dialects.sqlite,
    uvicorn.lifespan.on,
    uvicorn.protocols.http.httptools_impl,
    uvicorn.protocols.websockets.websockets_sansio_impl,
    *map(find, NAMES),
)

gc.collect()
gc.freeze()  # a copy that collects its own garbage leaves these pages shared
