import { readPaisa } from '#domain/payments/paisa.ts';
import { getKey } from '../access.ts';
import type { ProviderAccess, ProviderCallback } from '../provider.ts';
import { readFlatJson } from '../readFlatJson.ts';
import { buildSignedMessage, isSignedBy } from './signature.ts';

/**
 * Names of the fields that must be signed. Otherwise our own form's signature, over amount, reference and product,
 * could be reused with any status.
 */
const REQUIRED_SIGNED_NAMES = ['total_amount', 'transaction_uuid', 'product_code', 'status'];

const CLAIMS: Readonly<Record<string, ProviderCallback['claims']>> = {
  COMPLETE: 'PAID',
  PENDING: 'PENDING',
  AMBIGUOUS: 'PENDING',
  CANCELED: 'CANCELLED',
  NOT_FOUND: 'FAILED',
};

/**
 * Reads base64 JSON from the parameter `data`; client libraries agree on this name, but the documentation omits it. No
 * parameters are documented for `failure_url`, which is used for failed and pending payments.
 */
export function parseCallback(
  access: ProviderAccess,
  { data }: Readonly<Record<string, string>>,
): ProviderCallback {
  if (data === undefined) return NO_CLAIM;
  // URL decoding turns a plus sign of base64 into a space.
  const values = readFlatJson(Buffer.from(data.replaceAll(' ', '+'), 'base64').toString('utf8'));
  const ref = values?.get('transaction_uuid') ?? null;
  if (!values || ref === null) return { ...NO_CLAIM, problem: 'shape' };

  const problem = findProblem(values, access);
  if (problem) return { ...NO_CLAIM, ref, problem };
  return {
    ref,
    providerRef: null,
    claims: CLAIMS[values.get('status') ?? ''] ?? 'UNKNOWN',
    isSigned: true,
    amountPaisa: readPaisa(values.get('total_amount') ?? ''),
    transactionId: getSignedNames(values).includes('transaction_code')
      ? (values.get('transaction_code') ?? null)
      : null,
    problem: null,
  };
}

function findProblem(values: ReadonlyMap<string, string>, access: ProviderAccess): string | null {
  const [productCode, secretKey] = [getKey(access, 'productCode'), getKey(access, 'secretKey')];
  const signedNames = getSignedNames(values);
  const message = buildSignedMessage(signedNames, values);
  if (!secretKey || message === null || !REQUIRED_SIGNED_NAMES.every((name) => signedNames.includes(name)))
    return 'signature';
  if (!isSignedBy(message, secretKey, values.get('signature') ?? '')) return 'signature';
  return values.get('product_code') === productCode ? null : 'product';
}

function getSignedNames(values: ReadonlyMap<string, string>): string[] {
  return (values.get('signed_field_names') ?? '').split(',');
}

const NO_CLAIM: ProviderCallback = {
  ref: null,
  providerRef: null,
  claims: 'UNKNOWN',
  isSigned: false,
  amountPaisa: null,
  transactionId: null,
  problem: null,
};
