import type { Inbox, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { InboxProblem } from '#graph/schema/schema.generated.ts';

/** Returns the state of the mailbox that replies are fetched from; null if there is none. */
export async function readMailboxState(prisma: Pick<PrismaClient, 'inbox'>) {
  const inbox = await prisma.inbox.findFirst({ where: { id: 1, isPolling: true } });
  if (!inbox) return null;
  const { polledAt, failingSince, lastResponse, nextPollAt } = inbox;
  return {
    polledAt,
    failingSince,
    lastError: inbox.lastError as InboxProblem | null,
    lastResponse,
    nextPollAt,
  };
}

/** Returns how long the mailbox has been unreadable, in ms; 0 if it can be read. */
export function getMailboxFailureMs({ failingSince }: Pick<Inbox, 'failingSince'>, now: Date): number {
  return failingSince ? Math.max(now.getTime() - failingSince.getTime(), 0) : 0;
}
