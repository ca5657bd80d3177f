import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import type { Metal } from '#domain/catalog/metals.ts';
import type { GraphContext } from '#graph/context.ts';
import type { MetalRate } from '#graph/schema/schema.generated.ts';
import { listCurrentRates, listRateHistory } from './pricing.snapshot.ts';

/** Time after which a cached rate history is refreshed, since its first day moves with the clock. */
const HISTORY_TTL_MS = DAY_MS / 24 / 60;

/** Returns the rate in force for each metal, with its change from the previous one. */
export function metalRates({ snapshot, now }: GraphContext): MetalRate[] {
  return listCurrentRates(snapshot.getRates(now), now);
}

/** Returns the rates that came into force in the last `days` days, oldest first. */
export function metalRateHistory(
  { snapshot, now }: GraphContext,
  { metal, days }: { metal: Metal; days: number },
): MetalRate[] {
  snapshot.expireAt(new Date(now.getTime() + HISTORY_TTL_MS));
  return listRateHistory(snapshot.getRates(now), { metal, days, now });
}
