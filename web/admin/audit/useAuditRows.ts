import type { AuditFilter } from '#web/graphql/types.generated.ts';
import { toInstants } from '../list/filters/rangeValues.ts';
import type { FilterValue } from '../list/listFilter.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { toRows } from '../list/toRows.ts';
import { type AuditPage_EntryFragment, useAuditLogQuery } from './AuditPage.generated.ts';

export function useAuditRows(query: ListQuery): ListRows<AuditPage_EntryFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useAuditLogQuery({
    variables: { filter: auditFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toRows(data?.auditEntries, asked);
}

/** What the server is asked to keep. */
export function auditFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): AuditFilter {
  const { actor, entity, entityId, action, at } = filter;
  return {
    search: search || undefined,
    actorId: only(actor),
    entity: only(entity),
    entityId: only(entityId),
    action: only(action),
    ...toInstants(at),
  };
}

function only(value: FilterValue | undefined): string | undefined {
  const [text] = [value].flat();
  return typeof text === 'string' ? text.trim() : undefined;
}
