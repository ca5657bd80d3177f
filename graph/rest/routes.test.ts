import { getNamedType, isObjectType, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { restRoutes } from './routes.ts';

/** Documented operations, by method. */
const DOCUMENTED = {
  GET: [
    '/auth/me',
    '/products',
    '/products/featured',
    '/products/trending',
    '/products/categories',
    '/products/filters',
    '/products/:id',
    '/orders',
    '/orders/:id',
    '/orders/track/:id',
    '/users/profile',
    '/users/dashboard',
    '/users/orders',
    '/users/wishlist',
    '/users/recently-viewed',
    '/admin/dashboard',
    '/admin/analytics',
    '/admin/stats',
    '/admin/orders',
    '/admin/orders/stats',
    '/admin/orders/export',
    '/admin/orders/:id',
    '/admin/products',
    '/admin/products/:id',
    '/admin/customers',
    '/admin/customers/stats',
    '/admin/customers/:id',
    '/user/profile',
  ],
  POST: [
    '/auth/register',
    '/auth/login',
    '/auth/admin-login',
    '/auth/refresh',
    '/auth/logout',
    '/products',
    '/products/:id/reviews',
    '/orders',
    '/users/addresses',
    '/users/wishlist',
    '/users/recently-viewed',
    '/admin/orders/:id/email',
    '/admin/products',
    '/admin/customers',
    '/user/track-product-view',
    '/user/save-session-data',
  ],
  PUT: [
    '/auth/profile',
    '/products/:id',
    '/orders/:id',
    '/orders/:id/cancel',
    '/users/profile',
    '/users/addresses/:id',
    '/admin/orders/:id/status',
    '/admin/orders/:id/cancel',
    '/admin/orders/bulk-update',
    '/admin/products/:id',
    '/admin/products/:id/stock',
    '/admin/customers/:id',
    '/admin/customers/:id/status',
    '/user/activity',
  ],
  DELETE: [
    '/products/:id',
    '/users/addresses/:id',
    '/users/wishlist/:id',
    '/admin/orders/:id',
    '/admin/products/:id',
    '/admin/customers/:id',
  ],
};

/** Operations for integrations: uploads, changes since a time, stock and prices. */
const INTEGRATION_OPERATIONS = {
  GET: [
    '/admin/orders/deleted',
    '/admin/products/deleted',
    '/admin/customers/deleted',
    '/admin/stock',
    '/admin/stock/deleted',
  ],
  POST: ['/admin/products/:id/images', '/admin/stock', '/admin/prices'],
};

const documentedOperations = [DOCUMENTED, INTEGRATION_OPERATIONS].flatMap((calls) =>
  Object.entries(calls).flatMap(([method, paths]) => paths.map((path: string) => `${method} ${path}`)),
);
const rows = restRoutes.map(({ method, path }) => `${method} ${path}`);
const schema = buildSchema();

describe('the route table', () => {
  test('contains every documented operation', () => {
    expect(rows).toEqual(expect.arrayContaining(documentedOperations));
  });

  test('contains each operation once', () => {
    expect(rows).toEqual([...new Set(rows)]);
  });

  test.each(restRoutes.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s runs documents that are valid in the schema',
    (_name, { steps }) => {
      for (const { document } of steps) {
        const parsedDocument = parse(document);
        expect(validate(schema, parsedDocument).map(({ message }) => message)).toEqual([]);
      }
    },
  );

  test('selects the errors of each payload, so that no refusal is reported as a success', () => {
    const missingErrors = restRoutes.flatMap(({ method, path, steps }) =>
      steps
        .flatMap(({ document }) => findPayloadsWithoutErrors(document))
        .map((type) => `${method} ${path} ${type}`),
    );
    expect(missingErrors).toEqual([]);
  });

  test('uses GET only for reads and other methods only for writes', () => {
    for (const { method, path, steps } of restRoutes)
      expect([path, steps.some(({ document }) => /^mutation\b/.test(document))]).toEqual([
        path,
        method !== 'GET',
      ]);
  });
});

/** Returns the payloads whose errors a mutation does not select. */
function findPayloadsWithoutErrors(document: string): string[] {
  const types = new TypeInfo(schema);
  const [payloads, typesWithErrors] = [new Set<string>(), new Set<string>()];
  visit(
    parse(document),
    visitWithTypeInfo(types, {
      Field(node) {
        const type = getNamedType(types.getType());
        const isPayload = types.getParentType() === schema.getMutationType();
        if (isPayload && isObjectType(type) && type.getFields().errors) payloads.add(type.name);
        if (node.name.value === 'errors') typesWithErrors.add(types.getParentType()?.name ?? '');
      },
    }),
  );
  return [...payloads].filter((type) => !typesWithErrors.has(type));
}
