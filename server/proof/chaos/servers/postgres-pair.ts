/** A PostgreSQL server with a synchronous standby, which replaces the server when it fails. */
import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { type PostgresServer, type StopMode, startPostgres } from "../../../cluster/postgres.ts";
import { query } from "../../testing/databases/empty-database.ts";

/** Time limit for a standby to catch up, in milliseconds. */
const catchUpMs = 60_000;

export class PostgresPair {
  readonly #folder: string;
  #primary: PostgresServer;
  #standby: PostgresServer | undefined;
  #count = 1;

  private constructor(folder: string, primary: PostgresServer) {
    this.#folder = folder;
    this.#primary = primary;
  }

  /**
   * Starts a server.
   *
   * @param folder Folder for the data.
   * @param hasStandby True to start a standby, too.
   */
  static async start(folder: string, hasStandby: boolean): Promise<PostgresPair> {
    const root = join(folder, "postgres");
    mkdirSync(root, { recursive: true });
    // The user that runs PostgreSQL must be able to traverse the folders above its data.
    for (const path of [join(folder, ".."), folder, root]) chmodSync(path, statSync(path).mode | 0o011);
    const pair = new PostgresPair(root, await startPostgres({ folder: join(root, "1") }));
    if (hasStandby) await pair.addStandby();
    return pair;
  }

  /** URL of the current primary. */
  get url(): string {
    return this.#primary.url;
  }

  /** Stops the primary. */
  stop(mode: StopMode): Promise<void> {
    return this.#primary.stop(mode);
  }

  /** Starts the primary again. */
  restart(): Promise<void> {
    return this.#primary.restart();
  }

  /** Kills the primary and promotes the standby, which does not have a standby of its own yet. */
  async failOver(): Promise<void> {
    const standby = this.#standby;
    if (standby === undefined) throw new Error("PostgreSQL has no standby");
    const old = this.#primary;
    await old.stop("kill");
    await query(standby.url, "SELECT pg_promote(true, 60)");
    this.#primary = standby;
    this.#standby = undefined;
    await old.end();
  }

  /** Copies the primary to a new standby, and then makes commits wait for it. */
  async addStandby(): Promise<void> {
    const { url } = this.#primary;
    // A primary that is restarted must not delete the segments that the standby still needs, because commits would then
    // wait for the standby forever.
    await query(url, "ALTER SYSTEM SET wal_keep_size = '512MB'");
    await query(url, "SELECT pg_reload_conf()");
    this.#count += 1;
    const source = join(this.#folder, String(this.#count - 1));
    const target = join(this.#folder, String(this.#count));
    await this.#copy(source, target);
    this.#standby = await startPostgres({ folder: target });
    await query(url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await query(url, "SELECT pg_reload_conf()");
    const until = performance.now() + catchUpMs;
    while ((await query(url, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).length === 0) {
      if (performance.now() > until) throw new Error("the standby of PostgreSQL does not catch up");
      await delay(50);
    }
    rmSync(join(this.#folder, String(this.#count - 2)), { recursive: true, force: true });
  }

  async end(): Promise<void> {
    await this.#standby?.stop("immediate");
    await this.#standby?.end();
    await this.#primary.stop("immediate");
    await this.#primary.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Makes a base backup of the running primary in a new folder, and configures it as a standby. */
  async #copy(source: string, target: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#primary.url });
    await client.connect();
    try {
      await client.query("SELECT pg_backup_start('standby', true)");
      try {
        execFileSync("cp", ["-a", source, target], { stdio: "ignore" });
      } catch {
        // Files may disappear while they are copied. The write-ahead log restores them.
      }
      const { rows } = await client.query<{ labelfile: string }>(
        "SELECT labelfile FROM pg_backup_stop(false)",
      );
      const data = join(target, "data");
      for (const file of ["postmaster.pid", "postmaster.opts"]) rmSync(join(data, file), { force: true });
      const { uid, gid } = statSync(data);
      const write = (name: string, text: string) => {
        writeFileSync(join(data, name), text, { mode: 0o600 });
        chownSync(join(data, name), uid, gid);
      };
      write("backup_label", rows[0]?.labelfile ?? "");
      write("standby.signal", "");
      const { hostname, port, username, password } = new URL(this.#primary.url);
      appendFileSync(
        join(data, "postgresql.auto.conf"),
        [
          `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'`,
          "synchronous_standby_names = ''",
          "wal_retrieve_retry_interval = '100ms'",
          "",
        ].join("\n"),
      );
    } finally {
      await client.end();
    }
  }
}
