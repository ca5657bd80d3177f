import type { GraphContext } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { QuoteInput } from '#graph/schema/schema.generated.ts';
import { countCouponGuess } from './countCouponGuess.ts';
import { type PricedQuote, quoteLines } from './quoteLines.ts';

export async function quote(context: GraphContext, input: QuoteInput): Promise<PricedQuote> {
  const { prisma, now } = context;
  await countCouponGuess(context, input.couponCode);
  return quoteLines(prisma, input, { settings: await readSettings(prisma), now });
}
