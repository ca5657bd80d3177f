import { Gauge, type Registry } from 'prom-client';
import { getMailboxFailureMs, readMailboxState } from '#graph/modules/messages/readMailboxState.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Adds the time for which replies could not be fetched. No value without a mailbox or while the database is down. */
export function addMailboxMetrics(registry: Registry, prisma: PrismaClient): void {
  const failureGauge = new Gauge({
    name: 'store_mailbox_failing_seconds',
    help: 'Time since the mailbox with replies became unreadable; 0 if it can be read.',
    registers: [registry],
    async collect() {
      const mailbox = await readMailboxState(prisma).catch(() => null);
      failureGauge.remove();
      if (mailbox) failureGauge.set(getMailboxFailureMs(mailbox, new Date()) / 1000);
    },
  });
}
