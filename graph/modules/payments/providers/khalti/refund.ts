import { toPaisa } from '#domain/payments/paisa.ts';
import type { ProviderAccess, RefundAnswer, RefundToAsk } from '../provider.ts';
import { askKhalti, type KhaltiAnswer } from './askKhalti.ts';

/**
 * All of a payment by an empty body, a part of it by its amount in paisa (so the text; samples show 50.00). A payment from a
 * bank wants the buyer's mobile number as well: whether it was one, Khalti says when it is asked without.
 */
export async function refund(access: ProviderAccess, wanted: RefundToAsk): Promise<RefundAnswer> {
  const path = `merchant-transaction/${encodeURIComponent(wanted.transactionId)}/refund/`;
  const part = wanted.isFull ? undefined : { amount: toPaisa(wanted.amount) };
  const first = await askKhalti(access, path, part);
  const isMobileWanted = first.status === 400 && 'mobile' in first.body && wanted.phone !== '';
  return toAnswer(isMobileWanted ? await askKhalti(access, path, { ...part, mobile: wanted.phone }) : first);
}

/** Without an answer in Khalti's own form nobody knows whether the money went back. */
function toAnswer({ status, said, body }: KhaltiAnswer): RefundAnswer {
  const isDone = status !== null && status >= 200 && status < 300;
  if (isDone) return { state: typeof body.detail === 'string' ? 'DONE' : 'UNAVAILABLE', word: said };
  const isRefused = status !== null && status >= 400 && status < 500;
  return { state: isRefused ? 'REFUSED' : 'UNAVAILABLE', word: said };
}
