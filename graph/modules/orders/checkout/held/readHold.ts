import { endOfHold, type HoldEnd } from '#domain/pricing/held/endOfHold.ts';
import type { GraphContext } from '#graph/context.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { type HeldQuote, readHeldQuote } from './heldQuoteToken.ts';

export interface Hold {
  /** What is promised at this moment; null for nothing. */
  live: HeldQuote | null;
  /** Why what was promised holds no longer. */
  ended: HoldEnd | null;
  /** NPR that the buyer was shown; null where nothing was promised. */
  shownTotal: number | null;
}

const NOTHING: Hold = { live: null, ended: null, shownTotal: null };

/**
 * What is promised to whoever asks. A guest's quote goes with them when they sign in; one of an account is nobody else's. What
 * this store did not sign promises nothing.
 */
export async function readHold(
  context: Pick<GraphContext, 'viewer' | 'apiKey' | 'secrets' | 'snapshot' | 'now' | 'log'>,
  quoteId: string | null | undefined,
): Promise<Hold> {
  if (!quoteId) return NOTHING;
  const { secrets, snapshot, now, log } = context;
  const held = await readHeldQuote(quoteId, secrets);
  if (!held) log.warn('A held quote was sent that this store has not signed.');
  if (!held || (held.holder !== '' && held.holder !== holderOf(context))) return NOTHING;
  const ended = endOfHold(held, {
    now,
    rates: ratesAt(snapshot.rates(now), now),
    maxChangePercent: snapshot.settings.rateLockMaxChangePercent,
  });
  return { live: ended ? null : held, ended, shownTotal: held.total };
}

export function holderOf({ viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>): string {
  return viewer?.id ?? apiKey?.id ?? '';
}
