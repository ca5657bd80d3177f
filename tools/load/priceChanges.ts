import { calculatePrice } from '#graph/modules/pricing/priceBreakdown.ts';
import { DAY } from '#prisma/seed/time.ts';
import { idMaker } from './loadIds.ts';
import { pastRates } from './pastRates.ts';
import type { Period } from './period.ts';
import type { Piece } from './products.ts';
import type { Row } from './tables.ts';

const BETWEEN = 182 * DAY;

/** Makes the price history of a product: twice a year at the rates of the day, and then what it costs now. */
export function priceChangeMaker({ end }: Period) {
  const changeId = idMaker();

  return ({ id, ...piece }: Piece): Row<'price_changes'>[] => {
    const prices = momentsFrom(piece.publishedAt, end).map((at) => {
      const rates = pastRates(at, end);
      return {
        at,
        price: Math.min(...piece.variants.map(({ weightMg }) => calculatePrice(piece, weightMg, rates))),
      };
    });
    prices.push({ at: end, price: Math.min(...piece.variants.map(({ price }) => price)) });

    const changes = prices.filter(({ price }, index) => price !== prices[index - 1]?.price);
    return changes.map(({ at, price }, index) => ({
      id: changeId(at),
      product_id: id,
      old_price: changes[index - 1]?.price,
      new_price: price,
      at: new Date(at),
    }));
  };
}

function momentsFrom(start: number, end: number): number[] {
  const count = Math.max(0, Math.ceil((end - start) / BETWEEN));
  return Array.from({ length: count }, (_, index) => start + index * BETWEEN);
}
