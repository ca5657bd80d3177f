import { z } from 'zod';
import { toGrams, weightSchema } from './entity.ts';
import type {
  FigureBucketFieldsFragment,
  FiguresFieldsFragment,
  PieceShareFieldsFragment,
  TopPieceFieldsFragment,
} from './figures.generated.ts';
import { productSchema, toProduct } from './product.ts';

export const figuresSchema = z
  .object({
    grossSales: z.int().describe('Items at list price, NPR.'),
    discounts: z.int(),
    returns: z.int().describe('Credits for returns and compensation without tax, NPR.'),
    revenue: z.int().describe('Net sales: gross sales less discounts and returns, NPR.'),
    shipping: z.int(),
    tax: z.int(),
    total: z.int().describe('Revenue plus shipping and tax, NPR.'),
    orders: z.int(),
    averageOrder: z.int(),
    pieces: z.int(),
    gold: weightSchema.describe('Gold sold.'),
    silver: weightSchema.describe('Silver sold.'),
    newCustomers: z.int(),
    returningOrders: z.int(),
  })
  .meta({ id: 'Figures', description: 'Sums over orders, excluding cancelled and returned ones.' });

export const seriesSchema = z.array(z.object({ day: z.string(), figures: figuresSchema }));

export const productShareSchema = z
  .object({
    key: z.string().describe('Value of the grouping, such as `gold` or `rings`.'),
    pieces: z.int(),
    revenue: z.int(),
    weight: weightSchema,
    previousItemsSold: z.int(),
    previousRevenue: z.int(),
    revenueSeries: z.array(z.int()),
  })
  .meta({ id: 'SalesShare', description: 'Sales of one kind of product.' });

export const topProductsSchema = z.array(
  z.object({ product: productSchema.nullable(), pieces: z.int(), revenue: z.int() }),
);

export const conversionSchema = z
  .object({ visitors: z.int(), buyers: z.int(), rate: z.number() })
  .meta({ id: 'Conversion', description: 'From product views to orders.' });

export function toFigures({ goldMg, silverMg, ...sums }: FiguresFieldsFragment) {
  return { ...sums, gold: toGrams(goldMg), silver: toGrams(silverMg) };
}

export function toSeries(series: FigureBucketFieldsFragment[]) {
  return series.map(({ day, figures }) => ({ day, figures: toFigures(figures) }));
}

export function toProductShare({ key, weightMg, ...share }: PieceShareFieldsFragment) {
  return { ...share, key: key.toLowerCase(), weight: toGrams(weightMg) };
}

export function toTopProduct({ product, ...sums }: TopPieceFieldsFragment) {
  return { ...sums, product: product ? toProduct(product) : null };
}
