import { DomainError } from '#domain/errors/errors.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { type OnlineMethod, slugOf } from '#domain/payments/onlineMethods.ts';
import { isOutsideOpen } from '#graph/outside/circuits.ts';
import type { ProviderAccess } from './providers/provider.ts';

/** Whether a provider responds. One that failed several times in a row is not called again for half a minute. */
export function isResponding(method: OnlineMethod, { mode }: Pick<ProviderAccess, 'mode'>): boolean {
  return !isOutsideOpen(slugOf(method), mode);
}

/** Problem of a payment method whose provider does not respond. */
export function providerUnavailable(method: OnlineMethod): DomainError {
  return new DomainError('PROVIDER_UNAVAILABLE', { provider: METHOD_TEXTS[method] }, 'method');
}
