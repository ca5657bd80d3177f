import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { aUserError } from '#web/testing/aUserError.ts';
import type { SheetProductFragment } from '../Sheet.generated.ts';
import type { SheetPiece } from '../sheetPieces.ts';
import { type SheetState, sheetReducer } from '../sheetState.ts';
import { aPiece } from '../testing/aPiece.ts';
import type { PieceOutcome, PieceWork } from './pieceWork.ts';
import { saveSheet } from './saveSheet.ts';

interface Row {
  id: string;
  name?: string;
  sku: string;
  quantity: number;
  expected: number;
}
type Input = { rows: Row[]; skus: string[]; lowStock: number | null; reason: string; note: string | null };
type Answer = (input: Input) => object;

/** A store that answers by the operation's name, and remembers what it was asked. */
function aStore(answers: Record<string, Answer>) {
  const asked: { name: string; input: Input }[] = [];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    const input = (variables.input ?? variables) as Input;
    asked.push({ name: operationName, input });
    const answer = answers[operationName];
    if (!answer) throw new Error(`Nobody answers ${operationName}.`);
    return of({ data: { [FIELDS[operationName] ?? '']: answer(input) } });
  });
  return { asked, client: new ApolloClient({ link, cache: new InMemoryCache() }) };
}

const FIELDS: Record<string, string> = {
  SaveSheetProducts: 'updateProducts',
  SetStockLevel: 'setStockLevels',
  SaveSheetLowStock: 'setLowStock',
  SheetProducts: 'adminProducts',
  SheetStockItems: 'stockItems',
};

async function save(works: PieceWork[], answers: Record<string, Answer>) {
  const store = aStore(answers);
  const outcomes: PieceOutcome[] = [];
  await saveSheet(works, {
    client: store.client,
    i18n,
    why: { reason: 'RECEIVED', note: ' From the workshop ' },
    tell: (outcome) => outcomes.push(outcome),
  });
  const begun: SheetState = {
    pieces: works.map(({ piece }) => piece),
    edits: Object.fromEntries(works.map(({ piece, edits }) => [piece.product.id, edits])),
    past: [],
    future: [],
    refused: {},
  };
  const state = outcomes.reduce((now, outcome) => sheetReducer(now, { kind: 'answered', outcome }), begun);
  return { ...store, state };
}

const named = ({ product }: SheetPiece, name = product.name): SheetProductFragment => ({
  ...product,
  name,
  staff: { ...product.staff, version: product.staff.version + 1 },
});
const page = (nodes: object[]) => ({
  edges: nodes.map((node) => ({ node })),
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: nodes.length,
});
const noStock = { SheetStockItems: () => page([]) };

test('what is saved is clean, and what is refused stays with its reason at the cell', async () => {
  const [a, b, c] = [aPiece('a'), aPiece('b'), aPiece('c')];
  const { state, asked } = await save(
    [
      { piece: a, edits: { name: 'One' } },
      { piece: b, edits: { sku: 'RG-a' } },
      { piece: c, edits: { status: 'DRAFT', name: 'Three' } },
    ],
    {
      SaveSheetProducts: ({ rows }) => ({
        results: rows.map(({ id }) => {
          if (id === 'a') return { id, product: named(a, 'One'), errors: [] };
          const taken = { field: 'sku', message: 'Another piece has this SKU.' };
          const missing = { field: 'images', message: 'Add a photograph.' };
          return { id, product: null, errors: [aUserError(id === 'b' ? taken : missing)] };
        }),
        errors: [],
      }),
    },
  );
  expect(asked.map(({ name, input }) => [name, input.rows.map(({ id }) => id)])).toEqual([
    ['SaveSheetProducts', ['a', 'b', 'c']],
  ]);
  expect(state.pieces[0]?.product).toMatchObject({ name: 'One', staff: { version: 8 } });
  expect(state.edits).toEqual({ b: { sku: 'RG-a' }, c: { status: 'DRAFT', name: 'Three' } });
  expect(state.refused).toEqual({
    b: { sku: 'Another piece has this SKU.' },
    c: { status: 'Add a photograph.' },
  });
});

