import type { ReadContext } from '#graph/context.ts';
import type { Deletion, DeletionKind, Prisma } from '#graph/prisma/generated/client.ts';
import type { DeletionConnection } from '#graph/schema/schema.generated.ts';
import { asc, createKeyset, instant, type Keyset, text } from './keyset.ts';
import type { PageArgs } from './page.ts';
import { readChanges } from './readChanges.ts';

/** Sort order for the deletions of one kind of object, oldest first. */
function createDeletionOrder(kind: DeletionKind): Keyset<Deletion, Prisma.DeletionWhereInput> {
  return createKeyset({ deletedAt: asc(instant), id: asc(text) }, kind);
}

/** Returns a page of deleted objects of a kind. */
export async function listDeletions(
  { prisma }: Pick<ReadContext, 'prisma'>,
  kind: DeletionKind,
  { from, ...args }: PageArgs & { from?: Date | null },
): Promise<DeletionConnection> {
  const where = { kind };
  const { edges, pageInfo } = await readChanges(prisma, prisma.deletion, {
    ...args,
    where,
    order: createDeletionOrder(kind),
    timeColumn: 'deletedAt',
    from,
    isComplete: true,
  });
  return {
    edges: edges.map(({ cursor, node: { subjectId, label, deletedAt } }) => ({
      cursor,
      node: { id: subjectId, label, deletedAt },
    })),
    pageInfo,
  };
}
