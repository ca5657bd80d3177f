import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { type BulkEditState, bulkEditReducer } from '../bulkEditState.ts';
import type { ProductWithStock } from '../gridRows.ts';
import type { SheetProductFragment } from '../Sheet.generated.ts';
import { aProduct } from '../testing/aProduct.ts';
import type { ProductSave, ProductSaveResult } from './productSave.ts';
import { saveEdits } from './saveEdits.ts';

interface Row {
  id: string;
  name?: string;
  sku: string;
  quantity: number;
  expected: number;
}
type Input = { rows: Row[]; skus: string[]; lowStock: number | null; reason: string; note: string | null };
type MockResponse = (input: Input) => object;

/** Mocks a server that responds by operation name and records its requests. */
function mockServer(responses: Record<string, MockResponse>) {
  const requests: { name: string; input: Input }[] = [];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    const input = (variables.input ?? variables) as Input;
    requests.push({ name: operationName, input });
    const respond = responses[operationName];
    if (!respond) throw new Error(`No response is mocked for ${operationName}.`);
    return of({ data: { [FIELDS[operationName] ?? '']: respond(input) } });
  });
  return { requests, client: new ApolloClient({ link, cache: new InMemoryCache() }) };
}

const FIELDS: Record<string, string> = {
  SaveSheetProducts: 'updateProducts',
  SetStockLevel: 'setStockLevels',
  SaveSheetLowStock: 'setLowStock',
  SheetProducts: 'adminProducts',
  SheetStockItems: 'stockItems',
};

async function save(productSaves: ProductSave[], responses: Record<string, MockResponse>) {
  const store = mockServer(responses);
  const outcomes: ProductSaveResult[] = [];
  await saveEdits(productSaves, {
    client: store.client,
    i18n,
    stockNote: { reason: 'RECEIVED', note: ' From the workshop ' },
    onResult: (outcome) => outcomes.push(outcome),
  });
  const startState: BulkEditState = {
    products: productSaves.map(({ productWithStock }) => productWithStock),
    edits: Object.fromEntries(
      productSaves.map(({ productWithStock, edits }) => [productWithStock.product.id, edits]),
    ),
    undoStack: [],
    redoStack: [],
    problemsById: {},
  };
  const state = outcomes.reduce(
    (currentState, outcome) => bulkEditReducer(currentState, { kind: 'answered', outcome }),
    startState,
  );
  return { ...store, state };
}

const renameProduct = ({ product }: ProductWithStock, name = product.name): SheetProductFragment => ({
  ...product,
  name,
  staff: { ...product.staff, version: product.staff.version + 1 },
});
const buildPage = (nodes: object[]) => ({
  edges: nodes.map((node) => ({ node })),
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: nodes.length,
});
const noStockResponse = { SheetStockItems: () => buildPage([]) };

test('saved cells have no edit, and refused cells keep their edit and show a problem', async () => {
  const [a, b, c] = [aProduct('a'), aProduct('b'), aProduct('c')];
  const { state, requests } = await save(
    [
      { productWithStock: a, edits: { name: 'One' } },
      { productWithStock: b, edits: { sku: 'RG-a' } },
      { productWithStock: c, edits: { status: 'DRAFT', name: 'Three' } },
    ],
    {
      SaveSheetProducts: ({ rows }) => ({
        results: rows.map(({ id }) => {
          if (id === 'a') return { id, product: renameProduct(a, 'One'), errors: [] };
          const skuTakenError = { field: 'sku', message: 'Another product already has this SKU.' };
          const photoMissingError = { field: 'images', message: 'Add a photo.' };
          return {
            id,
            product: null,
            errors: [createUserError(id === 'b' ? skuTakenError : photoMissingError)],
          };
        }),
        errors: [],
      }),
    },
  );
  expect(requests.map(({ name, input }) => [name, input.rows.map(({ id }) => id)])).toEqual([
    ['SaveSheetProducts', ['a', 'b', 'c']],
  ]);
  expect(state.products[0]?.product).toMatchObject({ name: 'One', staff: { version: 8 } });
  expect(state.edits).toEqual({ b: { sku: 'RG-a' }, c: { status: 'DRAFT', name: 'Three' } });
  expect(state.problemsById).toEqual({
    b: { sku: 'Another product already has this SKU.' },
    c: { status: 'Add a photo.' },
  });
});

