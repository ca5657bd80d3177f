import type { FastifyBaseLogger } from 'fastify';

/** What drivers and Prisma say of a database that is not there, by code or by word. */
const GONE =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|PROTOCOL_CONNECTION_LOST|ER_SERVER_SHUTDOWN|P100[12]|P1017|P2024|P2028|pool timeout|pool failed to retrieve|Connection lost|closed state|Server shutdown|DatabaseNotReachable|ConnectionClosed|SocketTimeout/i;

/** Tells once that the database is lost, and once that it is found again, however often it is missed in between. */
export class DatabaseOutage {
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  #since: number | null = null;

  constructor(log: Pick<FastifyBaseLogger, 'error' | 'info'>) {
    this.#log = log;
  }

  /** Notes an error; answers whether it is one of a database that is not there. */
  notes(error: unknown): boolean {
    if (!isOfOutage(error)) return false;
    if (this.#since === null) this.#log.error({ err: error }, 'The database is lost; it is looked for');
    this.#since ??= performance.now();
    return true;
  }

  /** Notes that it has answered. */
  answered(): void {
    if (this.#since === null) return;
    const seconds = Math.round((performance.now() - this.#since) / 100) / 10;
    this.#since = null;
    this.#log.info({ seconds }, 'The database is found again');
  }
}

function isOfOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, message, cause } = error as Error & { code?: string };
  return (
    GONE.test(`${code} ${name} ${message}`) || isOfOutage(cause) || GONE.test(JSON.stringify(cause) ?? '')
  );
}
