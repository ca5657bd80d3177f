import type { AuditFilter } from '#web/graphql/types.generated.ts';
import { toInstants } from '../list/filters/rangeValues.ts';
import type { FilterValue } from '../list/listFilter.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { toListRows } from '../list/toListRows.ts';
import { type AuditPage_EntryFragment, useAuditLogQuery } from './AuditPage.generated.ts';

export function useAuditRows(query: ListQuery): ListRows<AuditPage_EntryFragment> {
  const { first, after, offset } = query;
  const { data, ...queryState } = useAuditLogQuery({
    variables: { filter: toAuditFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.auditEntries, queryState);
}

/** Converts the list's filters and search into the query's filter. */
export function toAuditFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): AuditFilter {
  const { actor, entity, entityId, action, at } = filter;
  return {
    search: search || undefined,
    actorId: toSingleValue(actor),
    entity: toSingleValue(entity),
    entityId: toSingleValue(entityId),
    action: toSingleValue(action),
    ...toInstants(at),
  };
}

function toSingleValue(value: FilterValue | undefined): string | undefined {
  const [text] = [value].flat();
  return typeof text === 'string' ? text.trim() : undefined;
}
