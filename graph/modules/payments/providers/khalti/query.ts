import type { ProviderState } from '#domain/payments/attempt.ts';
import { answer, unavailable } from '../answers.ts';
import type { AttemptToQuery, ProviderAccess, ProviderAnswer } from '../provider.ts';
import { askKhalti, paisaIn, textIn } from './askKhalti.ts';

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
 * Asks by Khalti's own number, since its answer does not name ours. What has expired or was called off comes with 400. What
 * else it says, also that it knows of no such payment, is for a person to ask about: the document says to hold it.
 */
export async function query(
  access: ProviderAccess,
  { providerRef }: AttemptToQuery,
): Promise<ProviderAnswer> {
  if (providerRef === null) return unavailable('no pidx');
  const { status, body, said } = await askKhalti(access, 'v2/epayment/lookup/', { pidx: providerRef });
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
