import { aProduct } from '#graph/testing/aProduct.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { type RouteCase, STAFF } from './describeRoutes.ts';

export const aRing = {
  name: 'Tara ring',
  category: 'gold',
  type: 'rings',
  metal: 'gold',
  purity: '22K',
  specifications: { weight: { value: 4.25, unit: 'g' }, gemstones: [{ kind: 'ruby', carat: 0.5, count: 1 }] },
  price: 45_000,
  stock: 3,
};

/** Test cases for the routes that staff use to write products. */
export function createProductWriteCases(server: TestServer, path: string): Record<string, RouteCase> {
  return {
    [`POST ${path}`]: {
      allowedCallers: [...STAFF, 'write-catalog'],
      request: () => ({ body: { ...aRing, name: `Ring ${crypto.randomUUID()}` } }),
      invalidRequests: {
        category: { body: { ...aRing, category: 'wood' } },
        metal: { body: { ...aRing, metal: undefined } },
        'specifications.weight': { body: { ...aRing, specifications: undefined } },
        price: { body: { ...aRing, price: 'dear' } },
        purity: { status: 422, body: { ...aRing, purity: '23.5K' } },
        name: { status: 422, body: { ...aRing, name: '' } },
      },
    },
    [`PUT ${path}/:id`]: {
      allowedCallers: [...STAFF, 'write-catalog'],
      request: async () => ({ id: (await aProduct(server.prisma)).id, body: { name: 'Another name' } }),
      invalidRequests: {
        status: { body: { status: 'lost' } },
        purity: { status: 422, body: { purity: '23.5K' } },
        'specifications.weight': { status: 422, body: { specifications: { weight: { value: 0 } } } },
        version: { status: 409, body: { name: 'Another name', version: 99 } },
      },
    },
    [`DELETE ${path}/:id`]: {
      allowedCallers: [...STAFF, 'write-catalog'],
      request: async () => ({ id: (await aProduct(server.prisma)).id }),
    },
  };
}
