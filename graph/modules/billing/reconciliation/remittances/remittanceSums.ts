import { toPaisa } from '#domain/payments/paisa.ts';
import type { PrismaClient, Remittance } from '#graph/prisma/generated/client.ts';

/** Remittance with the sums of its parcels and charges, in paisa. */
export type SummedRemittance = Remittance & {
  parcelsPaisa: number;
  chargesPaisa: number;
  /** Amount of the parcels that is not credited to any order. */
  uncreditedPaisa: number;
};

type Db = Pick<PrismaClient, 'remittanceLine' | 'remittanceCharge'>;

/** Adds the sums to remittances, with two queries for all of them. */
export async function addSums(prisma: Db, remittances: readonly Remittance[]): Promise<SummedRemittance[]> {
  const remittanceId = { in: remittances.map(({ id }) => id) };
  const where = { remittanceId };
  const [lines, charges] = await Promise.all([
    prisma.remittanceLine.groupBy({
      by: ['remittanceId'],
      where,
      _sum: { amountPaisa: true, applied: true },
    }),
    prisma.remittanceCharge.groupBy({ by: ['remittanceId'], where, _sum: { amountPaisa: true } }),
  ]);
  return remittances.map((remittance) => {
    const isOfRemittance = (sum: { remittanceId: string }) => sum.remittanceId === remittance.id;
    const parcels = lines.find(isOfRemittance)?._sum;
    const parcelsPaisa = parcels?.amountPaisa ?? 0;
    const chargesPaisa = charges.find(isOfRemittance)?._sum.amountPaisa ?? 0;
    // A voided remittance credits nothing, so it has no uncredited amount.
    const uncreditedPaisa = remittance.voidedAt ? 0 : parcelsPaisa - toPaisa(parcels?.applied ?? 0);
    return { ...remittance, parcelsPaisa, chargesPaisa, uncreditedPaisa };
  });
}

/** Returns the amount that should arrive, in paisa: parcels less charges. */
export function calculateNetPaisa({
  parcelsPaisa,
  chargesPaisa,
}: Pick<SummedRemittance, 'parcelsPaisa' | 'chargesPaisa'>) {
  return parcelsPaisa - chargesPaisa;
}
