import type { Inbox, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { InboxTrouble } from '#graph/schema/schema.generated.ts';

/** How the mailbox is that replies are fetched from; null where none is. */
export async function mailboxState(prisma: Pick<PrismaClient, 'inbox'>) {
  const inbox = await prisma.inbox.findFirst({ where: { id: 1, isPolling: true } });
  if (!inbox) return null;
  const { polledAt, failingSince, lastSaid, nextPollAt } = inbox;
  return { polledAt, failingSince, lastError: inbox.lastError as InboxTrouble | null, lastSaid, nextPollAt };
}

/** Since when it could not be read, in milliseconds; 0 where it can. */
export function mailboxFailingMs({ failingSince }: Pick<Inbox, 'failingSince'>, now: Date): number {
  return failingSince ? Math.max(now.getTime() - failingSince.getTime(), 0) : 0;
}
