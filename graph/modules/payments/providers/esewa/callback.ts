import { readPaisa } from '#domain/payments/paisa.ts';
import { keyOf } from '../access.ts';
import type { ProviderAccess, ProviderCallback } from '../provider.ts';
import { readFlatJson } from '../readFlatJson.ts';
import { isSignedBy, signedMessage } from './signature.ts';

/**
 * What has to be signed. With less, the signature that stands in our own form, over amount, reference and product, would sign
 * any status.
 */
const HAS_TO_BE_SIGNED = ['total_amount', 'transaction_uuid', 'product_code', 'status'];

const CLAIMS: Readonly<Record<string, ProviderCallback['claims']>> = {
  COMPLETE: 'PAID',
  PENDING: 'PENDING',
  AMBIGUOUS: 'PENDING',
  CANCELED: 'CANCELLED',
  NOT_FOUND: 'FAILED',
};

/**
 * Base64 of JSON in `data`, a name that client programs agree on and the document does not say. To `failure_url`, which is
 * for what failed or is pending, nothing is documented to come.
 */
export function parseCallback(
  access: ProviderAccess,
  { data }: Readonly<Record<string, string>>,
): ProviderCallback {
  if (data === undefined) return NOTHING;
  // A plus sign of base64 is a space where an address is read.
  const values = readFlatJson(Buffer.from(data.replaceAll(' ', '+'), 'base64').toString('utf8'));
  const ref = values?.get('transaction_uuid') ?? null;
  if (!values || ref === null) return { ...NOTHING, problem: 'shape' };

  const problem = problemIn(values, access);
  if (problem) return { ...NOTHING, ref, problem };
  return {
    ref,
    providerRef: null,
    claims: CLAIMS[values.get('status') ?? ''] ?? 'UNKNOWN',
    isSigned: true,
    amountPaisa: readPaisa(values.get('total_amount') ?? ''),
    transactionId: namesSigned(values).includes('transaction_code')
      ? (values.get('transaction_code') ?? null)
      : null,
    problem: null,
  };
}

function problemIn(values: ReadonlyMap<string, string>, access: ProviderAccess): string | null {
  const [productCode, secretKey] = [keyOf(access, 'productCode'), keyOf(access, 'secretKey')];
  const names = namesSigned(values);
  const message = signedMessage(names, values);
  if (!secretKey || message === null || !HAS_TO_BE_SIGNED.every((name) => names.includes(name)))
    return 'signature';
  if (!isSignedBy(message, secretKey, values.get('signature') ?? '')) return 'signature';
  return values.get('product_code') === productCode ? null : 'product';
}

function namesSigned(values: ReadonlyMap<string, string>): string[] {
  return (values.get('signed_field_names') ?? '').split(',');
}

const NOTHING: ProviderCallback = {
  ref: null,
  providerRef: null,
  claims: 'UNKNOWN',
  isSigned: false,
  amountPaisa: null,
  transactionId: null,
  problem: null,
};
