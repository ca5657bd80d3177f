import { calculatePrice, priceBreakdown } from '#graph/modules/pricing/priceBreakdown.ts';
import type { RatesInForce } from '#graph/modules/pricing/ratesInForce.ts';
import type { Random } from '#prisma/seed/random.ts';
import { idMaker } from './loadIds.ts';
import type { Piece } from './products.ts';
import type { Row } from './tables.ts';

export interface Sold {
  piece: Piece;
  variant: Piece['variants'][number];
  quantity: number;
}

const SMALL_PRICE = 10_000;
/** What one piece alone sells: the one that everybody knows. */
const BEST_SELLER = 0.03;

/** Answers the lines of the next order: pieces that were out by then, at the rates of its day; asked in the order of time. */
export function orderLines(products: readonly Piece[]) {
  const lineId = idMaker();
  const onSale = products.filter(wasSold);
  const bestSeller = findBestSeller(products);
  let out = 0;

  return (orderId: string, at: number, { rates, random }: { rates: RatesInForce; random: Random }) => {
    while (out < onSale.length && (onSale[out]?.publishedAt ?? 0) <= at) out += 1;
    const count = random.chance(0.75) ? 1 : random.between(2, 3);
    const sold: Sold[] = [];
    const lines = Array.from({ length: count }, (_, position): Row<'order_lines'> & Priced => {
      const piece = chosen(random);
      const variant = random.pick(piece.variants);
      const unitPrice = calculatePrice(piece, variant.weightMg, rates);
      const quantity = unitPrice < SMALL_PRICE && random.chance(0.2) ? 2 : 1;
      sold.push({ piece, variant, quantity });
      return {
        id: lineId(at),
        order_id: orderId,
        product_id: piece.id,
        variant_id: variant.id,
        position,
        sku: variant.sku,
        name: piece.name,
        image_key: piece.pattern.photographs[0]?.key,
        size: variant.size,
        quantity,
        unit_price: unitPrice,
        line_total: unitPrice * quantity,
        weight_mg: variant.weightMg,
        category: piece.category,
        type: piece.type,
        metal: piece.metal,
        purity: piece.purity,
        breakdown: priceBreakdown(piece, variant.weightMg, rates),
      };
    });
    return { lines, sold };
  };

  /** A few sell much and most sell little; of two, the less dear is bought. */
  function chosen(random: Random): Piece {
    if (bestSeller && random.chance(BEST_SELLER)) return bestSeller;
    const [one, other] = [liked(random), liked(random)];
    return (one.variants[0]?.price ?? 0) <= (other.variants[0]?.price ?? 0) ? one : other;
  }

  function liked(random: Random): Piece {
    const place = Math.floor(Math.max(1, out) * random.next() ** 1.8);
    // Which ones are liked has nothing to do with when they came out.
    const piece = onSale[(place * 7919) % Math.max(1, out)];
    if (!piece) throw new Error('There is no product to order.');
    return piece;
  }
}

/** The piece that sells best: the first that came out. */
export function findBestSeller(products: readonly Piece[]): Piece | undefined {
  return products.find(wasSold);
}

function wasSold({ status }: Piece): boolean {
  return status !== 'DRAFT';
}

interface Priced {
  unit_price: number;
  quantity: number;
}
