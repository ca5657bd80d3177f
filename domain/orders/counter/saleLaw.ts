import { DomainError } from '#domain/errors/errors.ts';
import { LEGAL_CASH_LIMIT } from '#domain/orders/cashLimit.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';

/**
 * Amount in NPR from which the law requires payment from a bank account of the customer or their family, with the
 * account holder on record.
 */
export const BANK_ONLY_THRESHOLD = 1_000_000;

/** Reason why a detail is required or a payment is refused at the counter, with its source. */
export interface SaleRule {
  says: string;
  source: string;
  /** False if the rule could not be verified. It then depends on the store's settings. */
  isVerified: boolean;
}

export const SALE_RULES = {
  CASH_IN_ONE_SALE: {
    says: /*i18n*/ 'By law, you can’t accept NPR 5,00,000 or more in cash for one sale, even in instalments.',
    source:
      'Asset (Money) Laundering Prevention Act §44G(1), gazette of 8 January 2026, in force since 15 January 2026',
    isVerified: true,
  },
  CASH_IN_ONE_DAY: {
    says: /*i18n*/ 'All cash from one customer on the same day counts towards the limit.',
    source: 'The same act, as reported by The Kathmandu Post in 2020: all payments of a day are added up',
    isVerified: true,
  },
  OWN_BANK_ACCOUNT: {
    says: /*i18n*/ 'By law, the money for a sale of NPR 10,00,000 or more must come from the customer’s own or a family member’s bank account. Record the account holder’s name.',
    source: 'Inland Revenue directive, as reported by laganinews.com and myRepublica on 22 November',
    isVerified: true,
  },
  CUSTOMER_NAME: {
    says: /*i18n*/ 'For a sale of this amount, the store records the customer’s details, so that all their cash payments on one day can be added up.',
    source: 'No amount below NPR 10,00,000 is verified; see the setting `counterCustomerDetailsFrom`',
    isVerified: false,
  },
  BUYER_PAN: {
    says: /*i18n*/ 'For a sale of this amount, the store requires the customer’s PAN.',
    source:
      'A PAN is optional on invoices. It is not verified whether some need one; see the setting `counterPanFrom`',
    isVerified: false,
  },
  PAY_LATER: {
    says: /*i18n*/ 'The customer pays later. Enter their name and phone number.',
    source: 'The store’s own rule',
    isVerified: true,
  },
  HANDED_OVER_LATER: {
    says: /*i18n*/ 'The customer receives the items later. Enter their name and phone number.',
    source: 'The store’s own rule',
    isVerified: true,
  },
} as const satisfies Record<string, SaleRule>;

export type SaleRuleName = keyof typeof SALE_RULES;

export const CUSTOMER_DETAILS = ['NAME', 'PHONE', 'PAN', 'PAYER'] as const;
export type CustomerDetail = (typeof CUSTOMER_DETAILS)[number];

/** A customer detail that the sale requires, and the rule that requires it. */
export interface RequiredDetail {
  fact: CustomerDetail;
  because: SaleRuleName;
}

export interface SaleSummary {
  /** Total of the sale, in NPR. */
  finalTotal: number;
  /** Amount paid now, in NPR. */
  paid: number;
  /** True if the customer takes the items with them. */
  isHandedOver: boolean;
}

type Rules = Pick<StoreSettings, 'counterCustomerDetailsFrom' | 'counterPanFrom'>;

/** Returns the required customer details, each with its most important reason. */
export function getRequiredCustomerDetails(
  { finalTotal, paid, isHandedOver }: SaleSummary,
  rules: Rules,
): RequiredDetail[] {
  const isLarge = finalTotal >= BANK_ONLY_THRESHOLD;
  const customerRule: SaleRuleName | null = isLarge
    ? 'OWN_BANK_ACCOUNT'
    : paid < finalTotal
      ? 'PAY_LATER'
      : !isHandedOver
        ? 'HANDED_OVER_LATER'
        : reachesThreshold(finalTotal, rules.counterCustomerDetailsFrom)
          ? 'CUSTOMER_NAME'
          : null;
  return [
    ...(customerRule
      ? (['NAME', 'PHONE'] as const).map((detail) => ({ fact: detail, because: customerRule }))
      : []),
    ...(isLarge ? [{ fact: 'PAYER', because: 'OWN_BANK_ACCOUNT' } as const] : []),
    ...(reachesThreshold(finalTotal, rules.counterPanFrom)
      ? [{ fact: 'PAN', because: 'BUYER_PAN' } as const]
      : []),
  ];
}

/** 0 turns the rule off. */
function reachesThreshold(total: number, threshold: number): boolean {
  return threshold > 0 && total >= threshold;
}

interface CashSummary {
  finalTotal: number;
  /** Part paid in cash now or on delivery, in NPR. */
  cash: number;
  /** Cash that the same customer has paid today for other orders, in NPR. */
  cashToday: number;
}

/** Returns the reason why this amount cannot be taken in cash, or null. */
export function findCashProblem(
  { finalTotal, cash, cashToday }: CashSummary,
  field: string,
): DomainError | null {
  if (cash === 0) return null;
  if (finalTotal >= BANK_ONLY_THRESHOLD)
    return new DomainError('COUNTER_BANK_TRANSFER_REQUIRED', { fromNpr: BANK_ONLY_THRESHOLD }, field);
  if (cash >= LEGAL_CASH_LIMIT)
    return new DomainError('SALE_CASH_ABOVE_LEGAL_LIMIT', { limitNpr: LEGAL_CASH_LIMIT }, field);
  if (cash + cashToday >= LEGAL_CASH_LIMIT)
    return new DomainError(
      'DAILY_CASH_ABOVE_LEGAL_LIMIT',
      { limitNpr: LEGAL_CASH_LIMIT, todayNpr: cashToday },
      field,
    );
  return null;
}