test('a product that somebody else has changed is read anew, and can be saved over that', async () => {
  const a = aPiece('a');
  const theirs = { ...named(a, 'Theirs'), tags: ['theirs'] };
  const conflict = aUserError({ code: 'CONFLICT', field: 'version', message: 'It was changed.' });
  const { state } = await save([{ piece: a, edits: { name: 'Mine', sku: 'NEW' } }], {
    SaveSheetProducts: () => ({ results: [{ id: 'a', product: null, errors: [conflict] }], errors: [] }),
    SheetProducts: () => page([theirs]),
    ...noStock,
  });
  expect(state.pieces[0]?.product).toEqual(theirs);
  expect(state.edits).toEqual({ a: { name: 'Mine', sku: 'NEW' } });
  expect(state.refused).toEqual({ a: { name: 'Somebody else has set this to “Theirs” meanwhile.' } });

  const again = await save([{ piece: state.pieces[0] ?? a, edits: state.edits.a ?? {} }], {
    SaveSheetProducts: ({ rows }) => ({
      results: [{ id: 'a', product: named({ product: theirs, stock: {} }, 'Mine'), errors: [] }],
      errors: [],
      rows,
    }),
  });
  expect(again.asked[0]?.input.rows[0]).toMatchObject({ version: 8, name: 'Mine' });
  expect(again.state.edits).toEqual({});
});

test('a count says what it was read as; where there are others by now, it stays with what there is', async () => {
  const [a, b] = [aPiece('a'), aPiece('b')];
  const message = 'There are 4 by now.';
  const { state, asked } = await save(
    [
      { piece: a, edits: { 'a-v1/stock@shop': '9' } },
      { piece: b, edits: { 'b-v1/stock@shop': '8', sku: 'NEW-B' } },
    ],
    {
      SaveSheetProducts: () => ({
        results: [
          {
            id: 'b',
            product: { ...named(b), variants: b.product.variants.map((one) => ({ ...one, sku: 'NEW-B' })) },
            errors: [],
          },
        ],
        errors: [],
      }),
      SetStockLevel: () => ({
        results: [
          { ok: false, quantity: 4, error: aUserError({ message }) },
          { ok: true, quantity: 8, error: null },
        ],
        errors: [],
      }),
    },
  );
  expect(asked.at(-1)?.input).toEqual({
    rows: [
      { sku: 'RG-a', location: 'shop', quantity: 9, expected: 5 },
      // Its SKU is another since a moment.
      { sku: 'NEW-B', location: 'shop', quantity: 8, expected: 5 },
    ],
    reason: 'RECEIVED',
    note: 'From the workshop',
  });
  expect(state.edits).toEqual({ a: { 'a-v1/stock@shop': '9' } });
  expect(state.refused).toEqual({ a: { 'a-v1/stock@shop': message } });
  expect(state.pieces.map(({ stock }) => Object.values(stock)[0]?.levels.shop)).toEqual([4, 8]);
});

test('low levels that are alike are set together, and one that is no more leaves the others', async () => {
  const pieces = ['a', 'b', 'c'].map((id) => aPiece(id));
  const levels = ['2', '2', ''];
  const { state, asked } = await save(
    pieces.map((piece, index) => ({
      piece: { ...piece, stock: {} },
      edits: { [`${piece.product.id}-v1/low`]: levels[index] ?? '' },
    })),
    {
      SaveSheetLowStock: ({ skus, lowStock }) =>
        skus.includes('RG-a')
          ? { items: null, errors: [aUserError({ field: 'skus.0', message: 'There is no RG-a.' })] }
          : { items: skus.map((sku) => aLow(sku, lowStock)), errors: [] },
    },
  );
  expect(asked.map(({ input }) => [input.skus, input.lowStock])).toEqual([
    [['RG-a', 'RG-b'], 2],
    [['RG-b'], 2],
    [['RG-c'], null],
  ]);
  expect(state.refused).toEqual({ a: { 'a-v1/low': 'There is no RG-a.' } });
  expect(Object.keys(state.edits)).toEqual(['a']);
});

function aLow(sku: string, lowStock: number | null) {
  return { id: `${sku.at(-1)}-v1`, lowStock, lowAt: lowStock ?? 3, levels: [] };
}

test('forty-five products are saved in calls of three at most', async () => {
  const pieces = Array.from({ length: 45 }, (_none, index) => aPiece(`p${index}`));
  const { asked, state } = await save(
    pieces.map((piece) => ({ piece, edits: { name: 'Same' } })),
    {
      SaveSheetProducts: ({ rows }) => ({
        results: rows.map(({ id }) => ({ id, product: named(aPiece(id), 'Same'), errors: [] })),
        errors: [],
      }),
    },
  );
  expect(asked.map(({ input }) => input.rows.length)).toEqual(Array.from({ length: 15 }, () => 3));
  expect(state.edits).toEqual({});
});
