import { readChosen } from '../list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '../list/listDefinition.ts';
import { holds, toPart } from '../list/toPart.ts';
import { type Collections_CollectionFragment, useCollectionsListQuery } from './Collections.generated.ts';
import { NEPALI_STATES, nepaliState } from './nepaliState.ts';

type Row = Collections_CollectionFragment;

/** The shop's order is the server's. */
const ORDERS: Record<string, (one: Row, other: Row) => number> = {
  NAME: (one, other) => one.name.localeCompare(other.name),
  PRODUCTS: (one, other) => other.productCount - one.productCount,
};

export function useCollectionRows(query: ListQuery): ListRows<Row> {
  const { data, ...asked } = useCollectionsListQuery({ fetchPolicy: 'cache-and-network' });
  const matching = data?.collections.filter((collection) => matches(collection, query));
  const order = ORDERS[query.sort[0] ?? ''];
  return toPart(order ? matching?.toSorted(order) : matching, query, asked);
}

function matches(collection: Row, { filter, search }: ListQuery): boolean {
  const { name, nameNe, summary, slug } = collection;
  return (
    holds([name, nameNe ?? '', summary, slug], search) &&
    (readChosen(filter.nepali, NEPALI_STATES)?.includes(nepaliState(collection)) ?? true)
  );
}
