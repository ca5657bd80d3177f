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
  /** The ids of the sizes that were quoted, also where their price is held no longer; null without a quote. */
  variantIds: ReadonlySet<string> | null;
  /** Whether a quote was sent that this store did not sign, or that is for another account or key. */
  isRefused: boolean;
}

const NO_QUOTE: Hold = { live: null, ended: null, shownTotal: null, variantIds: null, isRefused: false };
const REFUSED: Hold = { ...NO_QUOTE, isRefused: true };

/** Reads a quote. A guest's goes with them when they sign in; one of an account or key is for nobody else. */
export async function readHold(
  context: Pick<GraphContext, 'viewer' | 'apiKey' | 'secrets' | 'snapshot' | 'now' | 'log'>,
  quoteId: string | null | undefined,
): Promise<Hold> {
  if (quoteId == null) return NO_QUOTE;
  const { secrets, snapshot, now, log } = context;
  const held = await readHeldQuote(quoteId, secrets);
  if (!held) log.warn('A held quote was sent that this store has not signed.');
  if (!held || (held.holder !== '' && held.holder !== holderOf(context))) return REFUSED;
  const ended = endOfHold(held, {
    now,
    rates: ratesAt(snapshot.rates(now), now),
    maxChangePercent: snapshot.settings.rateLockMaxChangePercent,
  });
  const variantIds = new Set([...held.prices.keys(), ...held.notHeld]);
  return { live: ended ? null : held, ended, shownTotal: held.total, variantIds, isRefused: false };
}

export function holderOf({ viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>): string {
  return viewer?.id ?? apiKey?.id ?? '';
}
