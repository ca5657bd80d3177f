import type { InboxTrouble } from '#web/graphql/types.generated.ts';

/** What is wrong with a mailbox, and what helps. */
export const inboxTroubles: Record<InboxTrouble, string> = {
  HOST_NOT_FOUND: /*i18n*/ 'No machine has this server’s name. Check its spelling.',
  NO_ANSWER:
    /*i18n*/ 'The server does not answer. Check its name and port, and whether a firewall stands between.',
  REFUSED:
    /*i18n*/ 'The server refuses the connection. Its port may be another: 993 with encryption, 143 without.',
  NOT_ENCRYPTED: /*i18n*/ 'The connection cannot be encrypted, or the server’s certificate is not good.',
  LOGIN:
    /*i18n*/ 'The server does not take this user and password. Many providers want a password made for apps.',
  FOLDER: /*i18n*/ 'There is no such folder in the mailbox.',
  OTHER: /*i18n*/ 'The mailbox cannot be read. The log of the server says why.',
};
