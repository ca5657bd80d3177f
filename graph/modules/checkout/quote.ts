import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import type { GuaranteedPrice } from '#domain/pricing/priceHold/getChargedPrice.ts';
import type { GraphContext } from '#graph/context.ts';
import { readCandidates, toAccountUser } from '#graph/modules/coupons/couponCandidates.ts';
import { getRatesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import { readProductsForSale, readVariants } from '#graph/modules/quotes/freshVariants.ts';
import { type PricedQuote, quoteLines } from '#graph/modules/quotes/quoteLines.ts';
import type { QuoteInput } from '#graph/schema/schema.generated.ts';
import { countCouponGuess } from './countCouponGuess.ts';

/** Quotes the lines at current prices, and never above their held prices. */
export async function quote(
  context: GraphContext,
  input: QuoteInput,
  guaranteedPrices?: ReadonlyMap<string, GuaranteedPrice>,
): Promise<PricedQuote> {
  const { direct, snapshot, now } = context;
  await countCouponGuess(context, input.couponCode);
  const selectedLines = await chooseVariants(context, input.lines);
  const couponRequest = {
    code: normaliseCouponCode(input.couponCode ?? ''),
    user: toAccountUser(context.viewer?.id),
  };
  const [currentVariants, forSale, candidates] = await direct.send(
    readVariants(selectedLines),
    readProductsForSale(selectedLines),
    readCandidates(context, couponRequest),
  );
  const rates = getRatesAt(snapshot.getRates(now), now);
  const quoteData = {
    chosen: selectedLines,
    currentVariants,
    forSale,
    priceHolds: guaranteedPrices,
    candidates,
    settings: snapshot.settings,
    rates,
    now,
  };
  return quoteLines(input, quoteData);
}
