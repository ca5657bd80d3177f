/** What a `mysql://` or `mariadb://` URL says, as the drivers of both take it. Times are in UTC. */
export function connectionOptions(databaseUrl: string) {
  const url = new URL(databaseUrl);
  return {
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
    connectionLimit: Number(url.searchParams.get('connection_limit') ?? 10),
    timezone: 'Z',
  };
}
