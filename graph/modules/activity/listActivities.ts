import type { GraphContext } from '#graph/context.ts';
import { desc, instant, keyset, text } from '#graph/pagination/keyset.ts';
import { type Page, type PageArgs, readPage } from '#graph/pagination/page.ts';
import type { Activity, Prisma } from '#graph/prisma/generated/client.ts';

export type ActivityPage = Page<Activity>;

const newestFirst = keyset<Activity, Prisma.ActivityWhereInput>({ at: desc(instant), id: desc(text) });

/** What is kept of an account's activity. */
export function listActivities(
  { prisma }: GraphContext,
  userId: string,
  args: PageArgs,
): Promise<ActivityPage> {
  const where = { userId };
  return readPage(args, {
    order: newestFirst,
    find: ({ after, ...page }) => prisma.activity.findMany({ where: { AND: [where, after ?? {}] }, ...page }),
    count: () => prisma.activity.count({ where }),
  });
}
