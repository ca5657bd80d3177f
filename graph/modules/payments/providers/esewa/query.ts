import type { ProviderState } from '#domain/payments/attempt.ts';
import { readPaisa } from '#domain/payments/paisa.ts';
import { getKey } from '../access.ts';
import type { AttemptToQuery, ProviderAccess, ProviderResult } from '../provider.ts';
import { readFlatJson } from '../readFlatJson.ts';
import { requestProvider } from '../requestProvider.ts';
import { createResult, createUnavailableResult, describeFailure } from '../responses.ts';
import { getEsewaAddresses } from './addresses.ts';

const STATES: Readonly<Record<string, ProviderState>> = {
  COMPLETE: 'PAID',
  PENDING: 'PENDING',
  AMBIGUOUS: 'AMBIGUOUS',
  NOT_FOUND: 'EXPIRED',
  CANCELED: 'CANCELLED',
  FULL_REFUND: 'REFUNDED',
  PARTIAL_REFUND: 'PART_REFUNDED',
};

/** Documented spelling, then an alternative that a client library has encountered. */
const SPELLINGS = {
  product_code: 'scd',
  transaction_uuid: 'pid',
  total_amount: 'totalAmount',
  ref_id: 'refId',
} as const;

/** Queries the status API, which needs no key. Staff must ask eSewa about an unknown status. */
export async function query(access: ProviderAccess, attempt: AttemptToQuery): Promise<ProviderResult> {
  const addresses = getEsewaAddresses(access);
  const productCode = getKey(access, 'productCode');
  if (!addresses || !productCode) return createUnavailableResult('no keys');

  const response = await requestProvider(
    'ESEWA',
    access,
    `${addresses.status}?${buildQueryParams(attempt, productCode)}`,
  );
  const values = response.status === null ? null : readFlatJson(response.text);
  if (!values) return createUnavailableResult(describeFailure(response));
  const status = values.get('status');
  if (status === undefined)
    return createUnavailableResult(values.get('error_message') ?? describeFailure(response));

  const fields = readDocumentedFields(values);
  if (!fields) return createUnavailableResult('contradictory values in two spellings');
  const state = STATES[status] ?? 'AMBIGUOUS';
  const isSamePayment =
    isSame(fields.transaction_uuid, attempt.ref, state) && isSame(fields.product_code, productCode, state);
  if (!isSamePayment) return createUnavailableResult('another payment');
  return createResult(state, status, {
    amountPaisa: readPaisa(fields.total_amount ?? ''),
    transactionId: fields.ref_id ?? null,
  });
}

/** Returns true if the values are the same. A value may be missing only if the payment was not made. */
function isSame(actual: string | undefined, expected: string, state: ProviderState): boolean {
  return actual === expected || (actual === undefined && state !== 'PAID');
}

function buildQueryParams({ ref, amount }: AttemptToQuery, productCode: string): URLSearchParams {
  return new URLSearchParams({
    product_code: productCode,
    total_amount: String(amount),
    transaction_uuid: ref,
  });
}

/** Returns null if the two spellings contradict each other. */
function readDocumentedFields(values: ReadonlyMap<string, string>) {
  const fields: Partial<Record<keyof typeof SPELLINGS, string>> = {};
  for (const name of Object.keys(SPELLINGS) as (keyof typeof SPELLINGS)[]) {
    const [documentedValue, alternativeValue] = [values.get(name), values.get(SPELLINGS[name])];
    if (
      documentedValue !== undefined &&
      alternativeValue !== undefined &&
      documentedValue !== alternativeValue
    )
      return null;
    const value = documentedValue ?? alternativeValue;
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}
