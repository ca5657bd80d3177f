import type { ProductText } from '#domain/catalog/product/productSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { CreateProductInput } from '#graph/schema/schema.generated.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { priceWritten } from './priceWritten.ts';
import { gemstoneRows, ownFields, writeSearchText } from './productFields.ts';
import { namesOfNew } from './productNames.ts';
import { withNamesTaken } from './productProblems.ts';
import { readProduct } from './readProduct.ts';
import { relatedToKeep } from './relatedByHand.ts';
import { requirePartsOfNew } from './requireParts.ts';
import { writeVariants } from './writeVariants.ts';

/** Begins a piece as a draft, priced, with its first stock in the ledger. */
export function createProduct(context: GraphContext, input: CreateProductInput): Promise<Product> {
  return withNamesTaken(() => context.work((work) => beginProduct(work, context, readProduct(input))));
}

/** The same within a transaction. */
export async function beginProduct(work: Work, context: GraphContext, piece: ProductText): Promise<Product> {
  const { now } = context;
  requirePartsOfNew(context, piece);
  const names = await namesOfNew(work, piece);
  const product = await work.db.product.create({
    data: {
      ...ownFields(piece),
      ...names,
      relatedIds: await relatedToKeep(work.db, piece, null),
      price: 0,
      searchText: await writeSearchText(work.db, piece, names.sku),
      gemstones: { create: gemstoneRows(piece) },
      createdAt: now,
    },
  });
  work.publish(productsChanged([product.id], { areNew: true }));
  await writeVariants(work, context, { product, present: [], sizes: toSizes(piece) });
  const priced = await priceWritten(work, context, product.id);
  await recordAudit(work.db, context, {
    action: 'product.create',
    entity: 'Product',
    entityId: product.id,
    after: { ...names, name: priced.name, price: priced.price, stock: priced.stock },
  });
  return priced;
}

function toSizes({ variants, stock }: ProductText) {
  return variants ?? [{ size: undefined, stock }];
}
