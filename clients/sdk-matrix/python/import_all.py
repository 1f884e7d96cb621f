"""Imports the `client` package and all its modules."""

import importlib
import pkgutil

import client

for module in pkgutil.walk_packages(client.__path__, "client."):
    importlib.import_module(module.name)
