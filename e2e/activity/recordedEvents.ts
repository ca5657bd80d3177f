import type { Page, Request } from '@playwright/test';
import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';

/** The activities that the store keeps of the account, the oldest first, as `type` and the fields of the type. */
export async function readStored(prisma: PrismaClient, { id: userId }: User) {
  const activities = await prisma.activity.findMany({
    where: { userId },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  return activities.map(({ type, data }) => ({ type, ...(data as Record<string, unknown>) }));
}

export async function findTypes(prisma: PrismaClient, user: User): Promise<string[]> {
  return (await readStored(prisma, user)).map(({ type }) => type);
}

/** The batches that the page sends from now on. */
export function toBatches(page: Page): Record<string, unknown>[][] {
  const batches: Record<string, unknown>[][] = [];
  page.on('request', (request) => {
    const activities = batchIn(request);
    if (activities) batches.push(activities);
  });
  return batches;
}

function batchIn(request: Request): Record<string, unknown>[] | undefined {
  if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return undefined;
  const { operationName, variables } = request.postDataJSON();
  return operationName === 'RecordActivity' ? variables.input.browsingData?.activities : undefined;
}

/** What the page tells of its visitor from now on: the operations. */
export function sentActivity(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const [operation] =
      /RecordActivity|SaveSessionData|TrackProductView/.exec(request.postData() ?? '') ?? [];
    if (operation) sent.push(operation);
  });
  return sent;
}

/** The browser tells the page that its tab is hidden, or shown. */
export function showTab(page: Page, isShown: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isShown);
}
