/** Default size of each connection pool, for Prisma and for direct access. */
export const DEFAULT_CONNECTIONS = 10;

/** Time limit for opening a connection, in ms. */
const CONNECT_TIMEOUT_MS = 3000;

/**
 * Settings of each connection. A lock wait ends before a person would give up. Backslashes are escapes, because the
 * client relies on them to escape values safely. The current time is in UTC, like all stored times.
 */
export const SESSION_SETTINGS =
  "SET SESSION innodb_lock_wait_timeout = 5, time_zone = '+00:00', sql_mode = REPLACE(@@sql_mode, 'NO_BACKSLASH_ESCAPES', '')";

/** Returns the options of a `mysql://` or `mariadb://` URL for both drivers. Times are in UTC. */
export function parseConnectionOptions(databaseUrl: string, connectionLimit = DEFAULT_CONNECTIONS) {
  const url = new URL(databaseUrl);
  return {
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
    connectTimeout: CONNECT_TIMEOUT_MS,
    connectionLimit,
    timezone: 'Z',
  };
}
