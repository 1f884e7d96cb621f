/**
 * Preloaded into a server process. The process kills itself with SIGKILL in the transaction of one migration, after the
 * migration's statements. `CHAOS_KILL_IN_MIGRATION` contains the number of the migration, starting at 1.
 */
import { changeSource } from "../../testing/change-source.ts";

const kill = `if (version === ${Number(process.env.CHAOS_KILL_IN_MIGRATION)}) process.kill(process.pid, "SIGKILL");`;
const sqlite = 'handle.prepare("UPDATE schema_version SET version = ?").run(version);';
const postgres = 'await client.query("UPDATE schema_version SET version = $1", [version]);';

changeSource({
  "server/store/sqlite/migrations.ts": [[sqlite, `${kill} ${sqlite}`]],
  "server/store/postgres/migrations.ts": [[postgres, `${kill} ${postgres}`]],
});
