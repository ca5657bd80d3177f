import { DomainError } from '#domain/errors/errors.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { getProviderSlug, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { isCircuitOpen } from '#graph/outboundCalls/circuits.ts';
import type { ProviderAccess } from './providers/provider.ts';

/** Returns false for half a minute after several failures in a row. The provider is not called during that time. */
export function isResponding(method: OnlineMethod, { mode }: Pick<ProviderAccess, 'mode'>): boolean {
  return !isCircuitOpen(getProviderSlug(method), mode);
}

/** Returns the error for a provider that does not respond. */
export function createUnavailableError(method: OnlineMethod): DomainError {
  return new DomainError('PROVIDER_UNAVAILABLE', { provider: METHOD_TEXTS[method] }, 'method');
}
