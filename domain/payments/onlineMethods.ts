import { PROVIDERS } from './providers/providers.ts';

type Provider = (typeof PROVIDERS)[number];

/** Code of a payment method whose buyer pays at a provider's own pages. */
export type OnlineMethod = Provider['code'];
export const ONLINE_METHODS: readonly OnlineMethod[] = PROVIDERS.map(({ code }) => code);

/** Names a provider in addresses, folders and metrics. */
export type ProviderSlug = Lowercase<OnlineMethod>;

/** Whom a provider's keys belong to: the store's own fake, the provider's sandbox, or real money. */
export const PROVIDER_MODES = ['DEMO', 'TEST', 'LIVE'] as const;
export type ProviderMode = (typeof PROVIDER_MODES)[number];

export function isOnline(method: string): method is OnlineMethod {
  return ONLINE_METHODS.some((one) => one === method);
}

/** A value for each provider, by its code. */
export function byProvider<Value>(toValue: (provider: Provider) => Value): Record<OnlineMethod, Value> {
  const entries = PROVIDERS.map((provider) => [provider.code, toValue(provider)]);
  return Object.fromEntries(entries) as Record<OnlineMethod, Value>;
}

export function slugOf(method: OnlineMethod): ProviderSlug {
  return method.toLowerCase() as ProviderSlug;
}

const LIMITS: Record<OnlineMethod, { least: number; most: number }> = byProvider(({ limits }) => limits);

/** The least and the most of one payment by a provider's own rules, whole NPR. */
export function providerLimits(method: OnlineMethod): { least: number; most: number } {
  return LIMITS[method];
}

const KINDS = byProvider(({ kind }) => kind);

/** Returns true if the legal limits of wallets apply. */
export function isWallet(method: string): boolean {
  return isOnline(method) && KINDS[method] === 'WALLET';
}

/** Returns true if the money comes from the buyer's own bank account: by transfer, or by a provider that debits accounts. */
export function isFromBankAccount(method: string): boolean {
  return method === 'BANK_TRANSFER' || (isOnline(method) && KINDS[method] === 'BANK_ACCOUNT');
}
