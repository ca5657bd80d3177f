import { keyOf } from '../access.ts';
import {
  type AttemptToStart,
  type ProviderAccess,
  ProviderUnavailable,
  type StartedAttempt,
} from '../provider.ts';
import { esewaAddresses } from './addresses.ts';
import { SIGNED_OF_REQUEST, signedMessage, signMessage } from './signature.ts';

/** How long eSewa's page takes the money is in no document. */
const PAGE_LIVES_MS = 30 * 60_000;

/**
 * A form that the browser posts. The ways back are told apart by their path: what becomes of an address with a query, to
 * which eSewa adds its own, is in no document.
 */
export async function initiate(access: ProviderAccess, attempt: AttemptToStart): Promise<StartedAttempt> {
  const addresses = esewaAddresses(access);
  const [productCode, secretKey] = [keyOf(access, 'productCode'), keyOf(access, 'secretKey')];
  if (!addresses || !productCode || !secretKey) throw new ProviderUnavailable('ESEWA', null);

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
    ['signed_field_names', SIGNED_OF_REQUEST.join(',')],
  ]);
  const message = signedMessage(SIGNED_OF_REQUEST, payment) ?? '';
  payment.set('signature', signMessage(message, secretKey));
  return {
    redirect: {
      method: 'POST',
      url: addresses.form,
      fields: [...payment].map(([name, value]) => ({ name, value })),
    },
    providerRef: null,
    expiresAt: new Date(attempt.now.getTime() + PAGE_LIVES_MS),
  };
}
