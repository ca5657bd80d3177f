/** Error of a database driver. */
interface Failure {
  code?: string;
  message?: string;
}

/**
 * Returns a sentence that states why a database cannot be used and which setting to change. Undefined for other errors,
 * such as a missing database. The password is never included.
 */
export function describeDatabaseProblem(error: unknown, databaseUrl: string): string | undefined {
  const { code = '', message = '' } = error as Failure;
  const { host, hostname, username, pathname } = new URL(databaseUrl);
  const user = decodeURIComponent(username);
  const name = decodeURIComponent(pathname.slice(1));
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${hostname} of DATABASE_URL was not found (${code}). Check its spelling.`;
    case 'ECONNREFUSED':
      return `Nothing listens at ${host}, the address in DATABASE_URL. Check that the database is running and that the port is right.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `The database at ${host} (DATABASE_URL) does not respond (${code}). Check whether a firewall blocks this machine.`;
    case 'PROTOCOL_CONNECTION_LOST':
    case 'ECONNRESET':
    case 'EPIPE':
      return `The server at ${host} (DATABASE_URL) closed the connection: ${message}`;
    case 'PROTOCOL_UNEXPECTED_PACKET':
    case 'PROTOCOL_INCORRECT_PACKET_SEQUENCE':
      return `The server at ${host} (DATABASE_URL) is not a MySQL or MariaDB server.`;
    case 'ER_ACCESS_DENIED_ERROR':
    case 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR':
      return `The database at ${host} rejects the user ${user || '(none)'}. Check the user and password in DATABASE_URL.`;
    case 'ER_DBACCESS_DENIED_ERROR':
      return (
        `The user ${user} of DATABASE_URL has no access to the database ${name}. Create it if it does not exist: ` +
        `CREATE DATABASE ${name}; GRANT ALL ON ${name}.* TO '${user}';`
      );
    case 'ER_HOST_NOT_PRIVILEGED':
      return `The database at ${host} (DATABASE_URL) does not allow connections from this machine.`;
    case 'ER_CON_COUNT_ERROR':
      return `The database at ${host} (DATABASE_URL) accepts no more connections.`;
    default:
      return undefined;
  }
}
