import type {
  Remittances_LineFragment as Line,
  Remittances_WholeFragment as Remittance,
} from '../remittances/Remittances.generated.ts';

/** Builds a line of a settled parcel, with overrides. */
export function aLine(overrides: Partial<Line> = {}): Line {
  return {
    ...{
      __typename: 'RemittanceLine' as const,
      named: 'T-1',
      amount: 5_000,
      expected: 5_000,
      applied: 5_000,
    },
    ...{ stillWithCarrier: 0, outcome: 'PAID', orderId: 'o', orderNumber: 'JW-1', orderStatus: 'DELIVERED' },
    orderCarrier: 'Upaya',
    ...overrides,
  };
}

/** Builds an open remittance that matches its parcels and charges, with overrides. */
export function aRemittance(overrides: Partial<Remittance> = {}): Remittance {
  return {
    ...{ __typename: 'Remittance' as const, id: 'r', carrier: 'Upaya', reference: 'UP-7', day: '2026-11-27' },
    ...{
      deposit: 'BANK',
      status: 'OPEN',
      total: 4_886.5,
      parcelsTotal: 5_000,
      chargesTotal: 113.5,
      net: 4_886.5,
    },
    ...{ difference: 0, version: 3, note: null, createdAt: '2026-11-27T06:00:00Z', createdBy: 'Binita' },
    ...{
      closedAt: null,
      closedBy: null,
      closeReason: null,
      uncredited: 0,
      voidedAt: null,
      voidedBy: null,
      voidReason: null,
      statementRow: null,
      allowOtherCarrier: false,
    },
    lines: [aLine()],
    charges: [{ ...{ __typename: 'RemittanceCharge' }, label: 'Delivery charge', amount: 113.5 }],
    ...overrides,
  };
}
