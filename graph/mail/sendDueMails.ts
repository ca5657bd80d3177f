import type { FastifyBaseLogger } from 'fastify';
import type { Connections } from '#graph/prisma/databases.ts';
import { sendNextMails } from './sendNextMails.ts';
import type { MailTransport } from './transport/mailTransport.ts';

export interface MailSender extends Connections {
  transport: MailTransport;
  /** Sender address of emails. The store's own address by default. */
  address?: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
}

/** Sends all due emails one after another. Stops between two emails when the signal is aborted. */
export async function sendDueMails(
  sender: MailSender,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  while (!signal?.aborted && (await sendNextMails(sender))) {}
}
