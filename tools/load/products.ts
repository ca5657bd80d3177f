import type { Category, PieceType } from '#domain/catalog/catalogTerms.ts';
import type { Metal } from '#domain/catalog/metals.ts';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { calculatePrice } from '#graph/modules/pricing/priceBreakdown.ts';
import type { RatesInForce } from '#graph/modules/pricing/ratesInForce.ts';
import type { CatalogProduct } from '#prisma/seed/catalogFile.ts';
import { productRow, toGemstones, toPhotographs } from '#prisma/seed/products/productRow.ts';
import type { Random } from '#prisma/seed/random.ts';
import { idMaker } from './loadIds.ts';
import { evenMoment, type Period } from './period.ts';
import type { Row } from './tables.ts';

type Facts = ReturnType<typeof productRow>;

/** A piece of the demo catalog that products are made after. */
export interface Pattern {
  piece: CatalogProduct;
  facts: Facts;
  gemstones: ReturnType<typeof toGemstones>;
  photographs: ReturnType<typeof toPhotographs>;
  collectionId: string | null;
}

/** What later parts have to know of a product. */
export interface Piece {
  number: number;
  id: string;
  pattern: Pattern;
  name: string;
  sku: string;
  category: Category;
  type: PieceType;
  metal: Metal;
  purity: string;
  pricingMode: 'RATE' | 'FIXED';
  makingBasisPoints: number;
  makingFixed: null;
  stonesPrice: number;
  fixedPrice: number | null;
  publishedAt: number;
  status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED';
  variants: Size[];
  /** Pieces sold in the last 90 days. */
  popularity: number;
  ratings: number;
  ratingSum: number;
}

interface Size {
  id: string;
  sku: string;
  size: string | null;
  weightMg: number;
  price: number;
  stock: number;
  /** Sold and not put back. */
  sold: number;
}

const MAX_SIZES = 4;
const BEFORE = 400 * 86_400_000;

export function toPattern(piece: CatalogProduct, collection: { id: string; name: string } | null): Pattern {
  const facts = productRow(piece, { collection, publishedAt: new Date(0) });
  return {
    piece,
    facts,
    gemstones: toGemstones(piece),
    photographs: toPhotographs(piece),
    collectionId: collection?.id ?? null,
  };
}

/** Products after the patterns, in the order in which they came out: the first of them before the first order. */
export function makeProducts(
  count: number,
  { patterns, rates, period }: { patterns: readonly Pattern[]; rates: RatesInForce; period: Period },
  random: Random,
): Piece[] {
  const productId = idMaker();
  const variantId = idMaker();
  const launches = { start: period.start - BEFORE, end: period.end };
  return Array.from({ length: count }, (_, number) => {
    const pattern = random.pick(patterns);
    const { name, category, type, metal, purity, makingBasisPoints, stonesPrice } = pattern.facts;
    const publishedAt = evenMoment(number, count, launches, random);
    const weightMg = Math.round(pattern.facts.weightMg * (0.6 + random.next()));
    const digits = String(number + 1).padStart(7, '0');
    const isFixed = random.chance(0.1);
    const priced = {
      sku: `LD-${digits}`,
      metal,
      purity,
      pricingMode: isFixed ? ('FIXED' as const) : ('RATE' as const),
      makingBasisPoints: makingBasisPoints + random.between(-2, 6) * 50,
      makingFixed: null,
      stonesPrice: Math.round((stonesPrice * (0.5 + random.next())) / 100) * 100,
      fixedPrice: isFixed ? Math.max(5, Math.round(weightMg / 40)) * 100 : null,
    };
    return {
      number,
      id: productId(publishedAt),
      pattern,
      name: `${name} ${number + 1}`,
      category,
      type,
      ...priced,
      publishedAt,
      status: readStatus(random),
      variants: toSizes(pattern.piece, random).map((size) => ({
        id: variantId(publishedAt),
        sku: size === null ? priced.sku : `${priced.sku}-${size}`,
        size,
        weightMg,
        price: calculatePrice(priced, weightMg, rates),
        stock: random.chance(0.12) ? 0 : random.between(1, 12),
        sold: 0,
      })),
      popularity: 0,
      ratings: 0,
      ratingSum: 0,
    };
  });
}

export function productRows(piece: Piece): Row<'products'> {
  const { pattern, publishedAt, variants, ratings, ratingSum } = piece;
  const at = new Date(publishedAt);
  return {
    id: piece.id,
    slug: `${pattern.facts.slug}-${piece.number + 1}`,
    sku: piece.sku,
    name: piece.name,
    description: pattern.facts.description,
    category: piece.category,
    type: piece.type,
    metal: piece.metal,
    purity: piece.purity,
    metal_colour: pattern.facts.metalColour,
    weight_mg: variants[0]?.weightMg,
    pricing_mode: piece.pricingMode,
    // A fixed price excludes a making charge.
    making_basis_points: piece.fixedPrice === null ? piece.makingBasisPoints : null,
    stones_price: piece.stonesPrice,
    fixed_price: piece.fixedPrice,
    price: Math.min(...variants.map(({ price }) => price)),
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    size_unit: pattern.facts.sizeUnit,
    measurements: pattern.facts.measurements,
    measured_size: pattern.facts.measuredSize,
    hallmark: pattern.facts.hallmark,
    status: piece.status,
    featured: piece.number % 50 === 0,
    popularity: piece.popularity,
    rating_hundredths: ratings > 0 ? Math.round((ratingSum / ratings) * 100) : 0,
    review_count: ratings,
    tags: pattern.facts.tags,
    search_text: `${piece.number + 1} ld ${piece.sku.slice(3)} ${pattern.facts.searchText}`,
    collection_id: pattern.collectionId,
    published_at: piece.status === 'DRAFT' ? null : at,
    created_at: at,
    updated_at: at,
  };
}

export function variantRows({ id, variants }: Piece): Row<'variants'>[] {
  return variants.map((variant, position) => ({
    id: variant.id,
    product_id: id,
    sku: variant.sku,
    size: variant.size,
    position,
    weight_mg: variant.weightMg,
    price: variant.price,
    stock: variant.stock,
    most_stock: variant.stock + variant.sold,
  }));
}

/** All of it is at the store's first location. */
export function levelRows({ variants }: Piece): Row<'stock_levels'>[] {
  return variants.map(({ id, stock }) => ({
    variant_id: id,
    location_id: MAIN_LOCATION_ID,
    quantity: stock,
  }));
}

function readStatus(random: Random): Piece['status'] {
  const fate = random.next();
  if (fate < 0.03) return 'DRAFT';
  return fate < 0.06 ? 'ARCHIVED' : 'ACTIVE';
}

/** A few neighbouring sizes; one without a size where a piece has none. */
function toSizes({ sizes }: CatalogProduct, random: Random): (string | null)[] {
  if (sizes.length === 0) return [null];
  const first = random.between(0, Math.max(0, sizes.length - MAX_SIZES));
  return sizes.slice(first, first + MAX_SIZES).map(String);
}
