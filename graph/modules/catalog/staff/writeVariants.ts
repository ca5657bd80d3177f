import { listBarcodeForms } from '#domain/catalog/barcode.ts';
import type { VariantInput } from '#domain/catalog/product/variantSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { StockReason, Variant } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { recordDeletions } from '#graph/prisma/writes/recordDeletions.ts';
import type { Work } from '#graph/work/work.ts';
import { lockStockLevels } from '../lockStockLevels.ts';
import { moveStock } from '../moveStock.ts';
import { distributeStockChange } from './distributeStockChange.ts';

interface VariantChanges {
  product: { id: string; sku: string; weightMg: number };
  currentVariants: readonly Variant[];
  /** All variants after the change, in sequence. */
  sizes: readonly VariantInput[];
}

/**
 * Replaces a product's variants and records every stock change in the stock ledger. An ordered variant cannot be
 * removed.
 */
export async function writeVariants(
  work: Work,
  context: GraphContext,
  { product, currentVariants, sizes }: VariantChanges,
): Promise<void> {
  const matchedVariants = sizes.map(({ size }) => currentVariants.find((variant) => hasSize(variant, size)));
  await assertSkusUnique(work.db, product.id, sizes);
  await assertBarcodesUnique(work.db, product.id, sizes);
  await removeSizes(
    work,
    context,
    currentVariants.filter((variant) => !matchedVariants.includes(variant)),
  );

  // Clears changed barcodes first, so that two variants can swap theirs.
  const variantIdsToClear = sizes.flatMap(({ barcode }, index) => {
    const savedVariant = matchedVariants[index];
    return savedVariant?.barcode && barcode !== undefined && barcode !== savedVariant.barcode
      ? [savedVariant.id]
      : [];
  });
  if (variantIdsToClear.length > 0)
    await work.db.variant.updateMany({ where: { id: { in: variantIdsToClear } }, data: { barcode: null } });

  const moves: VariantStockChange[] = [];
  for (const [position, { size = null, sku, barcode, weightMg, stock }] of sizes.entries()) {
    const savedVariant = matchedVariants[position];
    if (savedVariant) {
      const data = { position, sku: sku ?? undefined, barcode, weightMg: weightMg ?? undefined };
      await work.db.variant.update({ where: { id: savedVariant.id }, data });
      moves.push({
        variantId: savedVariant.id,
        delta: (stock ?? savedVariant.stock) - savedVariant.stock,
        reason: 'CORRECTION',
      });
    } else {
      const createdVariant = await work.db.variant.create({
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
      moves.push({ variantId: createdVariant.id, delta: stock ?? 0, reason: 'INITIAL' });
    }
  }
  await changeAvailability(work, context, moves);
}

interface VariantStockChange {
  variantId: string;
  delta: number;
  reason: StockReason;
}

/** Changes the available quantity of variants. */
async function changeAvailability(
  work: Work,
  context: GraphContext,
  changes: readonly VariantStockChange[],
): Promise<void> {
  const nonZeroChanges = changes.filter(({ delta }) => delta !== 0);
  if (nonZeroChanges.length === 0) return;
  const lockedStock = await lockStockLevels(
    work.db,
    nonZeroChanges.map(({ variantId }) => variantId),
  );
  const moves = nonZeroChanges.flatMap(({ variantId, delta, reason }) =>
    distributeStockChange(lockedStock, variantId, delta).map((locationChange) => ({
      ...locationChange,
      reason,
    })),
  );
  await moveStock(work, context, lockedStock, moves);
}

/** Returns true if the variant has the size. Ignores letter case, as the database's keys do. */
export function hasSize(variant: Pick<Variant, 'size'>, size: string | null | undefined): boolean {
  return (variant.size?.toLowerCase() ?? null) === (size?.toLowerCase() ?? null);
}

function toSku(sku: string, size: string | null): string {
  return size === null ? sku : `${sku}-${size.replace(/[^A-Za-z0-9./-]+/g, '-')}`.slice(0, 48);
}

async function assertSkusUnique(tx: Transaction, productId: string, sizes: readonly VariantInput[]) {
  const skus = sizes.flatMap(({ sku }) => (sku ? [sku] : []));
  const otherVariants = await tx.variant.findMany({
    where: { sku: { in: skus }, productId: { not: productId } },
    select: { sku: true },
  });
  const names = new Set(otherVariants.map(({ sku }) => sku.toLowerCase()));
  const index = sizes.findIndex(({ sku }) => sku && names.has(sku.toLowerCase()));
  if (index >= 0) throw new DomainError('SIZE_SKU_TAKEN', `variants.${index}.sku`);
}

async function assertBarcodesUnique(tx: Transaction, productId: string, sizes: readonly VariantInput[]) {
  const requestedForms = sizes.flatMap(({ barcode }) => (barcode ? listBarcodeForms(barcode) : []));
  if (requestedForms.length === 0) return;
  const otherVariants = await tx.variant.findMany({
    where: { barcode: { in: requestedForms }, productId: { not: productId } },
    select: { barcode: true, sku: true },
  });
  for (const [index, { barcode }] of sizes.entries()) {
    const sizeForms = barcode ? listBarcodeForms(barcode.toLowerCase()) : [];
    const other = otherVariants.find((variant) => sizeForms.includes(variant.barcode?.toLowerCase() ?? ''));
    if (other) throw new DomainError('BARCODE_TAKEN', { sku: other.sku }, `variants.${index}.barcode`);
  }
}

async function removeSizes(
  work: Work,
  context: GraphContext,
  removedVariants: readonly Variant[],
): Promise<void> {
  if (removedVariants.length === 0) return;
  const ids = removedVariants.map(({ id }) => id);
  const orderedLine = await work.db.orderLine.findFirst({
    where: { variantId: { in: ids } },
    select: { variantId: true },
  });
  if (orderedLine)
    throw createOrderedVariantError(removedVariants.find(({ id }) => id === orderedLine.variantId));
  const lockedStock = await lockStockLevels(work.db, ids);
  const moves = ids.flatMap((variantId) =>
    lockedStock.locations.map(({ id: locationId }) => {
      return {
        variantId,
        locationId,
        delta: -lockedStock.getLevel(variantId, locationId),
        reason: 'CORRECTION' as const,
      };
    }),
  );
  await moveStock(work, context, lockedStock, moves);
  await work.db.variant.deleteMany({ where: { id: { in: ids } } });
  await recordDeletions(
    work.db,
    'VARIANT',
    removedVariants.map(({ id, sku }) => ({ id, label: sku })),
  );
}

function createOrderedVariantError(variant: Variant | undefined) {
  if (variant?.size == null) return new DomainError('UNSIZED_WAS_ORDERED', 'variants');
  return new DomainError('SIZE_WAS_ORDERED', { size: variant.size }, 'variants');
}
