import {
  MEASUREMENT_KINDS,
  type MeasurementKind,
  toMeasurements,
  writeStoneSize,
} from '#domain/catalog/measurements.ts';
import {
  COLUMN_PERMISSIONS,
  type ExportableColumn,
  measurementColumn,
} from '#domain/catalog/productSpreadsheet.ts';
import { products, readProducts } from '#graph/modules/catalog/staff/productsList.ts';
import { findGemstones, findVariants } from '#graph/modules/storefront/products.queries.ts';
import type { Gemstone, Product, Variant } from '#graph/prisma/generated/client.ts';
import type { AdminProductFilter } from '#graph/schema/schema.generated.ts';
import { type ExportedColumn, number, text } from '#graph/spreadsheets/columns.ts';
import { exportedList } from '#graph/spreadsheets/exportedList.ts';

interface ProductExportRow {
  product: Product;
  size: Variant | undefined;
  /** True for a product's first row, which contains the facts common to all its sizes. */
  isFirst: boolean;
}

const columns: Record<ExportableColumn, ExportedColumn<ProductExportRow>> = {
  sku: text(({ product }) => product.sku, 16),
  name: onFirstRow(text((product) => product.name, 36)),
  description: onFirstRow(text((product) => product.description, 36)),
  name_ne: onFirstRow(text((product) => product.nameNe, 36)),
  description_ne: onFirstRow(text((product) => product.descriptionNe, 36)),
  category: onFirstRow(text((product) => product.category, 12)),
  type: onFirstRow(text((product) => product.type, 14)),
  metal: onFirstRow(text((product) => product.metal, 12)),
  purity: onFirstRow(text((product) => product.purity, 8)),
  weight_g: onFirstRow(number((product) => product.weightMg / 1000)),
  gross_weight_g: onFirstRow(number((product) => toGrams(product.grossWeightMg))),
  metal_colour: onFirstRow(text((product) => product.metalColour, 12)),
  design: onFirstRow(text((product) => product.design, 20)),
  making_percent: onFirstRow(
    number(({ pricingMode, makingFixed, makingBasisPoints }) =>
      pricingMode === 'FIXED' || makingFixed !== null ? null : (makingBasisPoints ?? 0) / 100,
    ),
  ),
  making_sum: onFirstRow(number((product) => (product.pricingMode === 'FIXED' ? null : product.makingFixed))),
  fixed_price: onFirstRow(number((product) => product.fixedPrice)),
  compare_at_price: onFirstRow(number((product) => product.compareAtPrice)),
  cost: { ...onFirstRow(number((product) => product.cost)), needs: COLUMN_PERMISSIONS.cost },
  stones_price: onFirstRow(number((product) => product.stonesPrice)),
  stones: onFirstRow(
    text(async (product, { prisma }) => (await findGemstones(prisma, product)).map(toCell).join('; ')),
  ),
  ...measurementColumns(),
  measured_size: onFirstRow(text((product) => product.measuredSize, 8)),
  hallmark: onFirstRow(text((product) => product.hallmark, 8)),
  collection: onFirstRow(
    text(async ({ id }, { prisma }) => {
      const collection = await prisma.product.findUnique({ where: { id } }).collection();
      return collection?.slug;
    }),
  ),
  tags: onFirstRow(text(({ tags }) => (Array.isArray(tags) ? tags.join(', ') : null))),
  featured: onFirstRow(text(({ isFeatured }) => (isFeatured ? 'yes' : 'no'), 8)),
  slug: onFirstRow(text((product) => product.slug, 24)),
  seo_title: onFirstRow(text((product) => product.seoTitle, 36)),
  seo_description: onFirstRow(text((product) => product.seoDescription, 36)),
  size_unit: onFirstRow(text((product) => product.sizeUnit)),
  size: text(({ size }) => size?.size, 8),
  size_sku: text(({ size }) => size?.sku),
  barcode: text(({ size }) => size?.barcode),
  // Empty if equal to the product's weight, so that the size still follows later changes of the product's weight.
  size_weight_g: number(({ product, size }) =>
    size?.weightMg === product.weightMg ? null : toGrams(size?.weightMg),
  ),
  stock: number(({ size }) => size?.stock, 8),
};

/** Exports the product list as a spreadsheet that can be imported again. */
export const productSheet = exportedList<ProductExportRow, AdminProductFilter>({
  action: products.action,
  sorts: products.sorts,
  page: async (reading, args) => {
    const page = await readProducts(reading, args);
    const edges = await Promise.all(
      page.edges.map(async ({ cursor, node: product }) => {
        const [first, ...others] = await findVariants(reading.prisma, product);
        const head = { cursor, node: { product, size: first, isFirst: true } };
        return [head, ...others.map((size) => ({ cursor, node: { product, size, isFirst: false } }))];
      }),
    );
    return { ...page, edges: edges.flat() };
  },
  columns,
});

function onFirstRow({ cell, ...look }: ExportedColumn<Product>): ExportedColumn<ProductExportRow> {
  return { ...look, cell: ({ product, isFirst }, reading) => (isFirst ? cell(product, reading) : null) };
}

function measurementColumns() {
  const columns = MEASUREMENT_KINDS.map((kind) => {
    const column = onFirstRow(
      number(({ measurements }: Product) => {
        const measurement = toMeasurements(measurements).find((candidate) => candidate.kind === kind);
        return measurement ? measurement.micrometres / 1000 : null;
      }),
    );
    return [measurementColumn(kind), column];
  });
  return Object.fromEntries(columns) as Record<`${MeasurementKind}_mm`, ExportedColumn<ProductExportRow>>;
}

function toGrams(mg: number | null | undefined): number | null {
  return mg == null ? null : mg / 1000;
}

function toCell(stone: Gemstone): string {
  const { kind, count, milliCarat, cut, colour, clarity, laboratory, certificateNumber, cutGrade } = stone;
  return [kind, count, milliCarat / 1000, cut, colour, clarity, writeStoneSize(stone)]
    .concat([laboratory, certificateNumber, cutGrade])
    .join('|')
    .replace(/\|+$/, '');
}
