import { toPaisa } from '#domain/payments/paisa.ts';
import type { ProviderAccess, ProviderRefundRequest, RefundResult } from '../provider.ts';
import { type KhaltiResponse, requestKhalti } from './requestKhalti.ts';

/**
 * A full refund has an empty body; a partial refund has its amount in paisa (according to the text; the samples show
 * 50.00). A payment from a bank also requires the customer's mobile number, which Khalti requests if it is missing.
 */
export async function refund(access: ProviderAccess, request: ProviderRefundRequest): Promise<RefundResult> {
  const path = `merchant-transaction/${encodeURIComponent(request.transactionId)}/refund/`;
  const partialAmount = request.isFull ? undefined : { amount: toPaisa(request.amount) };
  const firstResponse = await requestKhalti(access, path, partialAmount);
  const isMobileRequired =
    firstResponse.status === 400 && 'mobile' in firstResponse.body && request.phone !== '';
  return toRefundResult(
    isMobileRequired
      ? await requestKhalti(access, path, { ...partialAmount, mobile: request.phone })
      : firstResponse,
  );
}

/** If the response is not in Khalti's format, it is unknown whether the refund was made. */
function toRefundResult({ status, message, body }: KhaltiResponse): RefundResult {
  const isDone = status !== null && status >= 200 && status < 300;
  if (isDone) return { state: typeof body.detail === 'string' ? 'DONE' : 'UNAVAILABLE', word: message };
  const isRefused = status !== null && status >= 400 && status < 500;
  return { state: isRefused ? 'REFUSED' : 'UNAVAILABLE', word: message };
}
