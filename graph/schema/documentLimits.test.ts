import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getIntrospectionQuery, parse, print, separateOperations } from 'graphql';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

describe("the store's own operations", () => {
  test.each(readWebOperations())('%s is within the limits', async (_name, operation) => {
    const { errors = [] } = await server.graphql(operation, { first: 100, limit: 50, days: 365 });
    expect(errors.map(({ message }) => message).join()).not.toMatch(
      /exceeds the limit|A document can|Syntax|tokens/,
    );
  });

  test("GraphiQL's introspection of the complete schema works", async () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true });
    const { errors, data } = await server.graphql(query);
    expect(errors).toBeUndefined();
    expect(data?.__schema.queryType.name).toBe('Query');
  });
});

describe('refuses an expensive request', () => {
  const nestRelated = (depth: number): string =>
    depth === 0 ? 'name' : `related { ${nestRelated(depth - 1)} }`;
  const fragments = Array.from(
    { length: 40 },
    (_, index) =>
      `fragment F${index} on Query { ...F${index + 1} a${index}: store { name } ...F${index + 1} }`,
  ).join(' ');

  test.each([
    [
      'deeply nested fields',
      `{ product(id: "1") { ${nestRelated(9)} } }`,
      'depth limit: the maximum is 10, this document has 11',
    ],
    [
      'deeply nested fields in fragments',
      `{ product(id: "1") { ...Deep } } fragment Deep on Product { ${nestRelated(9)} }`,
      'depth limit: the maximum is 10, this document has 11',
    ],
    [
      'too many aliases',
      `{ ${repeat(16, (index) => `a${index}: __typename`)} }`,
      'alias limit: the maximum is 15, this document has 16',
    ],
    [
      'nested long lists',
      '{ products(first: 100) { edges { node { related(limit: 12) { related(limit: 12) { name price } } } } } }',
      'cost limit: the maximum is 10000',
    ],
    [
      'a field loaded for each row of a long list',
      '{ products(first: 100) { edges { node { related(limit: 11) { id } } } } }',
      'cost limit: the maximum is 10000, this document has 13',
    ],
    [
      'exponentially nested fragments',
      `{ ...F0 } ${fragments} fragment F40 on Query { store { name } }`,
      'A document can select',
    ],
  ])('%s', async (_case, query, message) => {
    const response = await server.graphql(query);
    expect(response).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining(message), extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(response.data).toBeUndefined();
  });

  test('lists whose lengths are in variables', async () => {
    const { status, errors } = await server.graphql(
      `query Wide($first: Int, $limit: Int = 12) {
        products(first: $first) { edges { node { related(limit: $limit) { related(limit: $limit) { name } } } } }
      }`,
      { first: 100 },
    );
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toContain('cost limit: the maximum is 10000');
  });

  test('more tokens than any genuine document', async () => {
    const { status, errors } = await server.graphql(`{ ${repeat(2_000, () => '__typename')} }`);
    expect(status).toBe(400);
    expect(errors).toMatchObject([
      { message: expect.stringContaining('2000 tokens'), extensions: { code: 'GRAPHQL_PARSE_FAILED' } },
    ]);
  });

  test.each([
    ['of a comment', `#${'w'.repeat(40_000)}\n{ store { name } }`],
    ['of a value', `{ product(id: "${'w'.repeat(40_000)}") { id } }`],
  ])('a document that is too long because %s', async (_case, query) => {
    const { status, errors } = await server.graphql(query);
    expect(status).toBe(400);
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(
          /^A document can have up to 32768 characters; this one has 400\d\d\.$/,
        ),
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });

  const spreadFragments = (times: number) => repeat(times, (index) => `...F${index % 40}`);
  const fragmentDefinitions = repeat(40, (index) => `fragment F${index} on Query { store { name } }`);
  test.each([
    ['one after another', `{ ${repeat(400, () => 'store { name }')} }`, 'selects store more often'],
    ['in fragments', `{ ${spreadFragments(40)} } ${fragmentDefinitions}`, 'selects store more often'],
    ['in inline fragments', `{ ${repeat(40, () => '... { __typename }')} }`, 'selects __typename more often'],
    [
      'below repeated fields',
      `{ ${repeat(8, () => `store { ${repeat(8, () => 'name')} }`)} }`,
      'selects name more often',
    ],
    [
      'in nested fragments',
      `{ ...G0 } ${repeat(15, (index) => `fragment G${index} on Query { ...G${index + 1} ...G${index + 1} }`)} fragment G15 on Query { store { name } }`,
      'selects store more often',
    ],
  ])('a field selected too often %s', async (_case, query, message) => {
    const response = await server.graphql(query);
    expect(response).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining(message), extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  test('several operations in one body', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: [{ query: '{ store { name } }' }, { query: '{ store { name } }' }],
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([
      { message: expect.stringMatching(/batching/), extensions: { code: 'BAD_REQUEST' } },
    ]);
  });
});

describe('/graphql in a browser', () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';

  test('returns JSON if GraphiQL is not built', async () => {
    const response = await server.app.inject({ url: '/graphql', headers: { accept } });
    expect(response.statusCode).toBe(404);
    expect(response.json().errors[0].message).toMatch(/GraphiQL/);
  });

  test('runs GraphQL for a URL with a query', async () => {
    const response = await server.app.inject({
      url: '/graphql?query={__typename}',
      headers: { accept: `${accept},application/json`, 'apollo-require-preflight': 'yes' },
    });
    expect(response.json()).toEqual({ data: { __typename: 'Query' } });
  });
});

