import type { FastifyBaseLogger } from 'fastify';
import type { Connections } from '#graph/prisma/databases.ts';
import { sendNextEmails } from './sendNextEmails.ts';
import type { EmailTransport } from './transport/createEmailTransport.ts';

export interface EmailSender extends Connections {
  transport: EmailTransport;
  /** Sender address of emails. The store's own address by default. */
  address?: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
}

/** Sends all due emails one after another. Stops between two emails when the signal is aborted. */
export async function sendDueEmails(
  sender: EmailSender,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  while (!signal?.aborted && (await sendNextEmails(sender))) {}
}
