import type { PrismaClient, Remittance } from '#graph/prisma/generated/client.ts';

/** A remittance with the sums of its parcels and charges, in paisa. */
export type SummedRemittance = Remittance & {
  parcelsPaisa: number;
  chargesPaisa: number;
};

type Db = Pick<PrismaClient, 'remittanceLine' | 'remittanceCharge'>;

/** Adds their sums to remittances, by two queries for all of them. */
export async function withSums(prisma: Db, remittances: readonly Remittance[]): Promise<SummedRemittance[]> {
  const remittanceId = { in: remittances.map(({ id }) => id) };
  const summed = { where: { remittanceId }, _sum: { amountPaisa: true } } as const;
  const [lines, charges] = await Promise.all([
    prisma.remittanceLine.groupBy({ by: ['remittanceId'], ...summed }),
    prisma.remittanceCharge.groupBy({ by: ['remittanceId'], ...summed }),
  ]);
  const sumIn = (sums: typeof lines, id: string) =>
    sums.find((one) => one.remittanceId === id)?._sum.amountPaisa ?? 0;
  return remittances.map((remittance) => ({
    ...remittance,
    parcelsPaisa: sumIn(lines, remittance.id),
    chargesPaisa: sumIn(charges, remittance.id),
  }));
}

/** The amount that should arrive, in paisa: the parcels less the charges. */
export function netPaisa({
  parcelsPaisa,
  chargesPaisa,
}: Pick<SummedRemittance, 'parcelsPaisa' | 'chargesPaisa'>) {
  return parcelsPaisa - chargesPaisa;
}
