import {
  MEASUREMENT_KINDS,
  type MeasurementKind,
  toMeasurements,
  writeStoneSize,
} from '#domain/catalog/measurements.ts';
import { COLUMN_NEEDS, type ExportableColumn, measurementColumn } from '#domain/catalog/productSheet.ts';
import { products, readProducts } from '#graph/modules/catalog/staff/productsList.ts';
import { findGemstones, findVariants } from '#graph/modules/storefront/products.queries.ts';
import type { Gemstone, Product, Variant } from '#graph/prisma/generated/client.ts';
import type { AdminProductFilter } from '#graph/schema/schema.generated.ts';
import { type ExportedColumn, number, text } from '#graph/sheets/columns.ts';
import { exportedList } from '#graph/sheets/exportedList.ts';

/** A row of the sheet. */
interface Line {
  product: Product;
  size: Variant | undefined;
  /** The first row of a piece says what is the same for all its sizes. */
  isFirst: boolean;
}

const columns: Record<ExportableColumn, ExportedColumn<Line>> = {
  sku: text(({ product }) => product.sku, 16),
  name: once(text((product) => product.name, 36)),
  description: once(text((product) => product.description, 36)),
  name_ne: once(text((product) => product.nameNe, 36)),
  description_ne: once(text((product) => product.descriptionNe, 36)),
  category: once(text((product) => product.category, 12)),
  type: once(text((product) => product.type, 14)),
  metal: once(text((product) => product.metal, 12)),
  purity: once(text((product) => product.purity, 8)),
  weight_g: once(number((product) => product.weightMg / 1000)),
  gross_weight_g: once(number((product) => toGrams(product.grossWeightMg))),
  metal_colour: once(text((product) => product.metalColour, 12)),
  design: once(text((product) => product.design, 20)),
  making_percent: once(
    number(({ pricingMode, makingFixed, makingBasisPoints }) =>
      pricingMode === 'FIXED' || makingFixed !== null ? null : (makingBasisPoints ?? 0) / 100,
    ),
  ),
  making_sum: once(number((product) => (product.pricingMode === 'FIXED' ? null : product.makingFixed))),
  fixed_price: once(number((product) => product.fixedPrice)),
  compare_at_price: once(number((product) => product.compareAtPrice)),
  cost: { ...once(number((product) => product.cost)), needs: COLUMN_NEEDS.cost },
  stones_price: once(number((product) => product.stonesPrice)),
  stones: once(
    text(async (product, { prisma }) => (await findGemstones(prisma, product)).map(toCell).join('; ')),
  ),
  ...measurementColumns(),
  measured_size: once(text((product) => product.measuredSize, 8)),
  hallmark: once(text((product) => product.hallmark, 8)),
  collection: once(
    text(async ({ id }, { prisma }) => {
      const collection = await prisma.product.findUnique({ where: { id } }).collection();
      return collection?.slug;
    }),
  ),
  tags: once(text(({ tags }) => (Array.isArray(tags) ? tags.join(', ') : null))),
  featured: once(text(({ isFeatured }) => (isFeatured ? 'yes' : 'no'), 8)),
  slug: once(text((product) => product.slug, 24)),
  seo_title: once(text((product) => product.seoTitle, 36)),
  seo_description: once(text((product) => product.seoDescription, 36)),
  size_unit: once(text((product) => product.sizeUnit)),
  size: text(({ size }) => size?.size, 8),
  size_sku: text(({ size }) => size?.sku),
  barcode: text(({ size }) => size?.barcode),
  // Left out where it is the piece's: such a size goes on having the piece's weight when that is changed.
  size_weight_g: number(({ product, size }) =>
    size?.weightMg === product.weightMg ? null : toGrams(size?.weightMg),
  ),
  stock: number(({ size }) => size?.stock, 8),
};

/** What the list of products shows, as a sheet that the import takes again. */
export const productSheet = exportedList<Line, AdminProductFilter>({
  action: products.action,
  sorts: products.sorts,
  page: async (reading, wanted) => {
    const page = await readProducts(reading, wanted);
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

function once({ cell, ...look }: ExportedColumn<Product>): ExportedColumn<Line> {
  return { ...look, cell: ({ product, isFirst }, reading) => (isFirst ? cell(product, reading) : null) };
}

function measurementColumns() {
  const columns = MEASUREMENT_KINDS.map((kind) => {
    const column = once(
      number(({ measurements }: Product) => {
        const found = toMeasurements(measurements).find((one) => one.kind === kind);
        return found ? found.micrometres / 1000 : null;
      }),
    );
    return [measurementColumn(kind), column];
  });
  return Object.fromEntries(columns) as Record<`${MeasurementKind}_mm`, ExportedColumn<Line>>;
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
