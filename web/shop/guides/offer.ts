import { CHECKOUT_METHODS } from '#domain/orders/orderLifecycle.ts';
import type { CheckoutMethod } from '#domain/payments/allowedMethods.ts';
import { isFromBankAccount, isOnline, isWallet, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { type AssuranceName, isGiven } from '#domain/store/assurances.ts';
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from '#domain/store/publicSettings.ts';

/** What the store offers, as far as its pages depend on it. */
export interface Offer {
  /** Payment methods that are on, in the order of the checkout. */
  methods: readonly CheckoutMethod[];
  /** Those at a provider's page. */
  online: readonly OnlineMethod[];
  /** Those of them that a daily limit applies to. */
  wallets: readonly OnlineMethod[];
  /** Those that take any amount, from a bank account. */
  banks: readonly CheckoutMethod[];
  /** Whether the limit of cash on delivery is the legal one. */
  isCashLimitLegal: boolean;
  /** Hours that an order waits for its bank transfer; 0 without an end. */
  transferHours: number;
  /** Whether an order can cost shipping. */
  hasShippingFee: boolean;
  isGiven: (name: AssuranceName) => boolean;
}

interface Given {
  store: Pick<PublicSettings, 'codLimit' | 'assurances' | 'returnDays' | 'freeShippingFrom'>;
  /** The providers that are switched on. */
  payWith: readonly { method: string }[];
  transferHours: number;
}

export function toOffer({ store, payWith, transferHours }: Given): Offer {
  const isOn = (method: CheckoutMethod) =>
    method === 'COD'
      ? store.codLimit > 0
      : method === 'BANK_TRANSFER' || payWith.some((one) => one.method === method);
  const methods = CHECKOUT_METHODS.filter(isOn);
  const online = methods.filter(isOnline);
  return {
    methods,
    online,
    wallets: online.filter(isWallet),
    banks: methods.filter(isFromBankAccount),
    isCashLimitLegal: store.codLimit === DEFAULT_PUBLIC_SETTINGS.codLimit,
    transferHours,
    hasShippingFee: store.freeShippingFrom > 0,
    isGiven: (name) => isGiven(store, name),
  };
}
