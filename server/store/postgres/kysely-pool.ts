import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool, PoolClient } from "pg";
import { StoreUnavailableError } from "../../core/errors.ts";
import { storableText } from "../tables.ts";
import type { Availability } from "./availability.ts";
import { isUnavailable } from "./failures.ts";

/**
 * Returns the connection pool for Kysely. The pool converts the errors of an unreachable database to {@link
 * StoreUnavailableError}, and converts parameters to text that PostgreSQL can store.
 *
 * @param availability Is notified of failed connection attempts and successful statements.
 * @param recordFailure Receives the errors of statements.
 */
export function createKyselyPool(
  pool: Pool,
  availability: Availability,
  recordFailure: (error: unknown) => void = () => {},
): PostgresPool {
  return {
    options: {},
    async connect() {
      try {
        return new Connection(await pool.connect(), availability, recordFailure);
      } catch (error) {
        if (isUnavailable(error)) availability.recordFailure(error);
        throw toStoreError(error);
      }
    },
    end: () => pool.end(),
  };
}

class Connection implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #availability: Availability;
  readonly #recordFailure: (error: unknown) => void;
  #isLost = false;

  constructor(client: PoolClient, availability: Availability, recordFailure: (error: unknown) => void) {
    this.#recordFailure = recordFailure;
    this.#client = client;
    this.#availability = availability;
  }

  readonly query = (async (sql: string, parameters: readonly unknown[] = []) => {
    try {
      const result = await this.#client.query(sql, parameters.map(toStorable));
      this.#availability.recordSuccess();
      return result;
    } catch (error) {
      this.#isLost ||= isUnavailable(error);
      this.#recordFailure(error);
      throw toStoreError(error);
    }
  }) as unknown as PostgresPoolClient["query"];

  /**
   * Releases the connection. A connection that is lost or about to be lost is destroyed instead of being
   * returned to the pool.
   */
  release(destroy = false): void {
    this.#client.release(destroy || this.#isLost);
  }
}

function toStorable(parameter: unknown): unknown {
  if (typeof parameter === "string") return storableText(parameter);
  return parameter;
}

function toStoreError(error: unknown): unknown {
  return isUnavailable(error) && !(error instanceof StoreUnavailableError)
    ? new StoreUnavailableError(error)
    : error;
}
