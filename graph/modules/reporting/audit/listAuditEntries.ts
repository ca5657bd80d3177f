import type { ReadContext } from '#graph/context.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { AuditEntry, Prisma } from '#graph/prisma/generated/client.ts';
import type { AuditFilter, InputMaybe, QueryAuditEntriesArgs } from '#graph/schema/schema.generated.ts';
import { buildAuditCondition } from './buildAuditCondition.ts';

export type AuditPage = Page<AuditEntry>;

const newestFirst = createKeyset<AuditEntry, Prisma.AuditEntryWhereInput>({
  at: desc(instant),
  id: desc(text),
});

/** Lists the changes made by staff and API keys. */
export async function listAuditEntries(
  context: ReadContext,
  { filter, ...args }: Partial<QueryAuditEntriesArgs>,
): Promise<AuditPage> {
  const { prisma } = context;
  const search = filter?.search?.trim();
  const searchFilter = search ? await buildAuditCondition(context, search) : {};
  const where = { AND: [buildCondition(filter), searchFilter] };
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
