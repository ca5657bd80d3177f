import { Validator } from '@seriousme/openapi-schema-validator';
import type { GraphQLObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { restRoutes } from '../routes.ts';

const server = useTestServer();

const readDescription = async () => (await server.app.inject('/api/openapi.json')).json();

describe('the description of the REST API', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(await readDescription());
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('contains exactly the routes', async () => {
    const { paths } = await readDescription();
    const documentedRoutes = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(documentedRoutes.sort()).toEqual(
      [
        ...restRoutes.map(({ method, path }) => `${method} ${path}`),
        'POST /admin/uploads',
        'GET /admin/events',
      ].sort(),
    );
  });

  test('describes every property and parameter', async () => {
    const { paths, components } = await readDescription();
    expect([
      ...findUndescribedPaths(components.schemas, 'components'),
      ...findUndescribedPaths(paths, 'paths'),
    ]).toEqual([]);
  });

  test('uses the descriptions of the GraphQL schema', async () => {
    const { Order } = (await readDescription()).components.schemas;
    const order = buildSchema().getType('Order') as GraphQLObjectType;
    expect(Order.properties.carrier.description).toBe(order.getFields().carrier?.description);
  });

  test('has an example for each enum value, date and id', async () => {
    const { Order } = (await readDescription()).components.schemas;
    expect(Order.properties).toMatchObject({
      status: { examples: ['pending'] },
      createdAt: { examples: [expect.stringMatching(/^\d{4}-\d\d-\d\dT/)] },
      number: { examples: ['JW-7K2M9QX4TB'] },
    });
  });

  test('groups the operations by resource for all callers', async () => {
    const { paths, tags } = await readDescription();
    expect(paths['/admin/orders/{id}'].get.tags).toEqual(['Orders']);
    expect(paths['/products/{id}/reviews'].post.tags).toEqual(['Reviews']);
    expect(tags.map(({ name }: { name: string }) => name)).not.toContain('Admin');
  });

  test('describes a ward as a number or text', async () => {
    const { post } = (await readDescription()).paths['/users/addresses'];
    const { ward } = post.requestBody.content['application/json'].schema.properties;
    expect(ward).toMatchObject({ type: ['integer', 'string', 'null'], minimum: 1, maximum: 33 });
  });

  test('describes the totals returned when a price has changed', async () => {
    const { Failure } = (await readDescription()).components.schemas;
    expect(Failure.properties.totals).toMatchObject({ $ref: '#/components/schemas/Totals' });
  });

  test('has a unique id for each operation and no dangling references', async () => {
    const api = await readDescription();
    const operations = Object.values<Record<string, { operationId: string }>>(api.paths).flatMap(
      Object.values,
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids).toEqual([...new Set(ids)]);
    const referencedNames = [...JSON.stringify(api).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(api.components.schemas)).toEqual(
      expect.arrayContaining([...new Set(referencedNames)]),
    );
  });

  test('contains allowed callers, scopes and error responses', async () => {
    const { paths } = await readDescription();
    expect(paths['/admin/orders'].get.security).toEqual([{ bearer: [] }, { apiKey: ['read-orders'] }]);
    expect(paths['/products'].get.security).toContainEqual({});
    expect(paths['/users/profile'].get.security).toEqual([{ bearer: [] }]);
    expect(paths['/admin/orders/{id}'].delete.description).toContain('super_admin');
    expect(Object.keys(paths['/orders'].post.responses)).toEqual(
      expect.arrayContaining(['400', '401', '403', '405', '413', '415', '429']),
    );
  });

  test('describes the errors of every operation, with the time to wait before a retry', async () => {
    const { paths, components } = await readDescription();
    const operations = Object.values<Record<string, { responses: object }>>(paths).flatMap(Object.values);
    for (const { responses } of operations)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '500', '503']));
    expect(components.schemas.Failure.properties.retryAfter).toMatchObject({ type: 'integer' });
  });

  test('describes parameters', async () => {
    const { paths } = await readDescription();
    const { parameters } = paths['/products'].get;
    expect(parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      description: 'Results per page.',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    });
    expect(paths['/orders'].post.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    );
  });
});

describe('the documentation page', () => {
  test.each([
    ['/api/docs', 'text/html; charset=utf-8'],
    ['/api/docs/', 'text/html; charset=utf-8'],
    ['/api/docs/openDocs.js', 'javascript; charset=utf-8'],
    ['/api/docs/swagger-ui-bundle.js', 'javascript; charset=utf-8'],
    ['/api/docs/swagger-ui.css', 'text/css; charset=utf-8'],
    ['/api/docs/favicon-32x32.png', 'image/png'],
  ])('serves %s from this server', async (url, type) => {
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain(type);
  });

  test('loads scripts only from this server, as the content security policy requires', async () => {
    const { body } = await server.app.inject('/api/docs');
    expect(body).toMatch(/<title>[^<]+<\/title>/);
    expect(body).not.toMatch(/<script>|https?:\/\/|onclick|style=/);
  });

  test('serves no other files of the package', async () => {
    expect((await server.app.inject('/api/docs/package.json')).statusCode).toBe(404);
  });
});

interface DescribedNode {
  description?: string;
  properties?: Record<string, DescribedNode>;
  parameters?: (DescribedNode & { name: string })[];
}

/** Returns the paths of all properties and parameters below a node that have no description. */
function findUndescribedPaths(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {}, parameters = [] } = node as DescribedNode;
  const entries = [
    ...Object.entries(properties),
    ...[parameters].flat().map((parameter) => [parameter.name, parameter] as const),
  ];
  return [
    ...entries.filter(([, { description: text }]) => !text).map(([name]) => `${path}.${name}`),
    ...Object.entries(node).flatMap(([key, child]) =>
      key === 'examples' || key === 'example' ? [] : findUndescribedPaths(child, `${path}.${key}`),
    ),
  ];
}
