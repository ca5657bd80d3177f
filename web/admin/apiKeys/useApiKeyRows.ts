import { parseChoice } from '../list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { matchesSearch, paginate } from '../list/paginate.ts';
import { type ApiKeys_KeyFragment, useApiKeysQuery } from './ApiKeys.generated.ts';
import { KEY_STATES, SCOPES } from './apiKeyTexts.ts';

type Row = ApiKeys_KeyFragment;

const COMPARATORS: Record<string, (a: Row, b: Row) => number> = {
  NEWEST: (a, b) => b.createdAt.localeCompare(a.createdAt),
  LAST_USED: (a, b) => (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? ''),
  ENDS_FIRST: (a, b) => getExpiry(a).localeCompare(getExpiry(b)),
  NAME: (a, b) => a.name.localeCompare(b.name),
};

/** Keys that never expire sort last. */
function getExpiry({ expiresAt }: Row): string {
  return expiresAt ?? '9';
}

export function useApiKeyRows(query: ListQuery): ListRows<Row> {
  const { data, ...queryState } = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const matchingKeys = data?.apiKeys
    .filter((key) => matches(key, query))
    .toSorted(COMPARATORS[query.sort[0] ?? '']);
  return paginate(matchingKeys, query, queryState);
}

function matches(key: Row, { filter, search }: ListQuery): boolean {
  const { name, prefix, scopes } = key;
  return (
    matchesSearch([name, prefix], search) &&
    (parseChoice(filter.state, KEY_STATES)?.includes(key.state) ?? true) &&
    (parseChoice(filter.scope, SCOPES)?.some((scope) => scopes.includes(scope)) ?? true)
  );
}
