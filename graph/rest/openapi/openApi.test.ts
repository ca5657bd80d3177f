import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';
import { table } from '../table.ts';

const server = useTestServer();

const description = async () => (await server.app.inject('/api/openapi.json')).json();

describe('the description of the REST API', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(await description());
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('tells of every row, and of nothing else', async () => {
    const { paths } = await description();
    const told = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(told.sort()).toEqual(
      [
        ...table.map(({ method, path }) => `${method} ${path}`),
        'POST /admin/uploads',
        'GET /admin/events',
      ].sort(),
    );
  });

  test('tells that a ward is a number or text', async () => {
    const { post } = (await description()).paths['/users/addresses'];
    const { ward } = post.requestBody.content['application/json'].schema.properties;
    expect(ward).toMatchObject({ type: ['integer', 'string', 'null'], minimum: 1, maximum: 33 });
  });

  test('tells what stands beside the reasons where a price has changed', async () => {
    const { Failure } = (await description()).components.schemas;
    expect(Failure.properties.totals).toMatchObject({ $ref: '#/components/schemas/Totals' });
  });

  test('names each call by an id of its own, and refers to nothing that is not there', async () => {
    const api = await description();
    const operations = Object.values<Record<string, { operationId: string }>>(api.paths).flatMap(
      Object.values,
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids).toEqual([...new Set(ids)]);
    const referred = [...JSON.stringify(api).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(api.components.schemas)).toEqual(expect.arrayContaining([...new Set(referred)]));
  });

  test('tells who may call what, with which scope, and what may be refused', async () => {
    const { paths } = await description();
    expect(paths['/admin/orders'].get.security).toEqual([{ bearer: [] }, { apiKey: ['read-orders'] }]);
    expect(paths['/products'].get.security).toContainEqual({});
    expect(paths['/users/profile'].get.security).toEqual([{ bearer: [] }]);
    expect(paths['/admin/orders/{id}'].delete.description).toContain('super_admin');
    expect(Object.keys(paths['/orders'].post.responses)).toEqual(
      expect.arrayContaining(['400', '401', '403', '405', '413', '415', '429']),
    );
  });

  test('tells of every call that it may fail or be away, and when to ask again', async () => {
    const { paths, components } = await description();
    const operations = Object.values<Record<string, { responses: object }>>(paths).flatMap(Object.values);
    for (const { responses } of operations)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '500', '503']));
    expect(components.schemas.Failure.properties.retryAfter).toMatchObject({ type: 'integer' });
  });

  test('tells what a call takes', async () => {
    const { paths } = await description();
    const { parameters } = paths['/products'].get;
    expect(parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      description: 'How many on a page.',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    });
    expect(paths['/orders'].post.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    );
  });
});

describe('the page that shows it', () => {
  test.each([
    ['/api/docs', 'text/html; charset=utf-8'],
    ['/api/docs/', 'text/html; charset=utf-8'],
    ['/api/docs/openDocs.js', 'javascript; charset=utf-8'],
    ['/api/docs/swagger-ui-bundle.js', 'javascript; charset=utf-8'],
    ['/api/docs/swagger-ui.css', 'text/css; charset=utf-8'],
    ['/api/docs/favicon-32x32.png', 'image/png'],
  ])('%s is served from here', async (url, type) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
  });

  test('has its scripts in files of this server, as the security policy asks', async () => {
    const { body } = await server.app.inject('/api/docs');
    expect(body).toMatch(/<title>[^<]+<\/title>/);
    expect(body).not.toMatch(/<script>|https?:\/\/|onclick|style=/);
  });

  test('serves nothing else of the package', async () => {
    expect((await server.app.inject('/api/docs/package.json')).statusCode).toBe(404);
  });
});
