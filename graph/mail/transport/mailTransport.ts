import type { MimeMessage } from '../mimeMessage.ts';
import { folderTransport } from './folderTransport.ts';
import { smtpTransport } from './smtpTransport.ts';

/** Takes letters to where they are read. */
export interface MailTransport {
  /**
   * Answers once the letter was taken. `beforeHandOver` runs after all is agreed and before the first byte leaves;
   * where it throws, nothing is sent. Throws a MailRefused where the other side said no; after any other failure
   * nobody knows whether it has the letter, if it was being handed over.
   */
  deliver(letter: MimeMessage, beforeHandOver: () => Promise<void>): Promise<void>;
}

/** A mail server where one is named; otherwise a folder in which each letter is an .eml file. */
export function mailTransport({ smtpUrl, folder }: { smtpUrl?: string; folder: string }): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : folderTransport(folder);
}
