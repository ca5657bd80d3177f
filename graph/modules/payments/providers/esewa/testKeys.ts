import { randomUUID } from 'node:crypto';
import { DomainError } from '#domain/errors/errors.ts';
import { getKey } from '../access.ts';
import type { ProviderAccess } from '../provider.ts';
import { isFailureCode } from '../requestProvider.ts';
import { query } from './query.ts';

/** eSewa's public test product. */
const TEST_PRODUCT_CODE = 'EPAYTEST';

/**
 * Queries a payment that cannot exist: a "not found" response means that the keys work. The status API needs no secret
 * key, and nothing else at eSewa can be called without a customer, so a wrong secret key becomes apparent only at the
 * first payment.
 */
export async function testKeys(access: ProviderAccess): Promise<DomainError[]> {
  const problems: DomainError[] = [];
  if (getKey(access, 'secretKey')?.trim().endsWith('('))
    problems.push(new DomainError('ESEWA_KEY_WITH_BRACKET', 'secretKey'));
  if (access.mode === 'LIVE' && getKey(access, 'productCode') === TEST_PRODUCT_CODE)
    problems.push(new DomainError('ESEWA_TEST_PRODUCT_CODE', 'productCode'));
  if (problems.length > 0) return problems;

  const { state, word } = await query(access, { ref: `try-${randomUUID()}`, providerRef: null, amount: 100 });
  if (state === 'EXPIRED' || state === 'PENDING') return [];
  if (isFailureCode(word)) return [new DomainError('PROVIDER_NOT_RESPONDING')];
  return [new DomainError('PROVIDER_RESPONSE_UNEXPECTED', { said: word }, 'productCode')];
}
