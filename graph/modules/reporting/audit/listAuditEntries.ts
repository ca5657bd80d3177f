import type { Reading } from '#graph/context.ts';
import { desc, instant, keyset, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { AuditEntry, Prisma } from '#graph/prisma/generated/client.ts';
import type { AuditFilter, InputMaybe, QueryAuditEntriesArgs } from '#graph/schema/schema.generated.ts';
import { aboutSearched } from './aboutSearched.ts';

export type AuditPage = Page<AuditEntry>;

const newestFirst = keyset<AuditEntry, Prisma.AuditEntryWhereInput>({ at: desc(instant), id: desc(text) });

/** What staff and programs changed. */
export async function listAuditEntries(
  context: Reading,
  { filter, ...args }: Partial<QueryAuditEntriesArgs>,
): Promise<AuditPage> {
  const { prisma } = context;
  const search = filter?.search?.trim();
  const about = search ? await aboutSearched(context, search) : {};
  const where = { AND: [buildCondition(filter), about] };
  return readTable(prisma.auditEntry, { ...args, where, order: newestFirst });
}

function buildCondition(filter: InputMaybe<AuditFilter> | undefined): Prisma.AuditEntryWhereInput {
  const { actorId, entity, entityId, action, from, to } = filter ?? {};
  return {
    ...(actorId != null && { actorId }),
    ...(entity != null && { entity }),
    ...(entityId != null && { entityId }),
    ...(action != null && { action }),
    at: { gte: from ?? undefined, lt: to ?? undefined },
  };
}
