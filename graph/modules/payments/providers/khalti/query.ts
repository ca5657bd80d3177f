import type { ProviderState } from '#domain/payments/attempt.ts';
import { answer, unavailable } from '../answers.ts';
import type { AttemptToQuery, ProviderAccess, ProviderResult } from '../provider.ts';
import { paisaIn, requestKhalti, textIn } from './requestKhalti.ts';

/** The document spells both `Refunded` and `refunded`. */
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

const NOT_THERE = 'Not found.';

/**
 * Queries by Khalti's own number, since its response does not contain ours. Expired and cancelled payments come with
 * status 400. Any other status, including an unknown payment, is left to staff, as the document demands.
 */
export async function query(
  access: ProviderAccess,
  { providerRef }: AttemptToQuery,
): Promise<ProviderResult> {
  if (providerRef === null) return unavailable('no pidx');
  const {
    status,
    body,
    message: said,
  } = await requestKhalti(access, 'v2/epayment/lookup/', { pidx: providerRef });
  const word = textIn(body.status);
  if (word === null) return said === NOT_THERE ? answer('AMBIGUOUS', said) : unavailable(said);
  if (status !== 200 && status !== 400) return unavailable(said);
  if (body.pidx !== undefined && body.pidx !== providerRef) return unavailable('another payment');

  const state = STATES[word.toLowerCase()] ?? 'AMBIGUOUS';
  return answer(state === 'PAID' && body.refunded === true ? 'AMBIGUOUS' : state, word, {
    amountPaisa: paisaIn(body.total_amount),
    transactionId: textIn(body.transaction_id),
    feePaisa: paisaIn(body.fee),
  });
}
