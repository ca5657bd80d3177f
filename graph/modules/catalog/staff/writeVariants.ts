import { barcodeForms } from '#domain/catalog/barcode.ts';
import type { VariantText } from '#domain/catalog/product/variantSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { StockReason, Variant } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { recordDeletions } from '#graph/prisma/writes/recordDeletions.ts';
import type { Work } from '#graph/work/work.ts';
import { holdLevels } from '../holdLevels.ts';
import { moveStock } from '../moveStock.ts';
import { spreadChange } from './spreadChange.ts';

interface Sizes {
  product: { id: string; sku: string; weightMg: number };
  /** The sizes that are there. */
  present: readonly Variant[];
  /** All sizes that shall be there, in order. */
  sizes: readonly VariantText[];
}

/** Makes a product's sizes what they shall be, with every change of stock in the ledger. One that was ordered stays. */
export async function writeVariants(
  work: Work,
  context: GraphContext,
  { product, present, sizes }: Sizes,
): Promise<void> {
  const found = sizes.map(({ size }) => present.find((variant) => hasSize(variant, size)));
  await refuseTakenSkus(work.db, product.id, sizes);
  await refuseTakenBarcodes(work.db, product.id, sizes);
  await removeSizes(
    work,
    context,
    present.filter((variant) => !found.includes(variant)),
  );

  // Two sizes may have each other's from now on.
  const freed = sizes.flatMap(({ barcode }, place) => {
    const known = found[place];
    return known?.barcode && barcode !== undefined && barcode !== known.barcode ? [known.id] : [];
  });
  if (freed.length > 0)
    await work.db.variant.updateMany({ where: { id: { in: freed } }, data: { barcode: null } });

  const moves: Change[] = [];
  for (const [position, { size = null, sku, barcode, weightMg, stock }] of sizes.entries()) {
    const known = found[position];
    if (known) {
      const data = { position, sku: sku ?? undefined, barcode, weightMg: weightMg ?? undefined };
      await work.db.variant.update({ where: { id: known.id }, data });
      moves.push({ variantId: known.id, delta: (stock ?? known.stock) - known.stock, reason: 'CORRECTION' });
    } else {
      const made = await work.db.variant.create({
        data: {
          productId: product.id,
          size,
          position,
          sku: sku ?? toSku(product.sku, size),
          barcode: barcode ?? null,
          weightMg: weightMg ?? product.weightMg,
          price: 0,
        },
      });
      moves.push({ variantId: made.id, delta: stock ?? 0, reason: 'INITIAL' });
    }
  }
  await changeForSale(work, context, moves);
}

interface Change {
  variantId: string;
  delta: number;
  reason: StockReason;
}

/** Changes what is for sale of some sizes. */
async function changeForSale(work: Work, context: GraphContext, changes: readonly Change[]): Promise<void> {
  const real = changes.filter(({ delta }) => delta !== 0);
  if (real.length === 0) return;
  const held = await holdLevels(
    work.db,
    real.map(({ variantId }) => variantId),
  );
  const moves = real.flatMap(({ variantId, delta, reason }) =>
    spreadChange(held, variantId, delta).map((part) => ({ ...part, reason })),
  );
  await moveStock(work, context, held, moves);
}

/** Sizes are the same in capitals and small letters, as the database's keys are. */
export function hasSize(variant: Pick<Variant, 'size'>, size: string | null | undefined): boolean {
  return (variant.size?.toLowerCase() ?? null) === (size?.toLowerCase() ?? null);
}

function toSku(sku: string, size: string | null): string {
  return size === null ? sku : `${sku}-${size.replace(/[^A-Za-z0-9./-]+/g, '-')}`.slice(0, 48);
}

async function refuseTakenSkus(tx: Transaction, productId: string, sizes: readonly VariantText[]) {
  const skus = sizes.flatMap(({ sku }) => (sku ? [sku] : []));
  const others = await tx.variant.findMany({
    where: { sku: { in: skus }, productId: { not: productId } },
    select: { sku: true },
  });
  const names = new Set(others.map(({ sku }) => sku.toLowerCase()));
  const index = sizes.findIndex(({ sku }) => sku && names.has(sku.toLowerCase()));
  if (index >= 0) throw new DomainError('SIZE_SKU_TAKEN', `variants.${index}.sku`);
}

async function refuseTakenBarcodes(tx: Transaction, productId: string, sizes: readonly VariantText[]) {
  const forms = sizes.flatMap(({ barcode }) => (barcode ? barcodeForms(barcode) : []));
  if (forms.length === 0) return;
  const others = await tx.variant.findMany({
    where: { barcode: { in: forms }, productId: { not: productId } },
    select: { barcode: true, sku: true },
  });
  for (const [index, { barcode }] of sizes.entries()) {
    const own = barcode ? barcodeForms(barcode.toLowerCase()) : [];
    const other = others.find((taken) => own.includes(taken.barcode?.toLowerCase() ?? ''));
    if (other) throw new DomainError('BARCODE_TAKEN', { sku: other.sku }, `variants.${index}.barcode`);
  }
}

async function removeSizes(work: Work, context: GraphContext, gone: readonly Variant[]): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  const ordered = await work.db.orderLine.findFirst({
    where: { variantId: { in: ids } },
    select: { variantId: true },
  });
  if (ordered) throw orderedStays(gone.find(({ id }) => id === ordered.variantId));
  const held = await holdLevels(work.db, ids);
  const moves = ids.flatMap((variantId) =>
    held.places.map(({ id: locationId }) => {
      return { variantId, locationId, delta: -held.at(variantId, locationId), reason: 'CORRECTION' as const };
    }),
  );
  await moveStock(work, context, held, moves);
  await work.db.variant.deleteMany({ where: { id: { in: ids } } });
  await recordDeletions(
    work.db,
    'VARIANT',
    gone.map(({ id, sku }) => ({ id, label: sku })),
  );
}

function orderedStays(variant: Variant | undefined) {
  if (variant?.size == null) return new DomainError('UNSIZED_WAS_ORDERED', 'variants');
  return new DomainError('SIZE_WAS_ORDERED', { size: variant.size }, 'variants');
}
