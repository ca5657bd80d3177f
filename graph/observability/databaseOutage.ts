import type { FastifyBaseLogger } from 'fastify';

/** What drivers and Prisma say of a database that is not there, by code or by word. */
const GONE =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|PROTOCOL_CONNECTION_LOST|ER_SERVER_SHUTDOWN|P100[12]|P1017|P2024|P2028|pool timeout|pool failed to retrieve|Connection lost|closed state|Server shutdown|DatabaseNotReachable|ConnectionClosed|SocketTimeout/i;

/** After the first answer the pools still hold connections that broke in the outage; their errors belong to it. */
const SAME_OUTAGE_MS = 10_000;

/** Logs once that the database is lost, and once that it is found again, however many queries fail in between. */
export class DatabaseOutage {
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  #since: number | null = null;
  #isLogged = false;
  #foundAt = Number.NEGATIVE_INFINITY;

  constructor(log: Pick<FastifyBaseLogger, 'error' | 'info'>) {
    this.#log = log;
  }

  /** Records the error of a query. Returns whether it is the error of a database that is not there. */
  notes(error: unknown): boolean {
    if (!isOfOutage(error)) return false;
    const now = performance.now();
    this.#since ??= now;
    if (!this.#isLogged && now - this.#foundAt >= SAME_OUTAGE_MS) {
      this.#log.error({ err: error }, 'The database is lost; it is looked for');
      this.#isLogged = true;
    }
    return true;
  }

  /** Records that a query was answered. */
  answered(): void {
    if (this.#since === null) return;
    const now = performance.now();
    const seconds = Math.round((now - this.#since) / 100) / 10;
    if (this.#isLogged) this.#log.info({ seconds }, 'The database is found again');
    this.#since = null;
    this.#isLogged = false;
    this.#foundAt = now;
  }
}

function isOfOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, message, cause } = error as Error & { code?: string };
  return (
    GONE.test(`${code} ${name} ${message}`) || isOfOutage(cause) || GONE.test(JSON.stringify(cause) ?? '')
  );
}
