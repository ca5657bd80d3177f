import {
  GraphQLID,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLString,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { buildSchema } from '../buildSchema.ts';
import { collectFragments, expectInputsWithinLimits } from './expectInputsWithinLimits.ts';
import {
  createRootPath,
  expectWithinLimits,
  JSON_SHAPE,
  MAX_DEPTH,
  MAX_ITEMS,
  MAX_VALUES,
} from './expectWithinLimits.ts';
import { longLists, longTexts } from './inputShapes.ts';

const server = useTestServer();

const QUOTE = 'query ($input: QuoteInput!) { quote(input: $input) { errors { code reason field } } }';
const RECORD =
  'mutation ($input: RecordActivityInput!) { recordActivity(input: $input) { errors { code reason } } }';
const buildLines = (count: number) =>
  Array.from({ length: count }, () => ({ productId: 'piece-1', quantity: 1 }));
const nestLists = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const createFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));

const createTooManyError = (argument: string, limit: number, count: number) => ({
  message: `${argument} can have at most ${limit} values, but has ${count}.`,
  extensions: {
    code: 'BAD_USER_INPUT',
    reason: 'TOO_MANY_VALUES',
    params: { argument, most: limit, count },
    field: argument,
  },
});

describe('refuses an input above a limit before coercion', () => {
  const coercionSpies = [GraphQLID, GraphQLInt, GraphQLString].map((scalar) =>
    vi.spyOn(scalar, 'parseValue'),
  );
  let token: string;

  beforeAll(async () => {
    token = await signIn(server, await aCustomer(server.prisma));
  });
  beforeEach(() => {
    for (const spy of coercionSpies) spy.mockClear();
  });

  test.each([
    [
      'a long list',
      QUOTE,
      { input: { lines: buildLines(10_000) } },
      createTooManyError('input.lines', 100, 10_000),
    ],
    [
      'a long list of the wrong type',
      QUOTE,
      { input: { lines: Array(20_000).fill('x') } },
      createTooManyError('input.lines', 100, 20_000),
    ],
    [
      'a long list in place of a number',
      QUOTE,
      { input: { lines: [{ productId: 'a', quantity: Array(5000).fill(1) }] } },
      createTooManyError('input.lines.0.quantity', 100, 5000),
    ],
    [
      'a long list in an unknown field',
      QUOTE,
      { input: { lines: [], none: Array(5000).fill(1) } },
      createTooManyError('input.none', 100, 5000),
    ],
    [
      'a list in its own variable',
      'query ($lines: [LineInput!]!) { quote(input: { lines: $lines }) { errors { code } } }',
      { lines: buildLines(101) },
      createTooManyError('input.lines', 100, 101),
    ],
    [
      'a list in the second of two fields',
      'query ($a: QuoteInput!, $b: QuoteInput!) { a: quote(input: $a) { errors { code } } b: quote(input: $b) { errors { code } } }',
      { a: { lines: buildLines(1) }, b: { lines: buildLines(101) } },
      createTooManyError('input.lines', 100, 101),
    ],
    [
      'a list in a fragment',
      'query ($ids: [ID!]) { ...Found } fragment Found on Query { products(filter: { ids: $ids }) { totalCount } }',
      { ids: Array(101).fill('x') },
      createTooManyError('filter.ids', 100, 101),
    ],
    [
      'a literal in the document',
      `{ products(filter: { ids: [${Array(101).fill('"x"').join()}] }) { totalCount } }`,
      {},
      createTooManyError('filter.ids', 100, 101),
    ],
    [
      'the default of a variable',
      `query ($ids: [ID!] = [${Array(101).fill('"x"').join()}]) { products(filter: { ids: $ids }) { totalCount } }`,
      {},
      createTooManyError('filter.ids', 100, 101),
    ],
    [
      'many unknown fields',
      QUOTE,
      { input: { lines: buildLines(1), ...createFields(1_500) } },
      { extensions: { reason: 'TOO_MANY_FIELDS', params: { argument: 'input', most: 100, count: 1_501 } } },
    ],
    [
      'many fields in place of a text',
      QUOTE,
      { input: { lines: [{ productId: createFields(1_500), quantity: 1 }] } },
      { extensions: { reason: 'TOO_MANY_FIELDS', params: { argument: 'input.lines.0.productId' } } },
    ],
    [
      'a very long text',
      QUOTE,
      { input: { lines: buildLines(1), couponCode: 'x'.repeat(50_001) } },
      { extensions: { reason: 'ARGUMENT_TOO_LONG', params: { argument: 'input.couponCode', most: 50_000 } } },
    ],
    [
      'nested lists',
      QUOTE,
      { input: { lines: nestLists(1000) } },
      { extensions: { reason: 'INPUT_TOO_DEEP', params: { most: MAX_DEPTH } } },
    ],
    [
      'deeply nested free-form JSON',
      RECORD,
      { input: { preferences: { all: nestLists(1000) } } },
      { extensions: { reason: 'INPUT_TOO_DEEP' } },
    ],
    [
      'free-form JSON with too many values',
      RECORD,
      { input: { preferences: { all: Array(MAX_VALUES).fill(1) } } },
      { extensions: { reason: 'INPUT_TOO_LARGE', params: { most: MAX_VALUES } } },
    ],
    [
      'a long text in place of an enum value',
      'query ($metals: [Metal!]) { products(filter: { metals: $metals }) { totalCount } }',
      { metals: ['GOLD', 'x'.repeat(201)] },
      { extensions: { reason: 'ARGUMENT_TOO_LONG', params: { argument: 'filter.metals.1', most: 200 } } },
    ],
    [
      'a long text in place of a number',
      QUOTE,
      { input: { lines: [{ productId: 'a', quantity: 'x'.repeat(201) }] } },
      { extensions: { reason: 'ARGUMENT_TOO_LONG', params: { argument: 'input.lines.0.quantity' } } },
    ],
    [
      'a long text in place of an id',
      QUOTE,
      { input: { lines: [{ productId: 'x'.repeat(201), quantity: 1 }] } },
      {
        extensions: {
          reason: 'ARGUMENT_TOO_LONG',
          params: { argument: 'input.lines.0.productId', most: 200 },
        },
      },
    ],
    ...[
      'query ($v: Boolean!) { store { name @include(if: $v) } }',
      'query ($v: Boolean!) { ...Name @skip(if: $v) } fragment Name on Query { store { name } }',
      'query ($v: Boolean!) { ...Name } fragment Name on Query { store { name @skip(if: $v) } }',
      'query ($v: Boolean!) { ... @include(if: $v) { store { name } } }',
    ].map((query): [string, string, Record<string, unknown>, object] => [
      `a long text for a directive of ${query}`,
      query,
      { v: 'x'.repeat(201) },
      { extensions: { reason: 'ARGUMENT_TOO_LONG', params: { argument: 'if', most: 200 } } },
    ]),
    [
      'a field with a long name',
      QUOTE,
      { input: { lines: buildLines(1), ['x'.repeat(201)]: 1 } },
      {
        message: 'input has a field whose name is longer than 200 characters.',
        extensions: { reason: 'FIELD_NAME_TOO_LONG', field: 'input' },
      },
    ],
    [
      'a lone surrogate',
      QUOTE,
      { input: { lines: buildLines(1), couponCode: 'A\ud800' } },
      {
        message: expect.stringContaining('input.couponCode contains half a character'),
        extensions: { code: 'BAD_USER_INPUT', reason: 'UNPAIRED_SURROGATE', field: 'input.couponCode' },
      },
    ],
    [
      'a lone surrogate in a field name',
      QUOTE,
      { input: { lines: buildLines(1), 'a\udc00': 1 } },
      { extensions: { reason: 'UNPAIRED_SURROGATE', field: 'input.a\ufffd' } },
    ],
    [
      'a lone surrogate in a variable inside an input',
      'query ($code: String) { quote(input: { lines: [], couponCode: $code }) { errors { code } } }',
      { code: '\udfff' },
      { extensions: { reason: 'UNPAIRED_SURROGATE', field: 'input.couponCode' } },
    ],
  ])('%s', async (_case, query, variables, error) => {
    const { status, data, errors } = await server.graphql(query, variables, { token });
    expect([status, data]).toEqual([400, undefined]);
    expect(errors).toMatchObject([error]);
    expect(errors).toHaveLength(1);
    for (const spy of coercionSpies) expect(spy).not.toHaveBeenCalled();
  });
});

