import { toPaisa } from '#domain/payments/paisa.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Carrier cash of one day. */
export interface CarrierDay {
  /** Collected at the door, in NPR. */
  collected: number;
  /** Settled for parcels, before charges, in NPR. */
  settledAmount: number;
  /** Deducted by carriers. */
  chargesPaisa: number;
  /** Paid to the store, net of charges. */
  depositsPaisa: number;
  /** Deposits remitted in cash at the counter, included in `depositsPaisa`. */
  cashPaisa: number;
  /** Still with carriers at the end of the day, in NPR. */
  cashWithCarriers: number;
}

/** Sums the carrier cash ledger and the remittances of a day. `day` is at midnight UTC, as in a date column. */
export async function readCarrierDay(prisma: PrismaClient, day: Date): Promise<CarrierDay> {
  const activeFilter = { day, voidedAt: null };
  const [
    sumsByKind,
    directReceipts,
    laterEntries,
    cashWithCarrierSum,
    remittances,
    cashRemittances,
    charges,
  ] = await Promise.all([
    prisma.carrierCashEntry.groupBy({ by: ['kind'], where: { day }, _sum: { amount: true } }),
    prisma.carrierCashEntry.aggregate({
      where: { day, kind: 'RECEIVED', remittanceId: null },
      _sum: { amount: true },
    }),
    prisma.carrierCashEntry.aggregate({ where: { day: { gt: day } }, _sum: { amount: true } }),
    prisma.order.aggregate({ where: { cashWithCarrier: { gt: 0 } }, _sum: { cashWithCarrier: true } }),
    prisma.remittance.aggregate({ where: activeFilter, _sum: { totalPaisa: true } }),
    prisma.remittance.aggregate({
      where: { ...activeFilter, deposit: 'CASH' },
      _sum: { totalPaisa: true },
    }),
    prisma.remittanceCharge.aggregate({ where: { remittance: activeFilter }, _sum: { amountPaisa: true } }),
  ]);
  const getAmount = (kind: string) => sumsByKind.find((group) => group.kind === kind)?._sum.amount ?? 0;
  return {
    collected: getAmount('COLLECTED'),
    settledAmount: -getAmount('RECEIVED'),
    chargesPaisa: charges._sum.amountPaisa ?? 0,
    depositsPaisa: (remittances._sum.totalPaisa ?? 0) - toPaisa(directReceipts._sum.amount ?? 0),
    cashPaisa: cashRemittances._sum.totalPaisa ?? 0,
    // The orders store the current amount. For an earlier day, all later entries are subtracted.
    cashWithCarriers: (cashWithCarrierSum._sum.cashWithCarrier ?? 0) - (laterEntries._sum.amount ?? 0),
  };
}
