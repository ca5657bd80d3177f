import { Gauge, type Registry } from 'prom-client';
import { mailboxFailingMs, mailboxState } from '#graph/modules/messages/mailboxState.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** For how long replies could not be fetched; nothing while no mailbox is read, or the database is away. */
export function addMailboxMetrics(registry: Registry, prisma: PrismaClient): void {
  const failing = new Gauge({
    name: 'store_mailbox_failing_seconds',
    help: 'For how long the mailbox that replies are fetched from could not be read; 0 where it can.',
    registers: [registry],
    async collect() {
      const mailbox = await mailboxState(prisma).catch(() => null);
      failing.remove();
      if (mailbox) failing.set(mailboxFailingMs(mailbox, new Date()) / 1000);
    },
  });
}
