import {
  WEIGHT_IN_GRAMS_PROBLEM,
  WEIGHT_IN_MILLIGRAMS_PROBLEM,
} from '#domain/catalog/product/variantSchema.ts';
import { findColumn, NOTHING, type ValueColumn } from '#domain/catalog/productSheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { type InputIssue, InvalidInput, toIssue } from '#domain/errors/problems.ts';
import type { GraphContext } from '#graph/context.ts';
import { isLacking } from '#graph/errors/permissionErrors.ts';
import { beginProduct } from '#graph/modules/catalog/staff/createProduct.ts';
import { withNamesTaken } from '#graph/modules/catalog/staff/productProblems.ts';
import { readProduct } from '#graph/modules/catalog/staff/readProduct.ts';
import { changeProduct } from '#graph/modules/catalog/staff/updateProduct.ts';
import { holdProduct, type WholeProduct } from '#graph/modules/catalog/staff/withProduct.ts';
import { hasSize } from '#graph/modules/catalog/staff/writeVariants.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { CreateProductInput, ImportOutcome, VariantInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { type ProductFacts, toFacts, toSize } from './productInput.ts';
import { problemAt, type SheetProblem } from './sheetProblem.ts';
import type { SheetProduct } from './toProducts.ts';

export interface ImportedPiece {
  rows: number[];
  sku: string;
  outcome: ImportOutcome;
  product: Product | null;
  priceBefore: number | null;
  priceAfter: number | null;
  changed: string[];
  problems: SheetProblem[];
  /** Addresses of photographs that the sheet names. */
  images: string[];
}

/** What a new product has where its row does not say so. */
export type NewValues = Partial<Record<ValueColumn, string>>;

type Taken = Pick<ImportedPiece, 'outcome' | 'product' | 'priceBefore' | 'priceAfter' | 'changed'>;

/** Carries what would have become of a piece out of a transaction that is not to be kept. */
class NotKept extends Error {
  readonly taken: Taken;

  constructor(taken: Taken) {
    super('Not kept');
    this.taken = taken;
  }
}

/** Makes or changes a piece as a sheet says, whole or not at all; a dry run goes the same way and keeps nothing. */
export async function importProduct(
  context: GraphContext,
  piece: SheetProduct,
  { dryRun, values }: { dryRun: boolean; values: NewValues },
): Promise<ImportedPiece> {
  const { rows, sku, images, problems: known, warnings } = piece;
  // A piece without a SKU cannot be told from a new one.
  if (sku === '') return { ...refused, rows, sku, images, problems: [...known, ...warnings] };
  const isRefused = known.length > 0;
  try {
    const taken = await take(context, piece, { dryRun: dryRun || isRefused, values });
    return { rows, sku, images, problems: [...known, ...warnings], ...(isRefused ? refused : taken) };
  } catch (error) {
    const more = toProblems(error, piece).filter(
      ({ column }) => column === null || !known.some((problem) => problem.column === column),
    );
    return { ...refused, rows, sku, images, problems: [...known, ...more, ...warnings] };
  }
}

const refused = {
  outcome: 'REFUSED',
  product: null,
  priceBefore: null,
  priceAfter: null,
  changed: [],
} as const satisfies Taken;

async function take(
  context: GraphContext,
  given: SheetProduct,
  { dryRun, values }: { dryRun: boolean; values: NewValues },
): Promise<Taken> {
  try {
    return await withNamesTaken(() =>
      context.work(async (work) => {
        const known = await work.db.product.findUnique({ where: { sku: given.sku }, select: { id: true } });
        const piece = known ? given : withValues(given, values);
        const { collection, missing } = await collectionFact(work.db, piece);
        const facts = { ...toFacts(piece), ...collection };
        const taken = await alsoRefusing(missing, async () =>
          known
            ? change(work, context, { piece, facts, saved: await holdProduct(work, known) })
            : begin(work, context, { piece, facts }),
        );
        if (dryRun || taken.outcome === 'UNCHANGED') throw new NotKept(taken);
        return taken;
      }),
    );
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    const { taken } = error;
    // What a dry run made is not there.
    return taken.outcome === 'CREATED' ? { ...taken, product: null } : taken;
  }
}

function withValues(piece: SheetProduct, values: NewValues): SheetProduct {
  const row = piece.rows[0] ?? 0;
  const facts = Object.entries(values).map(([column, text]) => [column, { text, row }]);
  return { ...piece, facts: { ...Object.fromEntries(facts), ...piece.facts } };
}

async function begin(
  work: Work,
  context: GraphContext,
  { piece, facts }: { piece: SheetProduct; facts: ProductFacts },
): Promise<Taken> {
  const sizes = piece.sizes.map((row) => ({ row: row.row, ...toSize(row) }));
  const input = { ...facts, sku: piece.sku, variants: sizes.length > 0 ? sizes : undefined };
  // What a new piece lacks is found missing here.
  const product = await namingRows(sizes, () =>
    beginProduct(work, context, readProduct(input as CreateProductInput)),
  );
  return { outcome: 'CREATED', product, priceBefore: null, priceAfter: product.price, changed: [] };
}

