import { CHECKOUT_METHODS } from '#domain/orders/orderLifecycle.ts';
import type { CheckoutMethod } from '#domain/payments/listPaymentOptions.ts';
import { isFromBankAccount, isOnline, isWallet, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { type AssuranceName, hasAssurance } from '#domain/store/assurances.ts';
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from '#domain/store/publicSettings.ts';

/** Store settings on which the articles depend. */
export interface StoreOffer {
  /** Enabled payment methods in checkout order. */
  methods: readonly CheckoutMethod[];
  /** Methods paid on a provider's page. */
  online: readonly OnlineMethod[];
  /** Online methods with a daily limit. */
  wallets: readonly OnlineMethod[];
  /** Methods paid from a bank account, without a limit. */
  banks: readonly CheckoutMethod[];
  /** True if the limit for cash on delivery is the legal limit. */
  isCashLimitSetByLaw: boolean;
  /** Hours for which an order waits for a bank transfer; 0 if there is no limit. */
  transferHours: number;
  /** True if some orders have a shipping fee. */
  hasShippingFee: boolean;
  hasAssurance: (name: AssuranceName) => boolean;
}

interface OfferInput {
  store: Pick<PublicSettings, 'codLimit' | 'assurances' | 'returnDays' | 'freeShippingFrom'>;
  /** Enabled payment providers. */
  payWith: readonly { method: string }[];
  transferHours: number;
}

export function toStoreOffer({ store, payWith, transferHours }: OfferInput): StoreOffer {
  const isEnabled = (method: CheckoutMethod) =>
    method === 'COD'
      ? store.codLimit > 0
      : method === 'BANK_TRANSFER' || payWith.some((provider) => provider.method === method);
  const methods = CHECKOUT_METHODS.filter(isEnabled);
  const onlineMethods = methods.filter(isOnline);
  return {
    methods,
    online: onlineMethods,
    wallets: onlineMethods.filter(isWallet),
    banks: methods.filter(isFromBankAccount),
    isCashLimitSetByLaw: store.codLimit === DEFAULT_PUBLIC_SETTINGS.codLimit,
    transferHours,
    hasShippingFee: store.freeShippingFrom > 0,
    hasAssurance: (name) => hasAssurance(store, name),
  };
}
