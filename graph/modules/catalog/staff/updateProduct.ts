import { toMeasurements } from '#domain/catalog/measurements.ts';
import type { ProductInput } from '#domain/catalog/product/productSchema.ts';
import type { VariantInput } from '#domain/catalog/product/variantSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { UpdateProductInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { findRelatedSkus, validateRelatedIds } from './chosenRelatedProducts.ts';
import { type ProductWithParts, readProductAt, withLockedProduct } from './lockProduct.ts';
import { toGemstoneRows, toProductColumns, writeSearchText } from './productFields.ts';
import { requireFreeNames, storeFormerSlug } from './productNames.ts';
import { withNameConflict } from './productProblems.ts';
import { applyProductInput } from './readProduct.ts';
import { repriceProduct } from './repriceProduct.ts';
import { requireProductPermissions } from './requireProductPermissions.ts';
import { requireSellable } from './requireSellable.ts';
import { changeStatus } from './setProductStatus.ts';
import { hasSize, writeVariants } from './writeVariants.ts';

/**
 * Updates the given fields, and then the price and the search text. The status is changed last. If the status change
 * fails, nothing is saved.
 */
export function updateProduct(context: GraphContext, input: UpdateProductInput): Promise<Product> {
  const { id, version, ...changes } = input;
  if (Object.values(changes).every((value) => value === undefined))
    return readUnchangedProduct(context, { id, version });
  return withNameConflict(() =>
    withLockedProduct(context, { id, version }, async (work, saved) => {
      const { product } = await changeProduct(work, context, { saved, input });
      return changeStatus(work, context, { saved: product, status: input.status ?? saved.status });
    }),
  );
}

/** Returns the product without a new version or event, because the input is empty. */
function readUnchangedProduct(
  { work: doWork }: GraphContext,
  target: Parameters<typeof readProductAt>[1],
): Promise<Product> {
  return doWork((work) => readProductAt(work.db, target));
}

/** Updates a product within a transaction that has locked it. Also returns the names of the changed fields. */
export async function changeProduct(
  work: Work,
  context: GraphContext,
  { saved, input }: { saved: ProductWithParts; input: UpdateProductInput },
): Promise<{ product: ProductWithParts; changed: string[] }> {
  const { id } = saved;
  const productInput = applyProductInput(saved, input);
  const sku = productInput.sku ?? saved.sku;
  const slug = productInput.slug ?? saved.slug;
  await requireFreeNames(work.db, productInput, id);
  await storeFormerSlug(work, saved, slug);
  const relatedSkuList = await findRelatedSkus(work.db, saved);

  const product = await work.db.product.update({
    where: { id },
    data: {
      ...toProductColumns(productInput),
      relatedIds: await validateRelatedIds(work.db, productInput, saved),
      slug,
      sku,
      searchText: await writeSearchText(work.db, productInput, sku),
      gemstones: input.gemstones ? { deleteMany: {}, create: toGemstoneRows(productInput) } : undefined,
      version: { increment: 1 },
    },
  });
  const sizes = toSizes(saved, productInput);
  if (sizes) await writeVariants(work, context, { product, currentVariants: saved.variants, sizes });
  const pricedProduct = await repriceProduct(work, context, id);
  if (saved.status === 'ACTIVE' && (input.status ?? 'ACTIVE') === 'ACTIVE') requireSellable(pricedProduct);

  const before = { ...toAuditValues(saved), related: relatedSkuList };
  const after = { ...toAuditValues(pricedProduct), related: await findRelatedSkus(work.db, pricedProduct) };
  const changes = getChangedFields(before, after);
  const changedFields = Object.keys(changes?.after ?? {});
  requireProductPermissions(context, { before, after, changed: changedFields });
  if (changes)
    await recordAudit(work.db, context, {
      action: 'product.update',
      entity: 'Product',
      entityId: id,
      ...changes,
    });
  return { product: pricedProduct, changed: changedFields };
}

/**
 * Returns the variants to store. Undefined if unchanged. Variants whose weight equals the product's get its new weight.
 */
function toSizes(saved: ProductWithParts, productInput: ProductInput): VariantInput[] | undefined {
  const { weightMg, variants, stock } = productInput;
  if (variants)
    return variants.map((size) => ({ ...size, weightMg: size.weightMg ?? getUpdatedWeight(size) }));
  if (stock == null && weightMg === saved.weightMg) return undefined;
  if (stock != null && saved.variants.length > 1) throw new DomainError('STOCK_PER_SIZE', 'stock');
  return saved.variants.map((variant) => {
    const size = { size: variant.size ?? undefined };
    return { ...size, stock, weightMg: getUpdatedWeight(size) };
  });

  function getUpdatedWeight({ size }: VariantInput): number | undefined {
    const savedVariant = saved.variants.find((variant) => hasSize(variant, size));
    return savedVariant?.weightMg === saved.weightMg ? weightMg : savedVariant?.weightMg;
  }
}

function toAuditValues({
  variants,
  images: _images,
  gemstones,
  searchText: _text,
  ...facts
}: ProductWithParts) {
  const {
    relatedIds: _related,
    version: _version,
    updatedAt: _at,
    ratingHundredths: _rating,
    reviewCount: _count,
    ...own
  } = facts;
  return {
    ...own,
    sizes: variants.map(({ size, sku, barcode, weightMg, stock }) => ({
      size,
      sku,
      barcode,
      weightMg,
      stock,
    })),
    measurements: toMeasurements(facts.measurements),
    gemstones: gemstones.map(({ id: _id, productId: _productId, ...stone }) => stone),
  };
}
