"""What the server and its guests say to each other: values over REST, frames at a table.

Everything is a frozen Struct, read strictly: no unknown field, no coercion. The schemas of the documents and the types
of the browser are generated from these modules.
"""
