import type { Reading } from '#graph/context.ts';
import type { MetalRate, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { MetalRateState } from '#graph/schema/schema.generated.ts';
import { ratesOfRequest } from '../ratesInForce.ts';

/** Where a rate stands at the moment of the request. */
export async function readState(context: Reading, rate: MetalRate): Promise<MetalRateState> {
  if (rate.effectiveFrom > context.now) return 'UPCOMING';
  const inForce = await ratesOfRequest(context);
  return inForce[rate.metal]?.id === rate.id ? 'IN_FORCE' : 'PAST';
}

export async function findEnterer(prisma: PrismaClient, { enteredById }: MetalRate): Promise<string | null> {
  if (enteredById === null) return null;
  return (await prisma.user.findUnique({ where: { id: enteredById } }))?.name ?? null;
}