test('refuses a long operation name before it is looked up', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'query A { __typename }', operationName: 'x'.repeat(201) },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([{ message: 'operationName can have up to 200 characters.' }]);
});

test('refuses a lone surrogate in a literal', async () => {
  const { status, errors } = await server.graphql(String.raw`{ product(id: "\ud800") { id } }`);
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }]);
});

test('ignores undeclared variables and variables of another operation', async () => {
  const documents =
    '{ __typename } query Other($input: QuoteInput!) { quote(input: $input) { errors { code } } }';
  const undeclaredResponse = await server.graphql('{ __typename }', { input: { lines: buildLines(10_000) } });
  expect(undeclaredResponse).toMatchObject({ status: 200, data: { __typename: 'Query' } });
  const namedDocuments = documents.replace('{ __typename }', 'query Chosen { __typename }');
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: namedDocuments,
      operationName: 'Chosen',
      variables: { input: { lines: buildLines(10_000) } },
    },
  });
  expect(response.json()).toEqual({ data: { __typename: 'Query' } });
});

test('counts a variable used by many fields once', () => {
  const query = `query ($input: QuoteInput!) { ${Array.from({ length: 15 }, (_, index) => `a${index}: quote(input: $input) { errors { code } }`).join(' ')} }`;
  const document = parse(query);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
  const variables = { input: { lines: buildLines(50) } };
  const fragments = collectFragments(document);
  // The input, its list, and 50 lines with two fields each.
  expect(expectInputsWithinLimits({ schema: buildSchema(), operation, fragments, variables })).toBe(152);
});

