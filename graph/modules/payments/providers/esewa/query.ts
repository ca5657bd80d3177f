import type { ProviderState } from '#domain/payments/attempt.ts';
import { readPaisa } from '#domain/payments/paisa.ts';
import { keyOf } from '../access.ts';
import { answer, failureOf, unavailable } from '../answers.ts';
import type { AttemptToQuery, ProviderAccess, ProviderResult } from '../provider.ts';
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

/** Documented spelling, then the one a client library has met. */
const SPELLINGS = {
  product_code: 'scd',
  transaction_uuid: 'pid',
  total_amount: 'totalAmount',
  ref_id: 'refId',
} as const;

/** Queries the status API, which needs no key. Staff must ask eSewa about an unknown status. */
export async function query(access: ProviderAccess, attempt: AttemptToQuery): Promise<ProviderResult> {
  const addresses = esewaAddresses(access);
  const productCode = keyOf(access, 'productCode');
  if (!addresses || !productCode) return unavailable('no keys');

  const asked = await requestProvider(
    'ESEWA',
    access,
    `${addresses.status}?${queryParams(attempt, productCode)}`,
  );
  const values = asked.status === null ? null : readFlatJson(asked.text);
  if (!values) return unavailable(failureOf(asked));
  const status = values.get('status');
  if (status === undefined) return unavailable(values.get('error_message') ?? failureOf(asked));

  const named = readNamed(values);
  if (!named) return unavailable('contradictory values in two spellings');
  const state = STATES[status] ?? 'AMBIGUOUS';
  const isOurs =
    isSame(named.transaction_uuid, attempt.ref, state) && isSame(named.product_code, productCode, state);
  if (!isOurs) return unavailable('another payment');
  return answer(state, status, {
    amountPaisa: readPaisa(named.total_amount ?? ''),
    transactionId: named.ref_id ?? null,
  });
}

/** A value may only be missing if the status involves no money. */
function isSame(named: string | undefined, ours: string, state: ProviderState): boolean {
  return named === ours || (named === undefined && state !== 'PAID');
}

function queryParams({ ref, amount }: AttemptToQuery, productCode: string): URLSearchParams {
  return new URLSearchParams({
    product_code: productCode,
    total_amount: String(amount),
    transaction_uuid: ref,
  });
}

/** Returns null if the two spellings contradict each other. */
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
