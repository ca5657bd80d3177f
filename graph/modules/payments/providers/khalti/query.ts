import type { ProviderState } from '#domain/payments/attempt.ts';
import type { AttemptToQuery, ProviderAccess, ProviderResult } from '../provider.ts';
import { createResult, createUnavailableResult } from '../responses.ts';
import { readPaisa, readText, requestKhalti } from './requestKhalti.ts';

/** The documentation uses both `Refunded` and `refunded`. */
const STATES: Readonly<Record<string, ProviderState>> = {
  completed: 'PAID',
  pending: 'PENDING',
  initiated: 'PENDING',
  refunded: 'REFUNDED',
  'partially refunded': 'PART_REFUNDED',
  expired: 'EXPIRED',
  'user canceled': 'CANCELLED',
  canceled: 'CANCELLED',
  failed: 'FAILED',
};

const NOT_FOUND = 'Not found.';

/**
 * Queries by Khalti's own id, since its response does not contain our reference. For expired and cancelled payments,
 * the HTTP status is 400. Any other status, including an unknown payment, is left to staff, as the documentation
 * requires.
 */
export async function query(
  access: ProviderAccess,
  { providerRef }: AttemptToQuery,
): Promise<ProviderResult> {
  if (providerRef === null) return createUnavailableResult('no pidx');
  const {
    status,
    body,
    message: providerMessage,
  } = await requestKhalti(access, 'v2/epayment/lookup/', { pidx: providerRef });
  const providerStatus = readText(body.status);
  if (providerStatus === null)
    return providerMessage === NOT_FOUND
      ? createResult('AMBIGUOUS', providerMessage)
      : createUnavailableResult(providerMessage);
  if (status !== 200 && status !== 400) return createUnavailableResult(providerMessage);
  if (body.pidx !== undefined && body.pidx !== providerRef) return createUnavailableResult('another payment');

  const state = STATES[providerStatus.toLowerCase()] ?? 'AMBIGUOUS';
  return createResult(state === 'PAID' && body.refunded === true ? 'AMBIGUOUS' : state, providerStatus, {
    amountPaisa: readPaisa(body.total_amount),
    transactionId: readText(body.transaction_id),
    feePaisa: readPaisa(body.fee),
  });
}
