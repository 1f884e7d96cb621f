/**
 * A disk that can be filled. It is a tmpfs where mounting is permitted, and otherwise a limit on file sizes.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";

export interface Disk {
  /** Description used in the report. */
  kind: string;
  folder: string;
  /**
   * Prevents files from growing.
   *
   * @param pid The process that writes.
   */
  fill(pid: number): void;
  /** Allows files to grow again. */
  free(pid: number): void;
  close(): void;
}

const roomy = "4g";

/** Creates a disk in a new folder. Returns `undefined` if the system supports neither method. */
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
      // The process is suspended so that it writes nothing between measuring and resizing.
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

/**
 * Creates a disk that is simulated by a limit on file sizes. When the limit is reached, SQLite gets EFBIG,
 * which is a different I/O error.
 */
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
