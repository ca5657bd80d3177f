import { DomainError } from '#domain/errors/errors.ts';
import type { ProviderAccess } from '../provider.ts';
import { isTrouble } from '../requestProvider.ts';
import { askKhalti } from './askKhalti.ts';

/** Asks for a payment that is none: with a good key none is found. */
export async function tryKeys(access: ProviderAccess): Promise<DomainError[]> {
  const { status, said } = await askKhalti(access, 'v2/epayment/lookup/', { pidx: 'try' });
  if (status === 401 || status === 403)
    return [new DomainError('PROVIDER_KEY_REFUSED', { said }, 'secretKey')];
  if (said === 'Not found.') return [];
  if (status === null || isTrouble(said)) return [new DomainError('PROVIDER_SILENT')];
  return [new DomainError('PROVIDER_ANSWER_UNKNOWN', { said })];
}