async function change(
  work: Work,
  context: GraphContext,
  { piece, facts, saved }: { piece: SheetProduct; facts: ProductFacts; saved: WholeProduct },
): Promise<Taken> {
  const sizes = sizesAfter(saved, piece);
  const input = { ...facts, id: saved.id, variants: sizes };
  const { product, changed } = await namingRows(sizes ?? [], () =>
    changeProduct(work, context, { saved, input }),
  );
  return {
    outcome: changed.length > 0 ? 'UPDATED' : 'UNCHANGED',
    product,
    priceBefore: saved.price,
    priceAfter: product.price,
    changed,
  };
}

interface RowSize extends VariantInput {
  /** The row that names the size; none for one that the sheet leaves as it is. */
  row?: number;
}

/** The sizes with what the sheet says of them, those that it does not name too; undefined when it names none. */
function sizesAfter({ variants }: WholeProduct, piece: SheetProduct): RowSize[] | undefined {
  if (piece.sizes.length === 0) return undefined;
  const named: RowSize[] = piece.sizes.map((row) => ({ row: row.row, ...toSize(row) }));
  const unnamed = named.find(({ size }) => !size);
  if (unnamed && variants.some(({ size }) => size !== null))
    throw new DomainError('SHEET_SIZE_UNNAMED', `rows.${unnamed.row}.size`);
  // A piece that gets sizes no longer has the one without.
  const kept = variants.filter(({ size }) => size !== null || unnamed);
  const changed = kept.map((known) => named.find(({ size }) => hasSize(known, size)) ?? { size: known.size });
  return [...changed, ...named.filter((size) => !changed.includes(size))];
}

/** Says of what is wrong with a size in which row it stands: `variants.2.stock` becomes `rows.7.stock`. */
async function namingRows<Result>(sizes: readonly RowSize[], work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const named = toIssues(error).map(({ field, ...issue }) => {
      const [part, index, ...rest] = field.split('.');
      const row = part === 'variants' ? sizes[Number(index)]?.row : undefined;
      return { ...issue, field: row === undefined ? field : ['rows', row, ...rest].join('.') };
    });
    throw new InvalidInput(named);
  }
}

interface CollectionFact {
  collection?: ProductFacts;
  /** That there is no such collection. */
  missing?: InputIssue;
}

async function collectionFact(tx: Transaction, { facts }: SheetProduct): Promise<CollectionFact> {
  const text = facts.collection?.text;
  if (text === undefined) return {};
  if (text === NOTHING) return { collection: { collectionId: null } };
  const collection = await tx.collection.findFirst({ where: { OR: [{ slug: text }, { name: text }] } });
  if (!collection) return { missing: toIssue('COLLECTION_NOT_FOUND', 'collectionId') };
  return { collection: { collectionId: collection.id } };
}

/** Does the work only where nothing is missing; otherwise says what is wrong besides, all at once. */
async function alsoRefusing<Result>(
  missing: InputIssue | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!missing) return work();
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new InvalidInput([...toIssues(error), missing]);
  }
  throw new InvalidInput([missing]);
}

function toIssues(error: DomainError): readonly InputIssue[] {
  const { field = '', reason, params, message } = error;
  return error instanceof InvalidInput ? error.issues : [{ field, reason, params, message }];
}

/** Where in the sheet each thing stands that is wrong; throws what is none of the sheet's. */
function toProblems(error: unknown, { rows, facts, sizes }: SheetProduct): SheetProblem[] {
  // What this one would change takes another permission: the others, and what was taken before, stand.
  if (isLacking(error)) {
    const { message } = error;
    return [problemAt({ row: rows[0] ?? 0, column: null }, { reason: null, params: {}, message })];
  }
  if (!(error instanceof DomainError)) throw error;
  return toIssues(error).map(({ field, ...issue }) => {
    const [part, at] = field.split('.');
    const column = findColumn(field);
    const fact = column ? facts[column] : undefined;
    const row = part === 'rows' ? Number(at) : (fact?.row ?? rows[0] ?? 0);
    const size = sizes.find((each) => part === 'rows' && each.row === row);
    const value = column ? (size ? size.cells[column] : fact?.text) : undefined;
    const isWeight = field.endsWith('weightMg') || issue.message === WEIGHT_IN_MILLIGRAMS_PROBLEM;
    return problemAt(
      { row, column, value: quotesItself(issue) ? undefined : value },
      isWeight ? { ...issue, message: WEIGHT_IN_GRAMS_PROBLEM } : issue,
    );
  });
}

function quotesItself({ reason }: Pick<InputIssue, 'reason'>): boolean {
  return reason === 'PURITY_UNKNOWN' || reason === 'PURITY_OF_ANOTHER_METAL';
}
