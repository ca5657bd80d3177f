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
    grossSales: z.int().describe('Items at their list prices, NPR.'),
    discounts: z.int(),
    returns: z.int().describe('Credits for returns and as compensation, NPR, without tax.'),
    revenue: z.int().describe('Net sales, NPR: gross sales less discounts and returns.'),
    shipping: z.int(),
    tax: z.int(),
    total: z.int().describe('Revenue with shipping and tax, NPR.'),
    orders: z.int(),
    averageOrder: z.int(),
    pieces: z.int(),
    gold: weightSchema,
    silver: weightSchema,
    newCustomers: z.int(),
    returningOrders: z.int(),
  })
  .meta({ id: 'Figures', description: 'Sums over orders, without the cancelled and returned ones.' });

export const seriesSchema = z.array(z.object({ day: z.string(), figures: figuresSchema }));

export const pieceShareSchema = z
  .object({
    key: z.string().describe('Such as gold or rings.'),
    pieces: z.int(),
    revenue: z.int(),
    weight: weightSchema,
    previousPieces: z.int(),
    previousRevenue: z.int(),
    revenueSeries: z.array(z.int()),
  })
  .meta({ id: 'PieceShare', description: 'What was sold of one kind of pieces.' });

export const topPiecesSchema = z.array(
  z.object({ product: productSchema.nullable(), pieces: z.int(), revenue: z.int() }),
);

export const conversionSchema = z
  .object({ visitors: z.int(), buyers: z.int(), rate: z.number() })
  .meta({ id: 'Conversion', description: 'From looking to buying.' });

export function toFigures({ goldMg, silverMg, ...sums }: FiguresFieldsFragment) {
  return { ...sums, gold: toGrams(goldMg), silver: toGrams(silverMg) };
}

export function toSeries(series: FigureBucketFieldsFragment[]) {
  return series.map(({ day, figures }) => ({ day, figures: toFigures(figures) }));
}

export function toPieceShare({ key, weightMg, ...share }: PieceShareFieldsFragment) {
  return { ...share, key: key.toLowerCase(), weight: toGrams(weightMg) };
}

export function toTopPiece({ product, ...sums }: TopPieceFieldsFragment) {
  return { ...sums, product: product ? toProduct(product) : null };
}
