/** Where nothing else is said, a server has so many connections for Prisma, and as many without it. */
export const CONNECTIONS = 10;

/** How long a connection may take to be made, ms. */
const CONNECT_MS = 3000;

/**
 * What is said on each connection before it is used. Whoever waits for a row is told so before a person would have given up;
 * values are escaped on this side, which holds only where the server knows a backslash as an escape; and what the database
 * writes down as now is in UTC, as all times are.
 */
export const SESSION_SETTINGS =
  "SET SESSION innodb_lock_wait_timeout = 5, time_zone = '+00:00', sql_mode = REPLACE(@@sql_mode, 'NO_BACKSLASH_ESCAPES', '')";

/** What a `mysql://` or `mariadb://` URL says, as the drivers of both take it. Times are in UTC. */
export function connectionOptions(databaseUrl: string, connectionLimit = CONNECTIONS) {
  const url = new URL(databaseUrl);
  return {
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
    connectTimeout: CONNECT_MS,
    connectionLimit,
    timezone: 'Z',
  };
}
