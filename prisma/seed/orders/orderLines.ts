import { calculatePrice, priceBreakdown } from '#graph/modules/pricing/priceBreakdown.ts';
import type { RatesInForce } from '#graph/modules/pricing/ratesInForce.ts';
import type { MetalRate, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Random } from '../random.ts';

export interface Shop {
  products: Piece[];
  /** Newest first. */
  rates: MetalRate[];
}

type Piece = Prisma.ProductGetPayload<{ include: { variants: true; images: true } }>;

const SMALL_PRICE = 10_000;

export async function findShop(prisma: PrismaClient): Promise<Shop> {
  return {
    products: await prisma.product.findMany({
      where: { status: 'ACTIVE', variants: { some: {} } },
      include: {
        variants: { orderBy: { position: 'asc' } },
        images: { orderBy: { position: 'asc' }, take: 1 },
      },
      orderBy: { slug: 'asc' },
    }),
    rates: await prisma.metalRate.findMany({ orderBy: { effectiveFrom: 'desc' } }),
  };
}

/** Returns one to three lines of products for sale at the time, at the rates of that day. */
export function toLines({ products, rates }: Shop, placedAt: Date, random: Random) {
  const inForce = ratesAt(rates, placedAt);
  const onSale = products.filter(({ publishedAt }) => publishedAt && publishedAt <= placedAt);
  const count = random.chance(0.75) ? 1 : random.between(2, 3);
  return Array.from({ length: count }, (_, position) => {
    const piece = chooseProduct(onSale.length > 0 ? onSale : products, random);
    const quantity = piece.price < SMALL_PRICE && random.chance(0.2) ? 2 : 1;
    return { position, ...toLine(piece, quantity, inForce, random) };
  });
}

/** Picks the cheapest of a few, since most orders are for less expensive products. */
function chooseProduct(pieces: Piece[], random: Random): Piece {
  const [one, other] = [random.pick(pieces), random.pick(pieces)];
  return one.price < other.price ? one : other;
}

function toLine(piece: Piece, quantity: number, rates: RatesInForce, random: Random) {
  const variant = random.pick(piece.variants);
  const unitPrice = calculatePrice(piece, variant.weightMg, rates);
  const breakdown = priceBreakdown(piece, variant.weightMg, rates);
  return {
    productId: piece.id,
    variantId: variant.id,
    sku: variant.sku,
    name: piece.name,
    nameNe: piece.nameNe,
    imageKey: piece.images[0]?.key,
    size: variant.size,
    quantity,
    unitPrice,
    lineTotal: unitPrice * quantity,
    // The same share of that day's price as of today's.
    unitCost: piece.cost === null ? null : Math.round((piece.cost * unitPrice) / Math.max(1, piece.price)),
    weightMg: variant.weightMg,
    category: piece.category,
    type: piece.type,
    metal: piece.metal,
    purity: piece.purity,
    breakdown: breakdown ? { ...breakdown } : undefined,
  };
}

/** Returns each metal's rate at the time, or the oldest one. */
function ratesAt(rates: MetalRate[], at: Date): RatesInForce {
  const toRate = (metal: MetalRate['metal']) =>
    rates.find((rate) => rate.metal === metal && rate.effectiveFrom <= at) ??
    rates.findLast((rate) => rate.metal === metal);
  return { GOLD: toRate('GOLD'), SILVER: toRate('SILVER') };
}
