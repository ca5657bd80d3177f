import { toMeasurements } from '#domain/catalog/measurements.ts';
import type { ProductText } from '#domain/catalog/product/productSchema.ts';
import type { VariantText } from '#domain/catalog/product/variantSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { changedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { UpdateProductInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { forSaleOrRefuse } from './forSaleOrRefuse.ts';
import { priceWritten } from './priceWritten.ts';
import { gemstoneRows, ownFields, writeSearchText } from './productFields.ts';
import { keepFormerSlug, refuseTaken } from './productNames.ts';
import { withNamesTaken } from './productProblems.ts';
import { changedProduct } from './readProduct.ts';
import { relatedSkus, relatedToKeep } from './relatedByHand.ts';
import { requireParts } from './requireParts.ts';
import { changeStatus } from './setProductStatus.ts';
import { readProductAt, type WholeProduct, withProduct } from './withProduct.ts';
import { hasSize, writeVariants } from './writeVariants.ts';

/**
 * Changes what the input names; the price and what the search finds follow. The status comes last, and where it cannot
 * be, nothing changes.
 */
export function updateProduct(context: GraphContext, input: UpdateProductInput): Promise<Product> {
  const { id, version, ...changes } = input;
  if (Object.values(changes).every((value) => value === undefined))
    return unchanged(context, { id, version });
  return withNamesTaken(() =>
    withProduct(context, { id, version }, async (work, saved) => {
      const { product } = await changeProduct(work, context, { saved, input });
      return changeStatus(work, context, { saved: product, status: input.status ?? saved.status });
    }),
  );
}

/** A change that names nothing makes no new version, and is told nobody. */
function unchanged(
  { work: doWork }: GraphContext,
  which: Parameters<typeof readProductAt>[1],
): Promise<Product> {
  return doWork((work) => readProductAt(work.db, which));
}

/** The same within a transaction that holds the product; also answers the names of what changed. */
export async function changeProduct(
  work: Work,
  context: GraphContext,
  { saved, input }: { saved: WholeProduct; input: UpdateProductInput },
): Promise<{ product: WholeProduct; changed: string[] }> {
  const { id } = saved;
  const piece = changedProduct(saved, input);
  const sku = piece.sku ?? saved.sku;
  const slug = piece.slug ?? saved.slug;
  await refuseTaken(work.db, piece, id);
  await keepFormerSlug(work, saved, slug);
  const related = await relatedSkus(work.db, saved);

  const product = await work.db.product.update({
    where: { id },
    data: {
      ...ownFields(piece),
      relatedIds: await relatedToKeep(work.db, piece, saved),
      slug,
      sku,
      searchText: await writeSearchText(work.db, piece, sku),
      gemstones: input.gemstones ? { deleteMany: {}, create: gemstoneRows(piece) } : undefined,
      version: { increment: 1 },
    },
  });
  const sizes = toSizes(saved, piece);
  if (sizes) await writeVariants(work, context, { product, present: saved.variants, sizes });
  const priced = await priceWritten(work, context, id);
  if (saved.status === 'ACTIVE' && (input.status ?? 'ACTIVE') === 'ACTIVE') forSaleOrRefuse(priced);

  const before = { ...audited(saved), related };
  const after = { ...audited(priced), related: await relatedSkus(work.db, priced) };
  const changes = changedFields(before, after);
  const changed = Object.keys(changes?.after ?? {});
  requireParts(context, { before, after, changed });
  if (changes)
    await recordAudit(work.db, context, {
      action: 'product.update',
      entity: 'Product',
      entityId: id,
      ...changes,
    });
  return { product: priced, changed };
}

/** The sizes as they shall be; undefined when they stay. Sizes that have the piece's weight keep having it. */
function toSizes(saved: WholeProduct, piece: ProductText): VariantText[] | undefined {
  const { weightMg, variants, stock } = piece;
  if (variants) return variants.map((size) => ({ ...size, weightMg: size.weightMg ?? following(size) }));
  if (stock == null && weightMg === saved.weightMg) return undefined;
  if (stock != null && saved.variants.length > 1) throw new DomainError('STOCK_PER_SIZE', 'stock');
  return saved.variants.map((variant) => {
    const size = { size: variant.size ?? undefined };
    return { ...size, stock, weightMg: following(size) };
  });

  function following({ size }: VariantText): number | undefined {
    const known = saved.variants.find((variant) => hasSize(variant, size));
    return known?.weightMg === saved.weightMg ? weightMg : known?.weightMg;
  }
}

function audited({ variants, images: _images, gemstones, searchText: _text, ...facts }: WholeProduct) {
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
