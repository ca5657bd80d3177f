import { DomainError } from '#domain/errors/errors.ts';
import { type OnlineMethod, type ProviderMode, slugOf } from '#domain/payments/onlineMethods.ts';
import type { PaymentProvider, ProviderAccess } from './provider.ts';

/** Where a provider is for real and to try, or in the demo, which has a folder for each; null where there is no demo. */
export function addressFor<Address>(
  { mode, demoUrl }: ProviderAccess,
  method: OnlineMethod,
  addresses: Record<Exclude<ProviderMode, 'DEMO'>, Address>,
  inDemo: (url: string) => Address,
): Address | null {
  if (mode !== 'DEMO') return addresses[mode];
  return demoUrl === null ? null : inDemo(`${demoUrl}/${slugOf(method)}`);
}

/** A key as it was entered; null where it was not. */
export function keyOf({ keys }: ProviderAccess, name: string): string | null {
  return keys[name] || null;
}

/** The keys that have to be there and are not. */
export function missingKeys({ keys }: PaymentProvider, access: ProviderAccess): DomainError[] {
  return keys
    .filter(({ name, isOptional }) => !isOptional && keyOf(access, name) === null)
    .map(({ name }) => new DomainError('PROVIDER_KEY_MISSING', name));
}
