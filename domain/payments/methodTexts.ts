import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { mapProviders } from './onlineMethods.ts';
import { PROVIDERS } from './providers/providers.ts';

/** Names of the payment methods. */
export const METHOD_TEXTS = {
  COD: /*i18n*/ 'Cash on delivery',
  BANK_TRANSFER: /*i18n*/ 'Bank transfer',
  CASH: /*i18n*/ 'Cash',
  CARD: /*i18n*/ 'Card',
  EXCHANGE: /*i18n*/ 'Exchange',
  ...mapProviders(({ name }) => name),
} as const satisfies Record<PaymentMethod, string>;

type ProviderName = (typeof PROVIDERS)[number]['name'];

/** Nepali names of the providers by English name, for emails. */
export const PROVIDER_NAMES_NE = Object.fromEntries(
  PROVIDERS.map(({ name, nameNe }) => [name, nameNe]),
) as Record<ProviderName, string>;
