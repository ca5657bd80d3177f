import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import type { GuaranteedPrice } from '#domain/pricing/priceHold/chargedPrice.ts';
import type { GraphContext } from '#graph/context.ts';
import { readCandidates, toAccountUser } from '#graph/modules/coupons/couponCandidates.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import { readForSale, readVariants } from '#graph/modules/quotes/freshVariants.ts';
import { type PricedQuote, quoteLines } from '#graph/modules/quotes/quoteLines.ts';
import type { QuoteInput } from '#graph/schema/schema.generated.ts';
import { countCouponGuess } from './countCouponGuess.ts';

/** Quotes the lines at current prices, and never above their held prices. */
export async function quote(
  context: GraphContext,
  input: QuoteInput,
  held?: ReadonlyMap<string, GuaranteedPrice>,
): Promise<PricedQuote> {
  const { direct, snapshot, now } = context;
  await countCouponGuess(context, input.couponCode);
  const chosen = await chooseVariants(context, input.lines);
  const asked = {
    code: normaliseCouponCode(input.couponCode ?? ''),
    user: toAccountUser(context.viewer?.id),
  };
  const [currentVariants, forSale, candidates] = await direct.send(
    readVariants(chosen),
    readForSale(chosen),
    readCandidates(context, asked),
  );
  const rates = ratesAt(snapshot.rates(now), now);
  const facts = {
    chosen,
    currentVariants,
    forSale,
    priceHolds: held,
    candidates,
    settings: snapshot.settings,
    rates,
    now,
  };
  return quoteLines(input, facts);
}
