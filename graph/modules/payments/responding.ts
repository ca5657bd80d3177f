import { DomainError } from '#domain/errors/errors.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { getProviderSlug, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { isCircuitOpen } from '#graph/outboundCalls/circuits.ts';
import type { ProviderAccess } from './providers/provider.ts';

/** Returns true if a provider responds. After several failures in a row it is not called for half a minute. */
export function isResponding(method: OnlineMethod, { mode }: Pick<ProviderAccess, 'mode'>): boolean {
  return !isCircuitOpen(getProviderSlug(method), mode);
}

/** Returns the error for a provider that does not respond. */
export function createUnavailableError(method: OnlineMethod): DomainError {
  return new DomainError('PROVIDER_UNAVAILABLE', { provider: METHOD_TEXTS[method] }, 'method');
}
