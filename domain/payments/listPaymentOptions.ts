import { DomainError } from '#domain/errors/errors.ts';
import { LEGAL_CASH_LIMIT } from '#domain/orders/cashLimit.ts';
import { BANK_ONLY_THRESHOLD } from '#domain/orders/counter/saleLaw.ts';
import { CHECKOUT_METHODS, type PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { findPaymentProblem } from '#domain/orders/payment.ts';
import { calculateMinPartialPayment } from './calculateMinPartialPayment.ts';
import { isFromBankAccount, isOnline, isWallet, type OnlineMethod } from './onlineMethods.ts';
import { WALLET_LIMIT } from './providers/provider.ts';

export type CheckoutMethod = (typeof CHECKOUT_METHODS)[number];

/** A payment provider with its limits per payment, in NPR. */
export interface EnabledProvider {
  method: OnlineMethod;
  least: number;
  most: number;
}

export interface PayableOrder {
  /** Amount due, in NPR. */
  due: number;
  /** Total of the order in NPR, to which the legal limits apply. */
  finalTotal: number;
  /** Cash received for the order, in NPR. */
  cashReceived?: number;
  /** Payments of this person with each wallet today, in NPR. */
  paidToday?: Partial<Record<OnlineMethod, number>>;
}

export interface PaymentRules {
  /** Amount from which cash on delivery is refused, in NPR. */
  codLimit: number;
  enabledProviders: readonly EnabledProvider[];
  /** Smallest partial payment, in percent of the total. */
  minPartialPaymentPercent: number;
}

/** A payment method with the range it accepts. */
export interface PaymentOption {
  method: CheckoutMethod;
  /** Largest amount that can be paid now, in NPR. 0 if the method cannot be used. */
  upTo: number;
  /** Smallest amount that can be paid, in NPR. 0 if the method cannot be used. */
  from: number;
  /** Reason why the full amount due cannot be paid with this method, or null. */
  problem: DomainError | null;
}

/**
 * Returns the payment methods of an order. Cash is limited by law and by the store, wallets per payment and per day.
 * Orders of NPR 1,000,000 or more must be paid from a bank account. Disabled methods are omitted; unusable methods have
 * a problem.
 */
export function listPaymentOptions(
  order: PayableOrder,
  { codLimit, enabledProviders, minPartialPaymentPercent }: PaymentRules,
): PaymentOption[] {
  return CHECKOUT_METHODS.flatMap((method) => {
    if (method === 'COD') return [buildCashOption(order, codLimit)];
    if (method === 'BANK_TRANSFER')
      return [
        {
          method,
          upTo: order.due,
          from: calculateMinPartialPayment(order, minPartialPaymentPercent),
          problem: null,
        },
      ];
    const provider = enabledProviders.find((enabledProvider) => enabledProvider.method === method);
    return provider ? [buildOnlineOption(order, provider, minPartialPaymentPercent)] : [];
  });
}

function buildCashOption(
  { due, finalTotal, cashReceived = 0 }: PayableOrder,
  codLimit: number,
): PaymentOption {
  const limit = Math.min(codLimit, LEGAL_CASH_LIMIT);
  // From this total, the law applies to the whole order.
  const acceptedTotal = finalTotal >= BANK_ONLY_THRESHOLD ? finalTotal : due + cashReceived;
  const problem = findPaymentProblem('COD', acceptedTotal, limit);
  const amount = problem ? 0 : due;
  return { method: 'COD', upTo: amount, from: amount, problem };
}

function buildOnlineOption(
  { due, finalTotal, paidToday = {} }: PayableOrder,
  { method, least, most }: EnabledProvider,
  minPartialPaymentPercent: number,
): PaymentOption {
  const hasWalletLimit = isWallet(method);
  if (hasWalletLimit && finalTotal >= BANK_ONLY_THRESHOLD)
    return buildUnavailableOption(
      method,
      new DomainError('BANK_PAYMENT_REQUIRED', { fromNpr: BANK_ONLY_THRESHOLD }, 'method'),
    );
  const maxPayment = hasWalletLimit ? Math.min(most, WALLET_LIMIT) : most;
  const from = Math.max(
    least,
    calculateMinPartialPayment({ finalTotal, due, maxPayment }, minPartialPaymentPercent),
  );
  const remainingWalletLimit = hasWalletLimit
    ? Math.max(0, WALLET_LIMIT - (paidToday[method] ?? 0))
    : Number.POSITIVE_INFINITY;
  const upTo = Math.min(due, most, remainingWalletLimit);
  if (due < least)
    return buildUnavailableOption(
      method,
      new DomainError('BELOW_PROVIDER_MINIMUM', { minNpr: least }, 'amount'),
    );
  if (upTo >= due) return { method, upTo: due, from, problem: null };
  if (upTo < from)
    return buildUnavailableOption(
      method,
      new DomainError('WALLET_DAILY_LIMIT_REACHED', { limitNpr: WALLET_LIMIT }, 'amount'),
    );
  return {
    method,
    upTo,
    from,
    problem: new DomainError('AMOUNT_ABOVE_METHOD_LIMIT', { maxNpr: upTo }, 'amount'),
  };
}

function buildUnavailableOption(method: CheckoutMethod, problem: DomainError): PaymentOption {
  return { method, upTo: 0, from: 0, problem };
}

/**
 * Returns the problem if an order of this total cannot be paid with the method, or null. A method that covers only part
 * of the total is accepted.
 */
export function findCheckoutProblem(
  method: CheckoutMethod,
  order: PayableOrder,
  rules: PaymentRules,
): DomainError | null {
  const option = listPaymentOptions(order, rules).find((candidate) => candidate.method === method);
  if (!option) return new DomainError('METHOD_NOT_OFFERED', 'paymentMethod');
  return option.upTo === 0 && order.due > 0 ? option.problem : null;
}

/**
 * Returns the method for the remaining amount after a partial payment: another provider that debits bank accounts, or a
 * transfer.
 */
export function chooseRemainderMethod(
  options: readonly { method: PaymentMethod; upTo: number }[],
  partialMethod: PaymentMethod,
): CheckoutMethod {
  const availableMethods = options.flatMap(({ method, upTo }) =>
    isOnline(method) && upTo > 0 ? [method] : [],
  );
  return (!isFromBankAccount(partialMethod) && availableMethods.find(isFromBankAccount)) || 'BANK_TRANSFER';
}

/** Returns true if the order must record the holder of the paying bank account. `finalTotal` is in NPR. */
export function isPayerRequired(finalTotal: number): boolean {
  return finalTotal >= BANK_ONLY_THRESHOLD;
}