test('a product changed by a colleague is reloaded, and the edits can then be saved', async () => {
  const a = aProduct('a');
  const colleagueVersion = { ...renameProduct(a, 'Theirs'), tags: ['theirs'] };
  const conflict = createUserError({ code: 'CONFLICT', field: 'version', message: 'It was changed.' });
  const { state } = await save([{ productWithStock: a, edits: { name: 'Mine', sku: 'NEW' } }], {
    SaveSheetProducts: () => ({ results: [{ id: 'a', product: null, errors: [conflict] }], errors: [] }),
    SheetProducts: () => buildPage([colleagueVersion]),
    ...noStockResponse,
  });
  expect(state.products[0]?.product).toEqual(colleagueVersion);
  expect(state.edits).toEqual({ a: { name: 'Mine', sku: 'NEW' } });
  expect(state.problemsById).toEqual({ a: { name: 'Someone else has changed this to “Theirs”.' } });

  const secondSave = await save([{ productWithStock: state.products[0] ?? a, edits: state.edits.a ?? {} }], {
    SaveSheetProducts: ({ rows }) => ({
      results: [
        { id: 'a', product: renameProduct({ product: colleagueVersion, stock: {} }, 'Mine'), errors: [] },
      ],
      errors: [],
      rows,
    }),
  });
  expect(secondSave.requests[0]?.input.rows[0]).toMatchObject({ version: 8, name: 'Mine' });
  expect(secondSave.state.edits).toEqual({});
});

test('a count is sent with the expected stock; after a conflict, the count is kept as an edit of the current stock', async () => {
  const [a, b] = [aProduct('a'), aProduct('b')];
  const message = 'There are 4 by now.';
  const { state, requests } = await save(
    [
      { productWithStock: a, edits: { 'a-v1/stock@shop': '9' } },
      { productWithStock: b, edits: { 'b-v1/stock@shop': '8', sku: 'NEW-B' } },
    ],
    {
      SaveSheetProducts: () => ({
        results: [
          {
            id: 'b',
            product: {
              ...renameProduct(b),
              variants: b.product.variants.map((variant) => ({ ...variant, sku: 'NEW-B' })),
            },
            errors: [],
          },
        ],
        errors: [],
      }),
      SetStockLevel: () => ({
        results: [
          { ok: false, quantity: 4, error: createUserError({ message }) },
          { ok: true, quantity: 8, error: null },
        ],
        errors: [],
      }),
    },
  );
  expect(requests.at(-1)?.input).toEqual({
    rows: [
      { sku: 'RG-a', location: 'shop', quantity: 9, expected: 5 },
      // The product's SKU has just changed.
      { sku: 'NEW-B', location: 'shop', quantity: 8, expected: 5 },
    ],
    reason: 'RECEIVED',
    note: 'From the workshop',
  });
  expect(state.edits).toEqual({ a: { 'a-v1/stock@shop': '9' } });
  expect(state.problemsById).toEqual({ a: { 'a-v1/stock@shop': message } });
  expect(state.products.map(({ stock }) => Object.values(stock)[0]?.levels.shop)).toEqual([4, 8]);
});

test('equal low-stock limits are saved together, and a deleted variant does not affect the others', async () => {
  const products = ['a', 'b', 'c'].map((id) => aProduct(id));
  const levels = ['2', '2', ''];
  const { state, requests } = await save(
    products.map((productWithStock, index) => ({
      productWithStock: { ...productWithStock, stock: {} },
      edits: { [`${productWithStock.product.id}-v1/low`]: levels[index] ?? '' },
    })),
    {
      SaveSheetLowStock: ({ skus, lowStock }) =>
        skus.includes('RG-a')
          ? { items: null, errors: [createUserError({ field: 'skus.0', message: 'There is no RG-a.' })] }
          : { items: skus.map((sku) => aLowStockItem(sku, lowStock)), errors: [] },
    },
  );
  expect(requests.map(({ input }) => [input.skus, input.lowStock])).toEqual([
    [['RG-a', 'RG-b'], 2],
    [['RG-b'], 2],
    [['RG-c'], null],
  ]);
  expect(state.problemsById).toEqual({ a: { 'a-v1/low': 'There is no RG-a.' } });
  expect(Object.keys(state.edits)).toEqual(['a']);
});

function aLowStockItem(sku: string, lowStock: number | null) {
  return { id: `${sku.at(-1)}-v1`, lowStock, lowStockThreshold: lowStock ?? 3, levels: [] };
}

test('products are saved in batches of at most three per request', async () => {
  const products = Array.from({ length: 45 }, (_, index) => aProduct(`p${index}`));
  const { requests, state } = await save(
    products.map((productWithStock) => ({ productWithStock, edits: { name: 'Same' } })),
    {
      SaveSheetProducts: ({ rows }) => ({
        results: rows.map(({ id }) => ({ id, product: renameProduct(aProduct(id), 'Same'), errors: [] })),
        errors: [],
      }),
    },
  );
  expect(requests.map(({ input }) => input.rows.length)).toEqual(Array.from({ length: 15 }, () => 3));
  expect(state.edits).toEqual({});
});
