import type { MimeMessage } from '../mimeMessage.ts';
import { createFolderTransport } from './createFolderTransport.ts';
import { createSmtpTransport } from './createSmtpTransport.ts';

/** Delivers emails to a mail server or folder. */
export interface EmailTransport {
  /**
   * Resolves once the email has been accepted. `beforeSend` runs after the envelope has been accepted and before the
   * first byte of content; if it throws, nothing is sent. Throws EmailRejection if the server rejects the email. After
   * any other failure during the handover it is unknown whether the email arrived.
   */
  deliver(letter: MimeMessage, beforeSend: () => Promise<void>): Promise<void>;
}

/** Returns a transport to the mail server if one is configured, otherwise to a folder of .eml files. */
export function createEmailTransport({
  smtpUrl,
  folder,
}: {
  smtpUrl?: string;
  folder: string;
}): EmailTransport {
  return smtpUrl ? createSmtpTransport(smtpUrl) : createFolderTransport(folder);
}
