/** With which a buyer pays at a provider's own pages. */
export const ONLINE_METHODS = ['ESEWA', 'KHALTI', 'CONNECTIPS'] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

/** Whom a provider's keys belong to: the store's own fake, the provider's sandbox, or real money. */
export const PROVIDER_MODES = ['DEMO', 'TEST', 'LIVE'] as const;
export type ProviderMode = (typeof PROVIDER_MODES)[number];

export function isOnline(method: string): method is OnlineMethod {
  return ONLINE_METHODS.some((one) => one === method);
}
