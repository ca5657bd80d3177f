import { randomBytes } from 'node:crypto';
import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { getKey } from '../access.ts';
import { MAX_REF_LENGTH, type ProviderAccess } from '../provider.ts';
import { isFailureCode } from '../requestProvider.ts';
import { openCertificate } from './certificate.ts';
import { isGateway } from './gateway.ts';
import { query } from './query.ts';

/**
 * Checks the certificate's dates, then queries a payment that cannot exist: a "not found" response means that the
 * keys work.
 */
export async function testKeys(access: ProviderAccess): Promise<DomainError[]> {
  const problems = [...findShapeProblems(access), ...(await findCertificateProblems(access, new Date()))];
  if (problems.length > 0) return problems;

  const ref = `try${randomBytes(MAX_REF_LENGTH).toString('hex')}`.slice(0, MAX_REF_LENGTH);
  const { state, word } = await query(access, { ref, providerRef: null, amount: 100 });
  if (state === 'PENDING') return [];
  if (/^HTTP 40[13]$/.test(word))
    return [new DomainError('PROVIDER_KEY_REJECTED', { said: word }, 'password')];
  if (isFailureCode(word)) return [new DomainError('PROVIDER_NOT_RESPONDING')];
  return [new DomainError('PROVIDER_RESPONSE_UNEXPECTED', { said: word })];
}

function findShapeProblems(access: ProviderAccess): DomainError[] {
  const gateway = getKey(access, 'gateway');
  return [
    ...(/^\d+$/.test(getKey(access, 'merchantId') ?? '')
      ? []
      : [new DomainError('CONNECTIPS_MERCHANT_ID_NOT_NUMERIC', 'merchantId')]),
    ...(gateway && !isGateway(gateway) ? [new DomainError('CONNECTIPS_GATEWAY_URL_INVALID', 'gateway')] : []),
  ];
}

async function findCertificateProblems(access: ProviderAccess, now: Date): Promise<DomainError[]> {
  try {
    const { from, until } = await openCertificate(access);
    if (until < now)
      return [new DomainError('CERTIFICATE_EXPIRED', { until: formatDay(until) }, 'certificate')];
    return from > now
      ? [new DomainError('CERTIFICATE_NOT_YET_VALID', { from: formatDay(from) }, 'certificate')]
      : [];
  } catch (error) {
    if (error instanceof DomainError) return [error];
    throw error;
  }
}

function formatDay(date: Date): string {
  return formatIsoDay(toKathmanduDay(date));
}
