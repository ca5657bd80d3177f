import type { ProductText } from '#domain/catalog/product/productSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';
import type { CreateProductInput } from '#graph/schema/schema.generated.ts';
import { productsChanged } from '#graph/snapshot/shopChange.ts';
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
  return withNamesTaken(() =>
    inTransaction(context.prisma, (tx) => beginProduct(tx, context, readProduct(input))),
  );
}

/** The same within a transaction. */
export async function beginProduct(
  tx: Transaction,
  context: GraphContext,
  piece: ProductText,
): Promise<Product> {
  const { now } = context;
  requirePartsOfNew(context, piece);
  const names = await namesOfNew(tx, piece);
  const product = await tx.product.create({
    data: {
      ...ownFields(piece),
      ...names,
      relatedIds: await relatedToKeep(tx, piece, null),
      price: 0,
      searchText: await writeSearchText(tx, piece, names.sku),
      gemstones: { create: gemstoneRows(piece) },
      createdAt: now,
    },
  });
  await productsChanged(tx, [product.id], { areNew: true });
  await writeVariants(tx, context, { product, present: [], sizes: toSizes(piece) });
  const priced = await priceWritten(tx, context, product.id);
  await recordAudit(tx, context, {
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
