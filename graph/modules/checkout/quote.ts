import type { GraphContext } from '../../context.ts';
import type { QuoteInput } from '../../schema.generated.ts';
import { readSettings } from '../store/readSettings.ts';
import { type PricedQuote, quoteLines } from './quoteLines.ts';

export async function quote({ prisma, now }: GraphContext, input: QuoteInput): Promise<PricedQuote> {
  return quoteLines(prisma, input, { settings: await readSettings(prisma), now });
}
