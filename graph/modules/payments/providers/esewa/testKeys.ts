import { randomUUID } from 'node:crypto';
import { DomainError } from '#domain/errors/errors.ts';
import { keyOf } from '../access.ts';
import type { ProviderAccess } from '../provider.ts';
import { isTrouble } from '../requestProvider.ts';
import { query } from './query.ts';

/** eSewa's own, for whoever tries. */
const PRODUCT_OF_TEST = 'EPAYTEST';

/**
 * Asks for a payment that cannot be there: that none is found is well. The status API wants no secret key, and nothing else
 * at eSewa does without a buyer, so that a wrong one shows at the first payment.
 */
export async function tryKeys(access: ProviderAccess): Promise<DomainError[]> {
  const problems: DomainError[] = [];
  if (keyOf(access, 'secretKey')?.trim().endsWith('('))
    problems.push(new DomainError('ESEWA_KEY_WITH_BRACKET', 'secretKey'));
  if (access.mode === 'LIVE' && keyOf(access, 'productCode') === PRODUCT_OF_TEST)
    problems.push(new DomainError('ESEWA_KEYS_OF_TEST', 'productCode'));
  if (problems.length > 0) return problems;

  const { state, word } = await query(access, { ref: `try-${randomUUID()}`, providerRef: null, amount: 100 });
  if (state === 'EXPIRED' || state === 'PENDING') return [];
  if (isTrouble(word)) return [new DomainError('PROVIDER_SILENT')];
  return [new DomainError('PROVIDER_ANSWER_UNKNOWN', { said: word }, 'productCode')];
}
