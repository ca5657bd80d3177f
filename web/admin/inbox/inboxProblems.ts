import type { InboxProblem } from '#web/graphql/types.generated.ts';

/** Messages for mailbox problems, with advice. */
export const inboxProblems: Record<InboxProblem, string> = {
  HOST_NOT_FOUND: /*i18n*/ 'No server with this name was found. Check the spelling.',
  NO_RESPONSE: /*i18n*/ 'The server does not respond. Check its name and port, and any firewall in between.',
  REFUSED:
    /*i18n*/ 'The server refused the connection. Check the port: usually 993 with TLS, or 143 with STARTTLS.',
  NOT_ENCRYPTED: /*i18n*/ 'The connection cannot be encrypted, or the server’s certificate is not valid.',
  LOGIN:
    /*i18n*/ 'The server rejected this username and password. Many providers require a separate app password.',
  FOLDER: /*i18n*/ 'The mailbox has no folder with this name.',
  OTHER: /*i18n*/ 'The mailbox could not be read. The server log shows why.',
};
