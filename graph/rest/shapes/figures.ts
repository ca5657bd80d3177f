import { z } from 'zod';
import type { FigureBucket, Figures, PieceShare, TopPiece } from '#graph/schema/schema.generated.ts';
import { gramsOf, weightSchema } from './entity.ts';
import { PRODUCT_FOR_STAFF, productOf, productSchema } from './product.ts';

export const FIGURES = '{ revenue orders averageOrder pieces goldMg silverMg newCustomers returningOrders }';
export const SERIES = `{ day figures ${FIGURES} }`;
export const PIECE_SHARE = '{ key pieces revenue weightMg previousPieces previousRevenue revenueSeries }';
export const TOP_PIECES = `{ product ${PRODUCT_FOR_STAFF} pieces revenue }`;

export const figuresSchema = z
  .object({
    revenue: z.int(),
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

export function figuresOf({ goldMg, silverMg, ...sums }: Figures) {
  return { ...sums, gold: gramsOf(Number(goldMg)), silver: gramsOf(Number(silverMg)) };
}

export function seriesOf(series: FigureBucket[]) {
  return series.map(({ day, figures }) => ({ day, figures: figuresOf(figures) }));
}

export function pieceShareOf({ key, weightMg, ...share }: PieceShare) {
  return { ...share, key: key.toLowerCase(), weight: gramsOf(Number(weightMg)) };
}

export function topPieceOf({ product, ...sums }: TopPiece) {
  return { ...sums, product: product ? productOf(product) : null };
}
