import type { FastifyBaseLogger } from 'fastify';

/** Codes and messages of drivers and Prisma for an unreachable database. */
const UNREACHABLE =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|PROTOCOL_CONNECTION_LOST|ER_SERVER_SHUTDOWN|P100[12]|P1017|P2024|P2028|pool timeout|pool failed to retrieve|Connection lost|closed state|Server shutdown|DatabaseNotReachable|ConnectionClosed|SocketTimeout|socket has unexpectedly been closed/i;

/**
 * After a recovery, pools still contain connections that broke during the outage. Their errors are part of that outage.
 */
const RECOVERY_GRACE_MS = 10_000;

/** Logs each outage of the database once at its start and once at its end, regardless of how many queries fail. */
export class DatabaseOutage {
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  #startedAt: number | null = null;
  #isLogged = false;
  #recoveredAt = Number.NEGATIVE_INFINITY;

  constructor(log: Pick<FastifyBaseLogger, 'error' | 'info'>) {
    this.#log = log;
  }

  /** Records the error of a query. Returns true if the error means that the database is unreachable. */
  recordError(error: unknown): boolean {
    if (!isOutageError(error)) return false;
    const now = performance.now();
    this.#startedAt ??= now;
    if (!this.#isLogged && now - this.#recoveredAt >= RECOVERY_GRACE_MS) {
      this.#log.error({ err: error }, 'The database is unreachable; reconnecting');
      this.#isLogged = true;
    }
    return true;
  }

  /** Records a successful query. */
  recordSuccess(): void {
    if (this.#startedAt === null) return;
    const now = performance.now();
    const seconds = Math.round((now - this.#startedAt) / 100) / 10;
    if (this.#isLogged) this.#log.info({ seconds }, 'The database is reachable again');
    this.#startedAt = null;
    this.#isLogged = false;
    this.#recoveredAt = now;
  }
}

function isOutageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, message, cause } = error as Error & { code?: string };
  return (
    UNREACHABLE.test(`${code} ${name} ${message}`) ||
    isOutageError(cause) ||
    UNREACHABLE.test(JSON.stringify(cause) ?? '')
  );
}
