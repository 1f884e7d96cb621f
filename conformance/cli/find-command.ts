import { accessSync, constants, statSync } from "node:fs";
import { delimiter, resolve } from "node:path";

/** Returns true if a command can be executed: a path, or a name that is in one of the folders of `PATH`. */
export function canExecute(command: string, cwd: string, path = ""): boolean {
  const folders = command.includes("/") ? [cwd] : path.split(delimiter);
  return folders.some((folder) => {
    try {
      const file = resolve(cwd, folder, command);
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  });
}
