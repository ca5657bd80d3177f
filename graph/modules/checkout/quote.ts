import type { GraphContext } from '../../context.ts';
import type { QuoteInput } from '../../schema.generated.ts';
import { readSettings } from '../store/readSettings.ts';
import { countCouponGuess } from './countCouponGuess.ts';
import { type PricedQuote, quoteLines } from './quoteLines.ts';

export async function quote(context: GraphContext, input: QuoteInput): Promise<PricedQuote> {
  const { prisma, now } = context;
  await countCouponGuess(context, input.couponCode);
  return quoteLines(prisma, input, { settings: await readSettings(prisma), now });
}
