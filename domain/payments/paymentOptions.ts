import { DomainError } from '#domain/errors/errors.ts';
import { LEGAL_CASH_LIMIT } from '#domain/orders/cashLimit.ts';
import { BANK_ONLY_FROM } from '#domain/orders/counter/saleLaw.ts';
import { CHECKOUT_METHODS, type PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { paymentProblem } from '#domain/orders/payment.ts';
import { leastPart } from './leastPart.ts';
import { isFromBankAccount, isOnline, isWallet, type OnlineMethod } from './onlineMethods.ts';
import { WALLET_LIMIT } from './providers/provider.ts';

export type CheckoutMethod = (typeof CHECKOUT_METHODS)[number];

/** A provider as the store offers it. */
export interface OfferedMethod {
  method: OnlineMethod;
  /** For one payment, NPR. */
  least: number;
  most: number;
}

export interface ToPay {
  /** What is still to pay of the order, NPR. */
  due: number;
  /** All of the order, NPR: what the law looks at. */
  finalTotal: number;
  /** What came in cash for the order, NPR. */
  cashTaken?: number;
  /** What this person has paid with each wallet today, NPR. */
  today?: Partial<Record<OnlineMethod, number>>;
}

export interface Rules {
  /** Cash on delivery is refused from here up, NPR. */
  codLimit: number;
  /** The providers that are switched on. */
  offered: readonly OfferedMethod[];
  /** The smallest part payment, in percent of the order's total. */
  leastPartPercent: number;
}

/** A way to pay, how much of what is due by it, and why not all. */
export interface PaymentOption {
  method: CheckoutMethod;
  /** The most that can be paid so now, NPR; 0 where nothing can. */
  upTo: number;
  /** The least that can be paid so, NPR; 0 where nothing can. */
  from: number;
  /** Why it is not all that is due; null where it is. */
  problem: DomainError | null;
}

/**
 * Which ways to pay an order has (facts D4): cash below the legal limit and the store's own; wallets up to their limit for a
 * payment and a day; from NPR 1,000,000 only from a bank account. A method that is switched off is left out; what cannot be
 * used is told with the reason.
 */
export function paymentOptions(
  wanted: ToPay,
  { codLimit, offered, leastPartPercent }: Rules,
): PaymentOption[] {
  return CHECKOUT_METHODS.flatMap((method) => {
    if (method === 'COD') return [cashOption(wanted, codLimit)];
    if (method === 'BANK_TRANSFER')
      return [{ method, upTo: wanted.due, from: leastPart(wanted, leastPartPercent), problem: null }];
    const one = offered.find((offer) => offer.method === method);
    return one ? [onlineOption(wanted, one, leastPartPercent)] : [];
  });
}

function cashOption({ due, finalTotal, cashTaken = 0 }: ToPay, codLimit: number): PaymentOption {
  const limit = Math.min(codLimit, LEGAL_CASH_LIMIT);
  // The law looks at the whole order, where it is large enough.
  const cash = finalTotal >= BANK_ONLY_FROM ? finalTotal : due + cashTaken;
  const problem = paymentProblem('COD', cash, limit);
  const amount = problem ? 0 : due;
  return { method: 'COD', upTo: amount, from: amount, problem };
}

function onlineOption(
  { due, finalTotal, today = {} }: ToPay,
  { method, least, most }: OfferedMethod,
  leastPartPercent: number,
): PaymentOption {
  const hasWalletLimit = isWallet(method);
  if (hasWalletLimit && finalTotal >= BANK_ONLY_FROM)
    return refused(method, new DomainError('ONLY_FROM_OWN_BANK', { fromNpr: BANK_ONLY_FROM }, 'method'));
  const mostAtOnce = hasWalletLimit ? Math.min(most, WALLET_LIMIT) : most;
  const from = Math.max(least, leastPart({ finalTotal, due, mostAtOnce }, leastPartPercent));
  const left = hasWalletLimit ? Math.max(0, WALLET_LIMIT - (today[method] ?? 0)) : Number.POSITIVE_INFINITY;
  const upTo = Math.min(due, most, left);
  if (due < least)
    return refused(method, new DomainError('BELOW_PROVIDERS_LEAST', { leastNpr: least }, 'amount'));
  if (upTo >= due) return { method, upTo: due, from, problem: null };
  if (upTo < from)
    return refused(method, new DomainError('WALLET_USED_TODAY', { limitNpr: WALLET_LIMIT }, 'amount'));
  return { method, upTo, from, problem: new DomainError('ONLY_A_PART_BY', { upToNpr: upTo }, 'amount') };
}

function refused(method: CheckoutMethod, problem: DomainError): PaymentOption {
  return { method, upTo: 0, from: 0, problem };
}

/** Returns the problem if no order of this total can be paid with the method; null if it can. A method that takes a part is accepted. */
export function checkoutProblem(method: CheckoutMethod, wanted: ToPay, rules: Rules): DomainError | null {
  const option = paymentOptions(wanted, rules).find((one) => one.method === method);
  if (!option) return new DomainError('METHOD_NOT_OFFERED', 'paymentMethod');
  return option.upTo === 0 && wanted.due > 0 ? option.problem : null;
}

/** Method for the rest if this one takes only a part: another provider that debits bank accounts, or a transfer. */
export function restBy(
  options: readonly { method: PaymentMethod; upTo: number }[],
  partBy: PaymentMethod,
): CheckoutMethod {
  const open = options.flatMap(({ method, upTo }) => (isOnline(method) && upTo > 0 ? [method] : []));
  return (!isFromBankAccount(partBy) && open.find(isFromBankAccount)) || 'BANK_TRANSFER';
}

/** Returns true if the order must record the holder of the paying bank account. `finalTotal` is in NPR. */
export function payerRequired(finalTotal: number): boolean {
  return finalTotal >= BANK_ONLY_FROM;
}
