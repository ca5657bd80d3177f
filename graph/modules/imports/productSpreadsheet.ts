import {
  MEASUREMENT_KINDS,
  type MeasurementKind,
  toMeasurements,
  writeStoneSize,
} from '#domain/catalog/measurements.ts';
import {
  COLUMN_PERMISSIONS,
  type ExportableColumn,
  toMeasurementColumn,
} from '#domain/catalog/productSpreadsheet.ts';
import { products, readProducts } from '#graph/modules/catalog/staff/productsList.ts';
import { findGemstones, findVariants } from '#graph/modules/storefront/products.queries.ts';
import type { Gemstone, Product, Variant } from '#graph/prisma/generated/client.ts';
import type { AdminProductFilter } from '#graph/schema/schema.generated.ts';
import { type ExportedColumn, number, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';

interface ProductExportRow {
  product: Product;
  size: Variant | undefined;
  /** True for a product's first row, which contains the values common to all its sizes. */
  isFirst: boolean;
}

const columns: Record<ExportableColumn, ExportedColumn<ProductExportRow>> = {
  sku: text(({ product }) => product.sku, 16),
  name: createFirstRowColumn(text((product) => product.name, 36)),
  description: createFirstRowColumn(text((product) => product.description, 36)),
  name_ne: createFirstRowColumn(text((product) => product.nameNe, 36)),
  description_ne: createFirstRowColumn(text((product) => product.descriptionNe, 36)),
  category: createFirstRowColumn(text((product) => product.category, 12)),
  type: createFirstRowColumn(text((product) => product.type, 14)),
  metal: createFirstRowColumn(text((product) => product.metal, 12)),
  purity: createFirstRowColumn(text((product) => product.purity, 8)),
  weight_g: createFirstRowColumn(number((product) => product.weightMg / 1000)),
  gross_weight_g: createFirstRowColumn(number((product) => toGrams(product.grossWeightMg))),
  metal_colour: createFirstRowColumn(text((product) => product.metalColour, 12)),
  design: createFirstRowColumn(text((product) => product.design, 20)),
  making_percent: createFirstRowColumn(
    number(({ pricingMode, makingFixed, makingBasisPoints }) =>
      pricingMode === 'FIXED' || makingFixed !== null ? null : (makingBasisPoints ?? 0) / 100,
    ),
  ),
  making_sum: createFirstRowColumn(
    number((product) => (product.pricingMode === 'FIXED' ? null : product.makingFixed)),
  ),
  fixed_price: createFirstRowColumn(number((product) => product.fixedPrice)),
  compare_at_price: createFirstRowColumn(number((product) => product.compareAtPrice)),
  cost: { ...createFirstRowColumn(number((product) => product.cost)), needs: COLUMN_PERMISSIONS.cost },
  stones_price: createFirstRowColumn(number((product) => product.stonesPrice)),
  stones: createFirstRowColumn(
    text(async (product, { prisma }) => (await findGemstones(prisma, product)).map(toCell).join('; ')),
  ),
  ...createMeasurementColumns(),
  measured_size: createFirstRowColumn(text((product) => product.measuredSize, 8)),
  hallmark: createFirstRowColumn(text((product) => product.hallmark, 8)),
  collection: createFirstRowColumn(
    text(async ({ id }, { prisma }) => {
      const collection = await prisma.product.findUnique({ where: { id } }).collection();
      return collection?.slug;
    }),
  ),
  tags: createFirstRowColumn(text(({ tags }) => (Array.isArray(tags) ? tags.join(', ') : null))),
  featured: createFirstRowColumn(text(({ isFeatured }) => (isFeatured ? 'yes' : 'no'), 8)),
  slug: createFirstRowColumn(text((product) => product.slug, 24)),
  seo_title: createFirstRowColumn(text((product) => product.seoTitle, 36)),
  seo_description: createFirstRowColumn(text((product) => product.seoDescription, 36)),
  size_unit: createFirstRowColumn(text((product) => product.sizeUnit)),
  size: text(({ size }) => size?.size, 8),
  size_sku: text(({ size }) => size?.sku),
  barcode: text(({ size }) => size?.barcode),
  // Empty if equal to the product's weight, so that the size still follows later changes to the product's weight.
  size_weight_g: number(({ product, size }) =>
    size?.weightMg === product.weightMg ? null : toGrams(size?.weightMg),
  ),
  stock: number(({ size }) => size?.stock, 8),
};

/** Exports the product list as a spreadsheet that can be imported again. */
export const productSheet = defineExportedList<ProductExportRow, AdminProductFilter>({
  action: products.action,
  sorts: products.sorts,
  page: async (readContext, args) => {
    const page = await readProducts(readContext, args);
    const edges = await Promise.all(
      page.edges.map(async ({ cursor, node: product }) => {
        const [firstVariant, ...otherVariants] = await findVariants(readContext.prisma, product);
        const firstRow = { cursor, node: { product, size: firstVariant, isFirst: true } };
        return [
          firstRow,
          ...otherVariants.map((size) => ({ cursor, node: { product, size, isFirst: false } })),
        ];
      }),
    );
    return { ...page, edges: edges.flat() };
  },
  columns,
});

function createFirstRowColumn({
  cell,
  ...columnOptions
}: ExportedColumn<Product>): ExportedColumn<ProductExportRow> {
  return {
    ...columnOptions,
    cell: ({ product, isFirst }, readContext) => (isFirst ? cell(product, readContext) : null),
  };
}

function createMeasurementColumns() {
  const columns = MEASUREMENT_KINDS.map((kind) => {
    const column = createFirstRowColumn(
      number(({ measurements }: Product) => {
        const measurement = toMeasurements(measurements).find((candidate) => candidate.kind === kind);
        return measurement ? measurement.micrometres / 1000 : null;
      }),
    );
    return [toMeasurementColumn(kind), column];
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