test('visits no more values than a request can have', () => {
  const value = Array.from({ length: 1000 }, () => Array.from({ length: 1000 }, () => 1));
  let visitedCount = 0;
  const count = () =>
    expectWithinLimits([{ value, shape: JSON_SHAPE, path: createRootPath('input') }], {
      open: (part) => {
        visitedCount += 1;
        return part;
      },
    });
  expect(count).toThrow('The inputs of a request can have at most 50,000 values.');
  expect(visitedCount).toBeLessThanOrEqual(MAX_VALUES);
});

test.each([
  [
    'setPrices',
    'SetPricesInput',
    { rows: Array(1001).fill({ sku: 'x', price: 1 }) },
    createTooManyError('input.rows', 1000, 1001),
  ],
  [
    'setStockLevels',
    'SetStockLevelsInput',
    { rows: Array(1001).fill({ sku: 'x', delta: 1 }) },
    createTooManyError('input.rows', 1000, 1001),
  ],
  [
    'bulkUpdateOrders',
    'BulkUpdateOrdersInput',
    { status: 'CONFIRMED', orderIds: Array(101).fill('x') },
    createTooManyError('input.orderIds', 100, 101),
  ],
])(
  '%s refuses more rows than its limit, even from staff',
  async (mutation, type, input, { message, extensions }) => {
    const token = await signIn(server, await aCustomer(server.prisma, { role: 'SUPER_ADMIN' }));
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { errors { code } } }`;
    const { status, errors } = await server.graphql(query, { input }, { token });
    const formattedLimit = Number(extensions.params.most).toLocaleString('en');
    expect(status).toBe(400);
    expect(errors).toMatchObject([
      { message: message.replace(/at most \d+/, `at most ${formattedLimit}`), extensions },
    ]);
  },
);

test('refuses an unauthorised caller before counting', async () => {
  const query = 'mutation ($input: SetPricesInput!) { setPrices(input: $input) { errors { code } } }';
  expect(await server.graphql(query, { input: { rows: buildLines(10_000) } })).toMatchObject({
    status: 401,
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('reports a list that exceeds a domain limit as a problem of its field', async () => {
  const { data } = await server.graphql(QUOTE, { input: { lines: buildLines(51) } });
  expect(data?.quote.errors).toEqual([{ code: 'INVALID', reason: 'LINES_OUT_OF_RANGE', field: 'lines' }]);
});

test('treats a single value as a list if a list is expected', async () => {
  const { id } = await aProduct(server.prisma);
  const { data } = await server.graphql(QUOTE, { input: { lines: { productId: id, quantity: 1 } } });
  expect(data?.quote.errors).toEqual([]);
});

describe('input limits over REST', () => {
  const send = async (url: string, payload: object) => {
    const response = await server.app.inject({ method: 'POST', url, payload });
    return { status: response.statusCode, ...response.json() };
  };

  test.each([
    ['a long list', '/api/orders', { items: buildLines(10_000) }, 'items', 'TOO_MANY_VALUES'],
    ['a list with one entry too many', '/api/orders', { items: buildLines(101) }, 'items', 'TOO_MANY_VALUES'],
    [
      'many unknown fields',
      '/api/orders',
      { items: buildLines(1), ...createFields(1_500) },
      null,
      'TOO_MANY_FIELDS',
    ],
    [
      'a very long text',
      '/api/orders',
      { items: [], couponCode: 'x'.repeat(50_001) },
      'couponCode',
      'ARGUMENT_TOO_LONG',
    ],
    ['nested lists', '/api/orders', { items: nestLists(1000) }, undefined, 'INPUT_TOO_DEEP'],
  ])('%s is refused with the name of its field', async (_case, url, payload, field, reason) => {
    const response = await send(url, payload);
    expect(response).toMatchObject({ status: 400, success: false, code: 'BAD_USER_INPUT', reason });
    expect(response.errors).toHaveLength(1);
    if (field !== undefined) expect(response.errors[0].field || null).toBe(field);
  });

  test.each([
    ['too many fields', createFields(1_500), 'The body can have at most 100 fields, but has 1500.'],
    ['a long list', Array(101).fill(1), 'The body can have at most 100 values, but has 101.'],
    ['a long text', 'x'.repeat(50_001), 'The body can have at most 50,000 characters.'],
  ])('%s sent as the entire body is reported without a field', async (_case, payload, message) => {
    const requestOptions = {
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
    } as const;
    const response = await server.app.inject({ ...requestOptions, payload: JSON.stringify(payload) });
    expect(response.json()).toMatchObject({ message, errors: [{ field: null, message }] });
  });

  test('limits a list in a URL', async () => {
    const response = await server.app.inject(`/api/products?ids=${Array(101).fill('x').join()}`);
    expect(response.statusCode).toBe(400);
  });
});

interface InputList {
  coordinate: string;
  description: string;
}

/** Returns every list in an input or argument. */
function findInputLists(): InputList[] {
  const isList = (type: GraphQLInputType) => isListType(getNullableType(type));
  return Object.values(buildSchema().getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type))
      return Object.values(type.getFields())
        .filter((field) => isList(field.type))
        .map(({ name, description }) => ({
          coordinate: `${type.name}.${name}`,
          description: description ?? '',
        }));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      field.args
        .filter((argument) => isList(argument.type))
        .map(({ name, description }) => ({
          coordinate: `${type.name}.${field.name}.${name}`,
          description: description ?? '',
        })),
    );
  });
}

/** Returns the limit in a description such as `Up to 200` or `1 to 1,000`. */
function parseDescribedLimit(description: string): number {
  const [, number = '0'] = /(?:up to|\d to) ([\d,]+)(?! characters)/i.exec(description) ?? [];
  return Number(number.replaceAll(',', ''));
}

test('every list above the default limit documents its actual limit', () => {
  const describedLimits = findInputLists()
    .map(({ coordinate, description }) => [coordinate, parseDescribedLimit(description)] as const)
    .filter(([, limit]) => limit > MAX_ITEMS);
  expect(Object.fromEntries(describedLimits)).toEqual(Object.fromEntries(longLists));
});

test('every text in longTexts exists in the schema', () => {
  const types = buildSchema().getTypeMap();
  const existingTexts = [...longTexts].filter((coordinate) => {
    const [name = '', field = ''] = coordinate.split('.');
    const type = types[name];
    return isInputObjectType(type) && type.getFields()[field];
  });
  expect(existingTexts).toEqual([...longTexts]);
});

describe('a text with replacement characters', () => {
  test.each([
    [
      'in a variable',
      'mutation ($input: ImportProductsInput!) { importProducts(input: $input) { total } }',
      { input: { csv: 'sku,name\nR-1,S\ufffdta', dryRun: true } },
      'input.csv',
    ],
    [
      'in a literal',
      'mutation { addOrderNote(input: { id: "x", text: "S\ufffdta" }) { errors { message } } }',
      {},
      'input.text',
    ],
    [
      'in a list of an input',
      'mutation ($input: CreateRemittanceInput!) { createRemittance(input: $input) { errors { message } } }',
      {
        input: {
          ...{ carrier: 'NCM', reference: 'R', day: '2026-11-27', total: 1 },
          charges: [{ label: 'Deliver\ufffd', amount: 1 }],
        },
      },
      'input.charges.0.label',
    ],
  ])('is refused with the name of its field: %s', async (_place, query, variables, field) => {
    const { status, errors } = await server.graphql(query, variables, {
      token: await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' })),
    });
    expect(status).toBe(400);
    expect(errors).toMatchObject([
      {
        message: 'This text contains “�” in place of a lost letter. Enter the letter again.',
        extensions: { code: 'BAD_USER_INPUT', reason: 'UNREADABLE_CHARACTERS', field },
      },
    ]);
  });

  test('is accepted in a search, which stores nothing', async () => {
    const { errors } = await server.graphql('{ products(filter: { search: "S\ufffdta" }) { totalCount } }');
    expect(errors).toBeUndefined();
  });
});
