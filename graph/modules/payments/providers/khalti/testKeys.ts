import { DomainError } from '#domain/errors/errors.ts';
import type { ProviderAccess } from '../provider.ts';
import { isFailureCode } from '../requestProvider.ts';
import { requestKhalti } from './requestKhalti.ts';

/** Queries a payment that does not exist. If the key is valid, Khalti responds that the payment is not found. */
export async function testKeys(access: ProviderAccess): Promise<DomainError[]> {
  const { status, message: providerMessage } = await requestKhalti(access, 'v2/epayment/lookup/', {
    pidx: 'try',
  });
  if (status === 401 || status === 403)
    return [new DomainError('PROVIDER_KEY_REJECTED', { said: providerMessage }, 'secretKey')];
  if (providerMessage === 'Not found.') return [];
  if (status === null || isFailureCode(providerMessage)) return [new DomainError('PROVIDER_NOT_RESPONDING')];
  return [new DomainError('PROVIDER_RESPONSE_UNEXPECTED', { said: providerMessage })];
}
