import type { ReadContext } from '#graph/context.ts';
import type { MetalRate, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { MetalRateState } from '#graph/schema/schema.generated.ts';
import { readRequestRates } from '../readRatesInForce.ts';

/** Returns the state of a rate at the time of the request. */
export async function readState(context: ReadContext, rate: MetalRate): Promise<MetalRateState> {
  if (rate.effectiveFrom > context.now) return 'UPCOMING';
  const ratesInForce = await readRequestRates(context);
  return ratesInForce[rate.metal]?.id === rate.id ? 'IN_FORCE' : 'PAST';
}

export async function findEnteringStaffName(
  prisma: PrismaClient,
  { enteredById }: MetalRate,
): Promise<string | null> {
  if (enteredById === null) return null;
  return (await prisma.user.findUnique({ where: { id: enteredById } }))?.name ?? null;
}
