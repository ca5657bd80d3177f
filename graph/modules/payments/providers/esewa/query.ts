import type { ProviderState } from '#domain/payments/attempt.ts';
import { readPaisa } from '#domain/payments/paisa.ts';
import { keyOf } from '../access.ts';
import { answer, troubleOf, unavailable } from '../answers.ts';
import type { AttemptToQuery, ProviderAccess, ProviderAnswer } from '../provider.ts';
import { readFlatJson } from '../readFlatJson.ts';
import { requestProvider } from '../requestProvider.ts';
import { esewaAddresses } from './addresses.ts';

const STATES: Readonly<Record<string, ProviderState>> = {
  COMPLETE: 'PAID',
  PENDING: 'PENDING',
  AMBIGUOUS: 'AMBIGUOUS',
  NOT_FOUND: 'EXPIRED',
  CANCELED: 'CANCELLED',
  FULL_REFUND: 'REFUNDED',
  PARTIAL_REFUND: 'PART_REFUNDED',
};

/** By the document, then as one client program has met them. */
const SPELLINGS = {
  product_code: 'scd',
  transaction_uuid: 'pid',
  total_amount: 'totalAmount',
  ref_id: 'refId',
} as const;

/** Asks the status API, which wants no key. A word of eSewa's that nobody knows is for a person to ask about. */
export async function query(access: ProviderAccess, attempt: AttemptToQuery): Promise<ProviderAnswer> {
  const addresses = esewaAddresses(access);
  const productCode = keyOf(access, 'productCode');
  if (!addresses || !productCode) return unavailable('no keys');

  const asked = await requestProvider(
    'ESEWA',
    access,
    `${addresses.status}?${questionFor(attempt, productCode)}`,
  );
  const values = asked.status === null ? null : readFlatJson(asked.text);
  if (!values) return unavailable(troubleOf(asked));
  const status = values.get('status');
  if (status === undefined) return unavailable(values.get('error_message') ?? troubleOf(asked));

  const named = readNamed(values);
  if (!named) return unavailable('two spellings that differ');
  const state = STATES[status] ?? 'AMBIGUOUS';
  const isOurs =
    isSame(named.transaction_uuid, attempt.ref, state) && isSame(named.product_code, productCode, state);
  if (!isOurs) return unavailable('another payment');
  return answer(state, status, {
    amountPaisa: readPaisa(named.total_amount ?? ''),
    transactionId: named.ref_id ?? null,
  });
}

/** Left out is only what says nothing of money. */
function isSame(named: string | undefined, ours: string, state: ProviderState): boolean {
  return named === ours || (named === undefined && state !== 'PAID');
}

function questionFor({ ref, amount }: AttemptToQuery, productCode: string): URLSearchParams {
  return new URLSearchParams({
    product_code: productCode,
    total_amount: String(amount),
    transaction_uuid: ref,
  });
}

/** Null where a thing is named in both spellings, and otherwise in each. */
function readNamed(values: ReadonlyMap<string, string>) {
  const named: Partial<Record<keyof typeof SPELLINGS, string>> = {};
  for (const name of Object.keys(SPELLINGS) as (keyof typeof SPELLINGS)[]) {
    const [documented, other] = [values.get(name), values.get(SPELLINGS[name])];
    if (documented !== undefined && other !== undefined && documented !== other) return null;
    const value = documented ?? other;
    if (value !== undefined) named[name] = value;
  }
  return named;
}
