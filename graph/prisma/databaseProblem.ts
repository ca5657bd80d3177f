/** As the drivers tell it. */
interface Failure {
  code?: string;
  message?: string;
}

/**
 * Why a database cannot be used, in a sentence that names the setting and what to do; undefined where the error is another
 * one, such as a database that is not there yet. The password is not repeated.
 */
export function databaseProblem(error: unknown, databaseUrl: string): string | undefined {
  const { code = '', message = '' } = error as Failure;
  const { host, hostname, username, pathname } = new URL(databaseUrl);
  const user = decodeURIComponent(username);
  const name = decodeURIComponent(pathname.slice(1));
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${hostname} of DATABASE_URL is not found (${code}). Is it written right?`;
    case 'ECONNREFUSED':
      return `Nothing listens at ${host}, where DATABASE_URL says the database is. Is it running, and is the port right?`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `The database at ${host} (DATABASE_URL) does not answer (${code}). Does a firewall keep this machine out?`;
    case 'PROTOCOL_CONNECTION_LOST':
    case 'ECONNRESET':
    case 'EPIPE':
      return `What answers at ${host} (DATABASE_URL) ended the connection: ${message}`;
    case 'PROTOCOL_UNEXPECTED_PACKET':
    case 'PROTOCOL_INCORRECT_PACKET_SEQUENCE':
      return `What answers at ${host} (DATABASE_URL) is no MySQL or MariaDB server.`;
    case 'ER_ACCESS_DENIED_ERROR':
    case 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR':
      return `The database at ${host} refuses the user ${user || '(none)'}. Are user and password of DATABASE_URL right?`;
    case 'ER_DBACCESS_DENIED_ERROR':
      return (
        `The user ${user} of DATABASE_URL may not use the database ${name}. Where it does not exist yet, make it: ` +
        `CREATE DATABASE ${name}; GRANT ALL ON ${name}.* TO '${user}';`
      );
    case 'ER_HOST_NOT_PRIVILEGED':
      return `The database at ${host} (DATABASE_URL) lets nobody in from this machine.`;
    case 'ER_CON_COUNT_ERROR':
      return `The database at ${host} (DATABASE_URL) takes no more connections.`;
    default:
      return undefined;
  }
}
