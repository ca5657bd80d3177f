import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** A coupon that applies by itself, as the snapshot has it: whether it fits an order the order finds out. */
export interface RunningOffer {
  id: string;
  startsAt: Date | null;
  endsAt: Date | null;
}

export function readOffers(prisma: PrismaClient): Promise<RunningOffer[]> {
  return prisma.coupon.findMany({
    where: { isAutomatic: true, isActive: true },
    select: { id: true, startsAt: true, endsAt: true },
    orderBy: { id: 'asc' },
  });
}

/** Those whose time it is. */
export function offersAt(offers: readonly RunningOffer[], now: Date): RunningOffer[] {
  return offers.filter(({ startsAt, endsAt }) => (!startsAt || startsAt <= now) && (!endsAt || now < endsAt));
}
