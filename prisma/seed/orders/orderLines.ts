import { calculatePrice, computePriceBreakdown } from '#graph/modules/pricing/computePriceBreakdown.ts';
import type { RatesInForce } from '#graph/modules/pricing/readRatesInForce.ts';
import type { MetalRate, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Random } from '../random.ts';

export interface Shop {
  products: SeedProduct[];
  /** Metal rates, newest first. */
  rates: MetalRate[];
}

type SeedProduct = Prisma.ProductGetPayload<{ include: { variants: true; images: true } }>;

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

/** Returns one to three lines of products for sale at `placedAt`, priced at the rates of that day. */
export function toLines({ products, rates }: Shop, placedAt: Date, random: Random) {
  const currentRates = findRates(rates, placedAt);
  const publishedProducts = products.filter(({ publishedAt }) => publishedAt && publishedAt <= placedAt);
  const count = random.chance(0.75) ? 1 : random.between(2, 3);
  return Array.from({ length: count }, (_, position) => {
    const product = chooseProduct(publishedProducts.length > 0 ? publishedProducts : products, random);
    const quantity = product.price < SMALL_PRICE && random.chance(0.2) ? 2 : 1;
    return { position, ...toLine(product, quantity, currentRates, random) };
  });
}

/** Picks the cheapest of a few products, because most orders are for less expensive ones. */
function chooseProduct(products: SeedProduct[], random: Random): SeedProduct {
  const [first, second] = [random.pick(products), random.pick(products)];
  return first.price < second.price ? first : second;
}

function toLine(product: SeedProduct, quantity: number, rates: RatesInForce, random: Random) {
  const variant = random.pick(product.variants);
  const unitPrice = calculatePrice(product, variant.weightMg, rates);
  const breakdown = computePriceBreakdown(product, variant.weightMg, rates);
  return {
    productId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    name: product.name,
    nameNe: product.nameNe,
    imageKey: product.images[0]?.key,
    size: variant.size,
    quantity,
    unitPrice,
    lineTotal: unitPrice * quantity,
    // The cost is the same share of that day's price as it is of today's price.
    unitCost:
      product.cost === null ? null : Math.round((product.cost * unitPrice) / Math.max(1, product.price)),
    weightMg: variant.weightMg,
    category: product.category,
    type: product.type,
    metal: product.metal,
    purity: product.purity,
    breakdown: breakdown ? { ...breakdown } : undefined,
  };
}

/** Returns each metal's rate at `time`, or its oldest rate if there was none yet. */
function findRates(rates: MetalRate[], time: Date): RatesInForce {
  const toRate = (metal: MetalRate['metal']) =>
    rates.find((rate) => rate.metal === metal && rate.effectiveFrom <= time) ??
    rates.findLast((rate) => rate.metal === metal);
  return { GOLD: toRate('GOLD'), SILVER: toRate('SILVER') };
}