function repeat(times: number, buildPart: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => buildPart(index)).join(' ');
}

/** Returns each operation of the web app with its fragments, by name. */
function readWebOperations(): [name: string, operation: string][] {
  const webFolder = fileURLToPath(new URL('../../web/', import.meta.url));
  const documents = readdirSync(webFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(`${webFolder}${file}`, 'utf8'));
  const operations = separateOperations(parse(documents.join('\n')));
  return Object.entries(operations).map(([name, document]) => [name, print(document)]);
}

test('refuses a subscription with a message', async () => {
  expect(await server.graphql('subscription { store }')).toMatchObject({
    status: 400,
    errors: [
      { message: 'Subscriptions are not supported. Use a query.', extensions: { code: 'BAD_USER_INPUT' } },
    ],
  });
});

test('returns 400 even if there are more invalid variables than the response can list', async () => {
  const query = 'query ($input: QuoteInput!) { quote(input: $input) { errors { code } } }';
  const { status, errors = [] } = await server.graphql(query, { input: { lines: Array(60).fill('x') } });
  expect(status).toBe(400);
  expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
});

describe('reports the first few errors of a document with many errors', () => {
  const listFieldNames = (count: number) =>
    Array.from({ length: count }, (_, index) => `priceOfProducts${index}`);

  test.each([
    ['unknown fields', `{ produts { totalCount } ${listFieldNames(1200).join(' ')} }`],
    [
      'unknown arguments',
      `{ produts(${listFieldNames(600).join(': 1 ')}: 1) { totalCount } ${listFieldNames(100).join(' ')} }`,
    ],
    [
      'unknown types',
      `{ produts { totalCount } ${listFieldNames(25)
        .map((name) => `... on ${name} { a }`)
        .join(' ')} }`,
    ],
    [
      'unknown variable types',
      `query (${listFieldNames(300)
        .map((name) => `$${name}: ${name}`)
        .join(' ')}) { produts { totalCount } }`,
    ],
    [
      'unknown values',
      `{ produts { totalCount } products(filter: { metals: [${listFieldNames(180)}] }) { totalCount } }`,
    ],
    [
      'unknown directives',
      `{ produts { totalCount } __typename ${listFieldNames(600)
        .map((name) => `@${name}`)
        .join(' ')} }`,
    ],
  ])('%s', async (_case, query) => {
    const { status, errors = [] } = await server.graphql(query);
    expect(status).toBe(400);
    expect(errors).toHaveLength(6);
    expect(errors.at(-1)?.message).toMatch(/^Too many validation errors/);
  });

  test('including a suggestion for an unknown field', async () => {
    const { errors } = await server.graphql('{ produts { totalCount } }');
    expect(errors?.[0]?.message).toMatch(/Did you mean "product/);
  });
});
