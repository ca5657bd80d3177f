import type { GraphContext } from '#graph/context.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page, PageArgs } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Activity, Prisma } from '#graph/prisma/generated/client.ts';

export type ActivityPage = Page<Activity>;

const newestFirst = createKeyset<Activity, Prisma.ActivityWhereInput>({ at: desc(instant), id: desc(text) });

/** Returns the stored activity of an account. */
export function listActivities(
  { prisma }: GraphContext,
  userId: string,
  args: PageArgs,
): Promise<ActivityPage> {
  const where = { userId };
  return readTable(prisma.activity, { ...args, where, order: newestFirst });
}
