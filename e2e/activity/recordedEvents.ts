import type { Page, Request } from '@playwright/test';
import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';

/** Returns the stored activity of an account, oldest first, as `type` and the fields of that type. */
export async function readStoredActivities(prisma: PrismaClient, { id: userId }: User) {
  const activities = await prisma.activity.findMany({
    where: { userId },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  return activities.map(({ type, data }) => ({ type, ...(data as Record<string, unknown>) }));
}

export async function findActivityTypes(prisma: PrismaClient, user: User): Promise<string[]> {
  return (await readStoredActivities(prisma, user)).map(({ type }) => type);
}

/** Collects the batches that the page sends from now on. */
export function collectBatches(page: Page): Record<string, unknown>[][] {
  const batches: Record<string, unknown>[][] = [];
  page.on('request', (request) => {
    const activities = readBatch(request);
    if (activities) batches.push(activities);
  });
  return batches;
}

function readBatch(request: Request): Record<string, unknown>[] | undefined {
  if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return undefined;
  const { operationName, variables } = request.postDataJSON();
  return operationName === 'RecordActivity' ? variables.input.browsingData?.activities : undefined;
}

/** Collects the names of activity operations that the page sends from now on. */
export function collectActivityOperations(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    const [operation] =
      /RecordActivity|SaveSessionData|TrackProductView/.exec(request.postData() ?? '') ?? [];
    if (operation) operations.push(operation);
  });
  return operations;
}

/** Simulates hiding or showing the tab. */
export function setTabVisible(page: Page, isShown: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isShown);
}
