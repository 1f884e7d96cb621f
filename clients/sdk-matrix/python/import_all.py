"""Imports a package with all its modules: `import_all.py <package>`, in the folder that the package is in."""

import importlib
import pkgutil
import sys

sys.path.insert(0, ".")
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
