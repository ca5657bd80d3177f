import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import type { StockItem_AllFragment } from '../levels/Stock.generated.ts';
import type { Location_AllFragment } from '../locations/Locations.generated.ts';

/** Adds the type name that the API returns. */
export function addTypename<Fields extends object>(__typename: string, fields: Fields): Fields {
  return { __typename, ...fields };
}

export const shop: Location_AllFragment = addTypename('Location', {
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

/** Builds a variant with four rings in the shop, with overrides. */
export function createStockItem(overrides: Partial<StockItem_AllFragment> = {}): StockItem_AllFragment {
  return addTypename('StockItem', {
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
    lowStockThreshold: 1,
    isOneOfAKind: false,
    state: 'ENOUGH',
    product: addTypename('Product', {
      id: 'ring',
      name: 'Himal ring',
      category: 'GOLD',
      type: 'RINGS',
    } as const),
    levels: [createStockLevel(shop, 4)],
    ...overrides,
  });
}

/** Builds the stock level of a location. */
export function createStockLevel({ id, name }: Location_AllFragment, quantity: number) {
  const location = addTypename('Location', { id, name });
  return addTypename('StockAtLocation', { location, quantity, held: 0, incoming: 0 });
}

export type MockResponse = (variables: Record<string, unknown>) => object;

/** Mocks responses by operation name. Other operations never get a response. */
export function mockResponses(responses: Record<string, MockResponse>): ApolloLink {
  return new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const result = responses[operationName];
        if (!result) return;
        observer.next({ data: result(variables) });
        observer.complete();
      }),
  );
}

/** Builds a page of a list as the API returns it. */
export function createPage(name: string, nodes: readonly object[]) {
  return addTypename(`${name}Connection`, {
    edges: nodes.map((node) => addTypename(`${name}Edge`, { node })),
    pageInfo: addTypename('PageInfo', { hasNextPage: false, endCursor: null }),
    totalCount: nodes.length,
  });
}
