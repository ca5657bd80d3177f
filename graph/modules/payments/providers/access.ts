import { DomainError } from '#domain/errors/errors.ts';
import { getProviderSlug, type OnlineMethod, type ProviderMode } from '#domain/payments/onlineMethods.ts';
import type { PaymentProvider, ProviderAccess } from './provider.ts';

/**
 * Returns a provider's URLs for its mode. The demo has a path per provider. Null in demo mode if there is no demo.
 */
export function getAddress<Address>(
  { mode, demoUrl }: ProviderAccess,
  method: OnlineMethod,
  addresses: Record<Exclude<ProviderMode, 'DEMO'>, Address>,
  toDemoAddress: (url: string) => Address,
): Address | null {
  if (mode !== 'DEMO') return addresses[mode];
  return demoUrl === null ? null : toDemoAddress(`${demoUrl}/${getProviderSlug(method)}`);
}

/** Returns a key as entered; null if it is missing. */
export function getKey({ keys }: ProviderAccess, name: string): string | null {
  return keys[name] || null;
}

/** Returns the required keys that are missing. */
export function findMissingKeys({ keys }: PaymentProvider, access: ProviderAccess): DomainError[] {
  return keys
    .filter(({ name, isOptional }) => !isOptional && getKey(access, name) === null)
    .map(({ name }) => new DomainError('PROVIDER_KEY_MISSING', name));
}
