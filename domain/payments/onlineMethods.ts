import { PROVIDERS } from './providers/providers.ts';

type Provider = (typeof PROVIDERS)[number];

/** Code of a payment method whose customers pay on the provider's own page. */
export type OnlineMethod = Provider['code'];
export const ONLINE_METHODS: readonly OnlineMethod[] = PROVIDERS.map(({ code }) => code);

/** Name of a provider in URLs, folders and metrics. */
export type ProviderSlug = Lowercase<OnlineMethod>;

/** Owner of a provider's keys: the store's simulation, the provider's sandbox, or a real merchant account. */
export const PROVIDER_MODES = ['DEMO', 'TEST', 'LIVE'] as const;
export type ProviderMode = (typeof PROVIDER_MODES)[number];

export function isOnline(method: string): method is OnlineMethod {
  return ONLINE_METHODS.some((candidate) => candidate === method);
}

/** Maps each provider's code to a value. */
export function mapProviders<Value>(toValue: (provider: Provider) => Value): Record<OnlineMethod, Value> {
  const entries = PROVIDERS.map((provider) => [provider.code, toValue(provider)]);
  return Object.fromEntries(entries) as Record<OnlineMethod, Value>;
}

export function getProviderSlug(method: OnlineMethod): ProviderSlug {
  return method.toLowerCase() as ProviderSlug;
}

const LIMITS: Record<OnlineMethod, { least: number; most: number }> = mapProviders(({ limits }) => limits);

/** Returns the provider's limits of one payment, in whole NPR. */
export function getProviderLimits(method: OnlineMethod): { least: number; most: number } {
  return LIMITS[method];
}

const KINDS = mapProviders(({ kind }) => kind);

/** Returns true if the legal limits of wallets apply. */
export function isWallet(method: string): boolean {
  return isOnline(method) && KINDS[method] === 'WALLET';
}

/**
 * Returns true if the money comes from the customer's own bank account: by transfer, or with a provider that debits
 * accounts.
 */
export function isFromBankAccount(method: string): boolean {
  return method === 'BANK_TRANSFER' || (isOnline(method) && KINDS[method] === 'BANK_ACCOUNT');
}
