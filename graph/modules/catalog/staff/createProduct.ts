import type { ProductInput } from '#domain/catalog/product/productSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { CreateProductInput } from '#graph/schema/schema.generated.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { validateRelatedIds } from './chosenRelatedProducts.ts';
import { toGemstoneRows, toProductColumns, writeSearchText } from './productFields.ts';
import { assignNames } from './productNames.ts';
import { withNameConflict } from './productProblems.ts';
import { readProduct } from './readProduct.ts';
import { repriceProduct } from './repriceProduct.ts';
import { requireNewProductPermissions } from './requireProductPermissions.ts';
import { writeVariants } from './writeVariants.ts';

/** Creates a product as a draft, with its price and its initial stock in the stock ledger. */
export function createProduct(context: GraphContext, input: CreateProductInput): Promise<Product> {
  return withNameConflict(() =>
    context.work((work) => createDraftProduct(work, context, readProduct(input))),
  );
}

/** Creates a draft product within a transaction. */
export async function createDraftProduct(
  work: Work,
  context: GraphContext,
  input: ProductInput,
): Promise<Product> {
  const { now } = context;
  requireNewProductPermissions(context, input);
  const names = await assignNames(work, input);
  const product = await work.db.product.create({
    data: {
      ...toProductColumns(input),
      ...names,
      relatedIds: await validateRelatedIds(work.db, input, null),
      price: 0,
      searchText: await writeSearchText(work.db, input, names.sku),
      gemstones: { create: toGemstoneRows(input) },
      createdAt: now,
    },
  });
  work.publish(productsChanged([product.id], { areNew: true }));
  await writeVariants(work, context, { product, currentVariants: [], sizes: toSizes(input) });
  const pricedProduct = await repriceProduct(work, context, product.id);
  await recordAudit(work.db, context, {
    action: 'product.create',
    entity: 'Product',
    entityId: product.id,
    after: { ...names, name: pricedProduct.name, price: pricedProduct.price, stock: pricedProduct.stock },
  });
  return pricedProduct;
}

function toSizes({ variants, stock }: ProductInput) {
  return variants ?? [{ size: undefined, stock }];
}
