import { getKey } from '../access.ts';
import {
  type AttemptToStart,
  type ProviderAccess,
  ProviderUnavailableError,
  type StartedAttempt,
} from '../provider.ts';
import { getEsewaAddresses } from './addresses.ts';
import { buildSignedMessage, SIGNED_REQUEST_NAMES, signMessage } from './signature.ts';

/** Assumed, since the documentation does not state how long eSewa's page accepts payments. */
const PAGE_LIFETIME_MS = 30 * 60_000;

/**
 * Returns a form that the browser posts. Return URLs differ by path, because it is not documented whether a URL may
 * have its own query in addition to eSewa's.
 */
export async function initiate(access: ProviderAccess, attempt: AttemptToStart): Promise<StartedAttempt> {
  const addresses = getEsewaAddresses(access);
  const [productCode, secretKey] = [getKey(access, 'productCode'), getKey(access, 'secretKey')];
  if (!addresses || !productCode || !secretKey) throw new ProviderUnavailableError('ESEWA', null);

  const total = String(attempt.amount);
  const payment = new Map([
    ['amount', total],
    ['tax_amount', '0'],
    ['product_service_charge', '0'],
    ['product_delivery_charge', '0'],
    ['total_amount', total],
    ['transaction_uuid', attempt.ref],
    ['product_code', productCode],
    ['success_url', `${attempt.returnUrl}/success`],
    ['failure_url', `${attempt.returnUrl}/failure`],
    ['signed_field_names', SIGNED_REQUEST_NAMES.join(',')],
  ]);
  const message = buildSignedMessage(SIGNED_REQUEST_NAMES, payment) ?? '';
  payment.set('signature', signMessage(message, secretKey));
  return {
    redirect: {
      method: 'POST',
      url: addresses.form,
      fields: [...payment].map(([name, value]) => ({ name, value })),
    },
    providerRef: null,
    expiresAt: new Date(attempt.now.getTime() + PAGE_LIFETIME_MS),
  };
}
