import { DomainError } from '#domain/errors/errors.ts';
import { LEGAL_CASH_LIMIT } from '#domain/orders/cashLimit.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';

/** From here up all of it comes from the bank account of the buyer or of their family, with a record of whose. NPR. */
export const BANK_ONLY_FROM = 1_000_000;

/** Why something is asked or refused at the counter, and where that stands. */
export interface SaleRule {
  says: string;
  source: string;
  /** What could not be verified is left to the store's settings. */
  isVerified: boolean;
}

export const SALE_RULES = {
  CASH_IN_ONE_SALE: {
    says: /*i18n*/ 'By law, a sale can’t be paid with NPR 5,00,000 or more in cash, even in parts.',
    source:
      'Asset (Money) Laundering Prevention Act §44G(1), gazette of 8 January 2026, in force since 15 January 2026',
    isVerified: true,
  },
  CASH_IN_ONE_DAY: {
    says: /*i18n*/ 'All cash from one customer on one day counts together.',
    source: 'The same act as read by The Kathmandu Post, 2020: payments of a day are added up',
    isVerified: true,
  },
  OWN_BANK_ACCOUNT: {
    says: /*i18n*/ 'By law, NPR 10,00,000 or more must be paid from a bank account of the buyer or their family, whose name is recorded.',
    source: 'Inland Revenue directive as reported by laganinews.com and myRepublica, 22 November',
    isVerified: true,
  },
  NAMED_BUYER: {
    says: /*i18n*/ 'From this amount the store records the buyer, so that the cash of one day can be added up.',
    source: 'No amount below NPR 10,00,000 is verified: the setting `counterBuyerFrom`',
    isVerified: false,
  },
  BUYER_PAN: {
    says: /*i18n*/ 'From this amount the store asks for the PAN.',
    source:
      'A PAN is optional on invoices; whether some need one is not verified: the setting `counterPanFrom`',
    isVerified: false,
  },
  OWED: {
    says: /*i18n*/ 'The buyer pays later: enter name and phone.',
    source: 'The rule of the store',
    isVerified: true,
  },
  HANDED_OVER_LATER: {
    says: /*i18n*/ 'The buyer gets the items later: enter name and phone.',
    source: 'The rule of the store',
    isVerified: true,
  },
} as const satisfies Record<string, SaleRule>;

export type SaleRuleName = keyof typeof SALE_RULES;

export const BUYER_FACTS = ['NAME', 'PHONE', 'PAN', 'PAYER'] as const;
export type BuyerFact = (typeof BUYER_FACTS)[number];

/** A fact that a sale cannot do without, and the rule that wants it. */
export interface AskedFact {
  fact: BuyerFact;
  because: SaleRuleName;
}

export interface SaleFacts {
  /** NPR, as all that follows. */
  finalTotal: number;
  /** What is paid at once. */
  paid: number;
  /** Whether the pieces change hands at the counter. */
  isHandedOver: boolean;
}

type Rules = Pick<StoreSettings, 'counterBuyerFrom' | 'counterPanFrom'>;

/** What has to be known of who buys, each with the weightiest reason. */
export function askedOfBuyer({ finalTotal, paid, isHandedOver }: SaleFacts, rules: Rules): AskedFact[] {
  const isLarge = finalTotal >= BANK_ONLY_FROM;
  const why: SaleRuleName | null = isLarge
    ? 'OWN_BANK_ACCOUNT'
    : paid < finalTotal
      ? 'OWED'
      : !isHandedOver
        ? 'HANDED_OVER_LATER'
        : isFrom(finalTotal, rules.counterBuyerFrom)
          ? 'NAMED_BUYER'
          : null;
  return [
    ...(why ? (['NAME', 'PHONE'] as const).map((fact) => ({ fact, because: why })) : []),
    ...(isLarge ? [{ fact: 'PAYER', because: 'OWN_BANK_ACCOUNT' } as const] : []),
    ...(isFrom(finalTotal, rules.counterPanFrom) ? [{ fact: 'PAN', because: 'BUYER_PAN' } as const] : []),
  ];
}

/** 0 is never. */
function isFrom(total: number, from: number): boolean {
  return from > 0 && total >= from;
}

interface CashFacts {
  finalTotal: number;
  /** What of it is paid in cash, or is to be on delivery. */
  cash: number;
  /** What the same customer has paid in cash today for other orders. */
  cashToday: number;
}

/** Why so much cash cannot be taken, or null. */
export function cashProblem({ finalTotal, cash, cashToday }: CashFacts, field: string): DomainError | null {
  if (cash === 0) return null;
  if (finalTotal >= BANK_ONLY_FROM)
    return new DomainError('ONLY_FROM_A_BANK', { fromNpr: BANK_ONLY_FROM }, field);
  if (cash >= LEGAL_CASH_LIMIT)
    return new DomainError('CASH_ABOVE_LAW', { limitNpr: LEGAL_CASH_LIMIT }, field);
  if (cash + cashToday >= LEGAL_CASH_LIMIT)
    return new DomainError(
      'CASH_OF_DAY_ABOVE_LAW',
      { limitNpr: LEGAL_CASH_LIMIT, todayNpr: cashToday },
      field,
    );
  return null;
}
