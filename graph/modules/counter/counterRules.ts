import type { Limits } from '#domain/accounts/grants.ts';
import { findDiscountProblem } from '#domain/accounts/limits.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  type CustomerDetail,
  findCashProblem,
  getRequiredCustomerDetails,
} from '#domain/orders/counter/saleLaw.ts';
import { findTenderProblem, sumCash, sumTenders } from '#domain/orders/counter/tender.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import type { GraphContext } from '#graph/context.ts';
import { toUserErrors } from '#graph/errors/userErrors.ts';
import type { CounterRules } from '#graph/modules/checkout/sale.ts';
import { chooseAmountDueMethod } from './amountDueMethod.ts';
import { type CashCustomer, readCashToday, verifyCashUnchanged } from './cashToday.ts';
import type { CounterOrder } from './readCounterSale.ts';

interface SellerTerms {
  /** Discount limits of the seller or the approver. */
  limits: Limits;
  approvedBy: string | null;
  /** True if the customer can pay the remaining amount later. */
  canPayLater: boolean;
}

/** Returns the rules for a counter sale: discount limits, payments and legal requirements. */
export function createCounterRules(
  { snapshot: { settings }, now }: Pick<GraphContext, 'snapshot' | 'now'>,
  sale: CounterOrder,
  { limits, approvedBy, canPayLater }: SellerTerms,
): CounterRules {
  const customer: CashCustomer = { customerId: sale.counterSale.customerId, phone: sale.contact.phone };
  const { fulfilment } = sale.counterSale;
  const getAmountDueMethod = (finalTotal: number) =>
    chooseAmountDueMethod({ fulfilment, due: getAmountDue(sale, finalTotal) }, settings);
  let cashToday = 0;

  return {
    approvedBy,
    findAmountDueMethod: ({ totals }) => getAmountDueMethod(totals.finalTotal),
    findProblems: async (tx, { totals: { items, finalTotal }, staffDiscount }) => {
      [cashToday] = await tx.send(readCashToday(customer, now));
      const expectedCash = getAmountDueMethod(finalTotal) === 'COD' ? getAmountDue(sale, finalTotal) : 0;
      const cashAmount = sumCash(sale.counterSale.payments) + expectedCash;
      const tenderError = findTenderProblem(sale.counterSale.payments, finalTotal, {
        canPayLater,
      });
      const problems = [
        findDiscountProblem({ discount: staffDiscount.total, price: items }, limits),
        tenderError ?? findCashProblem({ finalTotal, cash: cashAmount, cashToday }, 'payments'),
        ...findMissingDetails(sale, { finalTotal, canPayLater }, settings),
      ];
      return problems.flatMap((problem) => (problem ? toUserErrors(problem) : []));
    },
    verify: (orderId) =>
      sumCash(sale.counterSale.payments) > 0
        ? [verifyCashUnchanged(customer, { now, orderId, cashToday })]
        : [],
  };
}

function findMissingDetails(
  { contact, counterSale, payer }: CounterOrder,
  { finalTotal, canPayLater }: { finalTotal: number; canPayLater: boolean },
  settings: StoreSettings,
): DomainError[] {
  const paidAmount = canPayLater ? sumTenders(counterSale.payments) : finalTotal;
  const isHandedOver = counterSale.fulfilment === 'COUNTER';
  const providedDetails: Record<CustomerDetail, boolean> = {
    NAME: contact.name !== '',
    PHONE: contact.phone !== '',
    PAN: counterSale.pan !== null,
    PAYER: payer !== null,
  };
  const requiredDetails = getRequiredCustomerDetails(
    { finalTotal, paid: paidAmount, isHandedOver },
    settings,
  );
  return requiredDetails
    .filter(({ fact }) => !providedDetails[fact])
    .map(({ fact }) => MISSING_DETAIL_ERRORS[fact]());
}

const MISSING_DETAIL_ERRORS: Record<CustomerDetail, () => DomainError> = {
  NAME: () => new DomainError('CUSTOMER_NAME_REQUIRED', 'buyer.name'),
  PHONE: () => new DomainError('CUSTOMER_PHONE_REQUIRED', 'buyer.phone'),
  PAN: () => new DomainError('CUSTOMER_PAN_REQUIRED', 'buyer.pan'),
  PAYER: () => new DomainError('PAYER_REQUIRED', 'payer.accountHolder'),
};

function getAmountDue(sale: CounterOrder, finalTotal: number): number {
  return Math.max(0, finalTotal - sumTenders(sale.counterSale.payments));
}
