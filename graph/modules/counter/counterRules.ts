import { discountProblem } from '#domain/accounts/limits.ts';
import type { Limits } from '#domain/accounts/rights.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { askedOfBuyer, type BuyerFact, cashProblem } from '#domain/orders/counter/saleLaw.ts';
import { cashIn, sumOf, tenderProblem } from '#domain/orders/counter/tender.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import type { GraphContext } from '#graph/context.ts';
import { userErrors } from '#graph/errors/userErrors.ts';
import type { CounterRules } from '#graph/modules/checkout/sale.ts';
import { type CashCustomer, expectSameCash, readCashToday } from './cashToday.ts';
import { methodOfRest } from './methodOfRest.ts';
import type { CounterOrder } from './readCounterSale.ts';

interface Seller {
  /** How much may be taken off: the seller's own limit, or that of who approves. */
  limits: Limits;
  approvedBy: string | null;
  /** Whether the buyer may pay the rest later. */
  allowOwing: boolean;
}

/** The rules that a sale at the counter keeps to: the staff's limit, what is paid, and the law. */
export function counterRules(
  { snapshot: { settings }, now }: Pick<GraphContext, 'snapshot' | 'now'>,
  sale: CounterOrder,
  { limits, approvedBy, allowOwing }: Seller,
): CounterRules {
  const customer: CashCustomer = { customerId: sale.counterSale.customerId, phone: sale.contact.phone };
  const { fulfilment } = sale.counterSale;
  const restBy = (finalTotal: number) => methodOfRest({ fulfilment, due: dueOf(sale, finalTotal) }, settings);
  let cashToday = 0;

  return {
    approvedBy,
    restBy: ({ totals }) => restBy(totals.finalTotal),
    refuse: async (tx, { totals: { items, finalTotal }, staffDiscount }) => {
      [cashToday] = await tx.send(readCashToday(customer, now));
      const comesInCash = restBy(finalTotal) === 'COD' ? dueOf(sale, finalTotal) : 0;
      const cash = cashIn(sale.counterSale.payments) + comesInCash;
      const unsettled = tenderProblem(sale.counterSale.payments, finalTotal, { allowOwing });
      const problems = [
        discountProblem({ discount: staffDiscount.total, from: items }, limits),
        unsettled ?? cashProblem({ finalTotal, cash, cashToday }, 'payments'),
        ...missingOfBuyer(sale, { finalTotal, allowOwing }, settings),
      ];
      return problems.flatMap((problem) => (problem ? userErrors(problem) : []));
    },
    check: (orderId) =>
      cashIn(sale.counterSale.payments) > 0 ? [expectSameCash(customer, { now, orderId, cashToday })] : [],
  };
}

function missingOfBuyer(
  { contact, counterSale, payer }: CounterOrder,
  { finalTotal, allowOwing }: { finalTotal: number; allowOwing: boolean },
  settings: StoreSettings,
): DomainError[] {
  const paid = allowOwing ? sumOf(counterSale.payments) : finalTotal;
  const isHandedOver = counterSale.fulfilment === 'COUNTER';
  const known: Record<BuyerFact, boolean> = {
    NAME: contact.name !== '',
    PHONE: contact.phone !== '',
    PAN: counterSale.pan !== null,
    PAYER: payer !== null,
  };
  const asked = askedOfBuyer({ finalTotal, paid, isHandedOver }, settings);
  return asked.filter(({ fact }) => !known[fact]).map(({ fact }) => MISSING[fact]());
}

const MISSING: Record<BuyerFact, () => DomainError> = {
  NAME: () => new DomainError('BUYER_NAME_NEEDED', 'buyer.name'),
  PHONE: () => new DomainError('BUYER_PHONE_NEEDED', 'buyer.phone'),
  PAN: () => new DomainError('BUYER_PAN_NEEDED', 'buyer.pan'),
  PAYER: () => new DomainError('PAYER_NEEDED', 'payer.accountHolder'),
};

function dueOf(sale: CounterOrder, finalTotal: number): number {
  return Math.max(0, finalTotal - sumOf(sale.counterSale.payments));
}
