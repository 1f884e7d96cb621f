/** A disk that can be full: a tmpfs of its own where mounting is permitted, else a limit to the size of files. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";

export interface Disk {
  /** What it is, for people. */
  kind: string;
  folder: string;
  /** From now on nothing can be added. @param pid The process that writes. */
  fill(pid: number): void;
  /** There is room again. */
  free(pid: number): void;
  close(): void;
}

const roomy = "4g";

/** A disk in a folder that does not exist yet; `undefined` where the system allows neither way. */
export function openDisk(folder: string): Disk | undefined {
  mkdirSync(folder);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${roomy},mode=0700`, "tmpfs", folder]);
  if (mounted.status === 0) return tmpfs(folder);
  return spawnSync("prlimit", ["--version"]).status === 0 ? limited(folder) : undefined;
}

function tmpfs(folder: string): Disk {
  const resize = (size: string) => execFileSync("mount", ["-o", `remount,size=${size}`, folder]);
  const unmount = () => void spawnSync("umount", ["-l", folder]);
  process.once("exit", unmount);
  return {
    kind: "tmpfs",
    folder,
    fill(pid) {
      // While it stands still, it writes nothing that would make the present size too small a limit.
      process.kill(pid, "SIGSTOP");
      try {
        const { blocks, bfree, bsize } = statfsSync(folder);
        resize(String((blocks - bfree) * bsize));
      } finally {
        process.kill(pid, "SIGCONT");
      }
    },
    free: () => void resize(roomy),
    close() {
      process.off("exit", unmount);
      unmount();
    },
  };
}

/** SQLite meets EFBIG then, an error in writing of another kind. */
function limited(folder: string): Disk {
  const limit = (pid: number, size: string) =>
    void execFileSync("prlimit", [`--pid=${pid}`, `--fsize=${size}:`]);
  return {
    kind: "limit of file sizes",
    folder,
    fill(pid) {
      const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
      limit(pid, String(Math.min(...sizes)));
    },
    free: (pid) => limit(pid, "unlimited"),
    close() {},
  };
}
