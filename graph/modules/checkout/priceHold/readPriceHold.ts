import { getPriceHoldEnd, type PriceHoldEnd } from '#domain/pricing/priceHold/getPriceHoldEnd.ts';
import type { GraphContext } from '#graph/context.ts';
import { getRatesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { type PriceHold, readPriceHoldToken } from './priceHoldToken.ts';

export interface PriceHoldState {
  /** Price hold in force. Null if there is none. */
  activeHold: PriceHold | null;
  /** Reason the price hold ended. Null if it has not. */
  endReason: PriceHoldEnd | null;
  /** Total shown to the customer, in NPR. Null without a quote. */
  displayedTotal: number | null;
  /** Variants in the quote, even after it ends. Null without a quote. */
  variantIds: ReadonlySet<string> | null;
  /** True if the quote was not signed by this store or belongs to another account or key. */
  isRefused: boolean;
}

const NO_QUOTE: PriceHoldState = {
  activeHold: null,
  endReason: null,
  displayedTotal: null,
  variantIds: null,
  isRefused: false,
};
const REFUSED: PriceHoldState = { ...NO_QUOTE, isRefused: true };

/**
 * Reads a quote. A guest's quote stays valid after the guest signs in. A quote of an account or API key is refused to
 * everyone else.
 */
export async function readPriceHold(
  context: Pick<GraphContext, 'viewer' | 'apiKey' | 'secrets' | 'snapshot' | 'now' | 'log'>,
  quoteId: string | null | undefined,
): Promise<PriceHoldState> {
  if (quoteId == null) return NO_QUOTE;
  const { secrets, snapshot, now, log } = context;
  const priceHold = await readPriceHoldToken(quoteId, secrets);
  if (!priceHold) log.warn('Received a quote that this store did not sign.');
  if (!priceHold || (priceHold.holder !== '' && priceHold.holder !== getCallerId(context))) return REFUSED;
  const endReason = getPriceHoldEnd(priceHold, {
    now,
    rates: getRatesAt(snapshot.getRates(now), now),
    maxChangePercent: snapshot.settings.priceHoldMaxRateChangePercent,
  });
  const variantIds = new Set([...priceHold.prices.keys(), ...priceHold.unguaranteedVariantIds]);
  return {
    activeHold: endReason ? null : priceHold,
    endReason,
    displayedTotal: priceHold.total,
    variantIds,
    isRefused: false,
  };
}

export function getCallerId({ viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>): string {
  return viewer?.id ?? apiKey?.id ?? '';
}
