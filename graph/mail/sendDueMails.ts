import type { FastifyBaseLogger } from 'fastify';
import type { Connections } from '#graph/prisma/databases.ts';
import { sendNextMails } from './sendNextMails.ts';
import type { MailTransport } from './transport/mailTransport.ts';

export interface MailSender extends Connections {
  transport: MailTransport;
  /** The address that mails come from; the store's own where none is set. */
  address?: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The clock. */
  now: () => Date;
}

/** Sends all mails that are due, one after another; stops early, between two, when the signal says so. */
export async function sendDueMails(
  sender: MailSender,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  while (!signal?.aborted && (await sendNextMails(sender))) {}
}
