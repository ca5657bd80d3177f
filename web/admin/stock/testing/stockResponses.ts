import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import type { StockItem_AllFragment } from '../desk/Stock.generated.ts';
import type { Location_AllFragment } from '../locations/Locations.generated.ts';

/** What the store says something is. */
export function named<Fields extends object>(__typename: string, fields: Fields): Fields {
  return { __typename, ...fields };
}

export const shop: Location_AllFragment = named('Location', {
  id: 'shop',
  name: 'Shop',
  kind: 'SHOP',
  servesOrders: true,
  position: 0,
  isActive: true,
  isMain: true,
  version: 1,
});

export const workshop: Location_AllFragment = {
  ...shop,
  id: 'workshop',
  name: 'Workshop',
  kind: 'WORKSHOP',
  servesOrders: false,
  position: 1,
  isMain: false,
};

/** Four rings of a size in the shop, unless said otherwise. */
export function stockItem(given: Partial<StockItem_AllFragment> = {}): StockItem_AllFragment {
  return named('StockItem', {
    id: 'ring-12',
    sku: 'RING-12',
    size: '12',
    price: 5_000,
    weightMg: 4_000,
    forSale: 4,
    quantity: 4,
    held: 0,
    incoming: 0,
    lowStock: null,
    lowAt: 1,
    isOneOfAKind: false,
    state: 'ENOUGH',
    product: named('Product', { id: 'ring', name: 'Himal ring', category: 'GOLD', type: 'RINGS' } as const),
    levels: [levelAt(shop, 4)],
    ...given,
  });
}

/** How many a location has of a size. */
export function levelAt({ id, name }: Location_AllFragment, quantity: number) {
  const location = named('Location', { id, name });
  return named('StockAtLocation', { location, quantity, held: 0, incoming: 0 });
}

export type Answer = (variables: Record<string, unknown>) => object;

/** Answers each operation by its name, with what is named of its types; any other is never answered. */
export function answering(answers: Record<string, Answer>): ApolloLink {
  return new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const answer = answers[operationName];
        if (!answer) return;
        observer.next({ data: answer(variables) });
        observer.complete();
      }),
  );
}

/** A page of a list, as each of them is answered. */
export function pageOf(name: string, nodes: readonly object[]) {
  return named(`${name}Connection`, {
    edges: nodes.map((node) => named(`${name}Edge`, { node })),
    pageInfo: named('PageInfo', { hasNextPage: false, endCursor: null }),
    totalCount: nodes.length,
  });
}
