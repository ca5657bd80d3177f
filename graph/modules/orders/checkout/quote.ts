import type { GraphContext } from '#graph/context.ts';
import type { QuoteInput } from '#graph/schema/schema.generated.ts';
import { chooseVariants } from './chooseVariants.ts';
import { countCouponGuess } from './countCouponGuess.ts';
import { readCoupon } from './coupon.ts';
import { readForSale, readVariants } from './freshVariants.ts';
import { type PricedQuote, quoteLines } from './quoteLines.ts';

export async function quote(context: GraphContext, input: QuoteInput): Promise<PricedQuote> {
  const { direct, snapshot, now } = context;
  await countCouponGuess(context, input.couponCode);
  const chosen = await chooseVariants(context, input.lines);
  const [fresh, forSale, [coupon = null]] = await direct.send(
    readVariants(chosen),
    readForSale(chosen),
    readCoupon(input.couponCode),
  );
  return quoteLines(input, { chosen, fresh, forSale, coupon, settings: snapshot.settings, now });
}
