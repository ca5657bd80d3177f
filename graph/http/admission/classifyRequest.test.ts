import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { classifyRequest } from './classifyRequest.ts';

const INPUT = '(input: {})';

test.each([
  ['a list', '{ products { totalCount } }', 'read'],
  ['a quote', `query { quote${INPUT} { errors { code } } }`, 'purchase'],
  ['an order', `mutation Buy { placeOrder${INPUT} { errors { code } } }`, 'purchase'],
  [
    'an order through a fragment',
    `mutation { ...f } fragment f on Mutation { placeOrder${INPUT} { __typename } }`,
    'purchase',
  ],
  ['a payment', `mutation { startPayment${INPUT} { errors { code } } }`, 'purchase'],
  ['a product view', `mutation { trackProductView${INPUT} { stored } }`, 'other'],
  ['a wishlist change', `mutation { addToWishlist${INPUT} { errors { code } } }`, 'other'],
  ['a sign-in', `mutation { login${INPUT} { errors { code } } }`, 'other'],
  ['a staff mutation', `mutation { adminCancelOrder${INPUT} { errors { code } } }`, 'read'],
  ['a read with the alias of an order', '{ placeOrder: products { totalCount } }', 'read'],
  ['a read with a quote', `{ quote${INPUT} { errors { code } } products { totalCount } }`, 'read'],
  [
    'a product view with an order',
    `mutation { placeOrder${INPUT} { __typename } trackProductView${INPUT} { stored } }`,
    'other',
  ],
  [
    'a read that mentions orders',
    '# mutation placeOrder\nquery mutation { products(filter: { search: "placeOrder" }) { totalCount } }',
    'read',
  ],
  ['an invalid document', 'mutation { placeOrder', 'read'],
] as const)('classifies %s', (_case, query, kind) => {
  expect(getKind('POST', '/graphql', JSON.stringify({ query }))).toBe(kind);
});

test('uses the named operation if there are several', () => {
  const query = `query a { products { totalCount } } mutation b { placeOrder${INPUT} { __typename } }`;
  expect(getKind('POST', '/graphql', JSON.stringify({ query, operationName: 'a' }))).toBe('read');
  expect(getKind('POST', '/graphql', JSON.stringify({ query, operationName: 'b' }))).toBe('purchase');
});

test.each([
  ['GET', '/api/products?placeOrder=mutation', 'read'],
  ['POST', '/api/orders', 'purchase'],
  ['POST', '/api/orders/', 'purchase'],
  ['POST', '/api/auth/login', 'other'],
  ['POST', '/api/user/track-product-view', 'other'],
  ['POST', '/api/nothing', 'read'],
] as const)('classifies %s %s', (method, url, kind) => {
  expect(getKind(method, url)).toBe(kind);
});

function getKind(method: string, url: string, body?: string) {
  return classifyRequest({ method, url } as IncomingMessage, body);
}
