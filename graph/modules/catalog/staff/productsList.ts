import { findVariants } from '#graph/modules/storefront/products.queries.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { AdminProductFilter, AdminProductSort } from '#graph/schema/schema.generated.ts';
import { type ExportedColumn, grams, instant, number, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList, type ExportPageReader } from '#graph/spreadsheets/defineExportedList.ts';
import { adminProductSorts } from './adminProductSorts.ts';
import { listAdminProducts } from './listAdminProducts.ts';

/** Column with `FIXED`, an amount in NPR, or a percentage such as `8 %`. */
const makingColumn: ExportedColumn<Product> = {
  width: 12,
  cell: ({ pricingMode, makingFixed, makingBasisPoints }) =>
    pricingMode === 'FIXED' ? 'FIXED' : (makingFixed ?? `${(makingBasisPoints ?? 0) / 100} %`),
};

/** Loads a page of products with the same query as the list. */
export const readProducts: ExportPageReader<Product, AdminProductFilter> = (
  context,
  { sort: [sort], ...listArgs },
) => listAdminProducts(context, { ...listArgs, sort: sort as AdminProductSort });

export const products = defineExportedList<Product, AdminProductFilter>({
  action: 'readCatalog',
  // `UPDATED` is omitted because only integrations use it to follow changes.
  sorts: Object.keys(adminProductSorts).filter((sort) => sort !== 'UPDATED'),
  page: readProducts,
  columns: {
    name: text((product) => product.name, 36),
    nameNe: text((product) => product.nameNe, 36),
    sku: text((product) => product.sku, 16),
    status: text((product) => product.status, 12),
    price: number((product) => product.price),
    stock: number((product) => product.stock, 8),
    metal: text(({ metal, purity }) => `${metal} ${purity}`, 14),
    weightMg: grams((product) => product.weightMg),
    grossWeightMg: grams((product) => product.grossWeightMg),
    making: makingColumn,
    compareAtPrice: number((product) => product.compareAtPrice),
    cost: { ...number((product) => product.cost), needs: 'managePrices' },
    barcodes: text(async (product, { prisma }) => {
      const variants = await findVariants(prisma, product);
      return variants.flatMap(({ barcode }) => barcode ?? []).join(', ');
    }),
    category: text((product) => product.category, 12),
    type: text((product) => product.type, 14),
    collection: text(async ({ collectionId }, { prisma }) => {
      if (collectionId === null) return null;
      return (await prisma.collection.findUnique({ where: { id: collectionId } }))?.name;
    }),
    seoTitle: text((product) => product.seoTitle, 36),
    seoDescription: text((product) => product.seoDescription, 36),
    popularity: number((product) => product.popularity),
    updatedAt: instant((product) => product.updatedAt),
    createdAt: instant((product) => product.createdAt),
  },
});
