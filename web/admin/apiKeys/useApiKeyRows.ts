import { readChosen } from '../list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { matchesSearch, paginate } from '../list/paginate.ts';
import { type ApiKeys_KeyFragment, useApiKeysQuery } from './ApiKeys.generated.ts';
import { KEY_STATES, SCOPES } from './apiKeyTexts.ts';

type Row = ApiKeys_KeyFragment;

const ORDERS: Record<string, (one: Row, other: Row) => number> = {
  NEWEST: (one, other) => other.createdAt.localeCompare(one.createdAt),
  LAST_USED: (one, other) => (other.lastUsedAt ?? '').localeCompare(one.lastUsedAt ?? ''),
  ENDS_FIRST: (one, other) => toEnd(one).localeCompare(toEnd(other)),
  NAME: (one, other) => one.name.localeCompare(other.name),
};

/** Keys that never expire sort last. */
function toEnd({ expiresAt }: Row): string {
  return expiresAt ?? '9';
}

export function useApiKeyRows(query: ListQuery): ListRows<Row> {
  const { data, ...asked } = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const matching = data?.apiKeys.filter((key) => matches(key, query)).toSorted(ORDERS[query.sort[0] ?? '']);
  return paginate(matching, query, asked);
}

function matches(key: Row, { filter, search }: ListQuery): boolean {
  const { name, prefix, scopes } = key;
  return (
    matchesSearch([name, prefix], search) &&
    (readChosen(filter.state, KEY_STATES)?.includes(key.state) ?? true) &&
    (readChosen(filter.scope, SCOPES)?.some((scope) => scopes.includes(scope)) ?? true)
  );
}
