import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import type { HeldPrice } from '#domain/pricing/held/chargedPrice.ts';
import type { GraphContext } from '#graph/context.ts';
import { accountUser, readCandidates } from '#graph/modules/coupons/couponCandidates.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import { readForSale, readVariants } from '#graph/modules/quotes/freshVariants.ts';
import { type PricedQuote, quoteLines } from '#graph/modules/quotes/quoteLines.ts';
import type { QuoteInput } from '#graph/schema/schema.generated.ts';
import { countCouponGuess } from './countCouponGuess.ts';

/** What the lines cost at this moment, and no more than what is held for them. */
export async function quote(
  context: GraphContext,
  input: QuoteInput,
  held?: ReadonlyMap<string, HeldPrice>,
): Promise<PricedQuote> {
  const { direct, snapshot, now } = context;
  await countCouponGuess(context, input.couponCode);
  const chosen = await chooseVariants(context, input.lines);
  const asked = {
    code: normaliseCouponCode(input.couponCode ?? ''),
    user: accountUser(context.viewer?.id),
  };
  const [fresh, forSale, candidates] = await direct.send(
    readVariants(chosen),
    readForSale(chosen),
    readCandidates(context, asked),
  );
  const rates = ratesAt(snapshot.rates(now), now);
  const facts = { chosen, fresh, forSale, held, candidates, settings: snapshot.settings, rates, now };
  return quoteLines(input, facts);
}
