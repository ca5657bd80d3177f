import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import type { Metal } from '#domain/catalog/metals.ts';
import type { GraphContext } from '#graph/context.ts';
import type { MetalRate } from '#graph/schema/schema.generated.ts';
import { rateHistory, ratesToday } from './pricing.snapshot.ts';

/** How long the history of rates may be shown before it is asked for anew: its first day moves on with the clock. */
const HISTORY_HOLDS_MS = DAY_MS / 24 / 60;

/** The rate in force for each metal, with its change against the one before. */
export function metalRates({ snapshot, now }: GraphContext): MetalRate[] {
  return ratesToday(snapshot.rates(now), now);
}

/** The rates that came into force in the last `days` days, oldest first. */
export function metalRateHistory(
  { snapshot, now }: GraphContext,
  { metal, days }: { metal: Metal; days: number },
): MetalRate[] {
  snapshot.overAt(new Date(now.getTime() + HISTORY_HOLDS_MS));
  return rateHistory(snapshot.rates(now), { metal, days, now });
}
