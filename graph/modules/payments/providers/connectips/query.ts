import { DomainError } from '#domain/errors/errors.ts';
import { toPaisa } from '#domain/payments/paisa.ts';
import { getKey } from '../access.ts';
import type { AttemptToQuery, ProviderAccess, ProviderResult } from '../provider.ts';
import { readFlatJson } from '../readFlatJson.ts';
import { type ProviderResponse, requestProvider } from '../requestProvider.ts';
import { createResult, createUnavailableResult, describeFailure } from '../responses.ts';
import { resolveGateway } from './gateway.ts';
import { signMessage, toMessage } from './token.ts';

/** connectIPS does not distinguish a customer who has not paid yet from one who never will. */
const NOT_PAID_YET_PATTERN = /NOT FOUND|INCOMPLETE/i;

export async function query(access: ProviderAccess, attempt: AttemptToQuery): Promise<ProviderResult> {
  try {
    return toProviderResult(await validateTransaction(access, attempt), attempt);
  } catch (error) {
    if (error instanceof DomainError) return createUnavailableResult(error.message);
    throw error;
  }
}

/** Queries a payment by our TXNID. */
async function validateTransaction(
  access: ProviderAccess,
  { ref, amount }: AttemptToQuery,
): Promise<ProviderResponse> {
  const gateway = resolveGateway(access);
  const [merchantId, appId] = [getKey(access, 'merchantId') ?? '', getKey(access, 'appId') ?? ''];
  if (!gateway) return { status: null, failure: 'no answer' };
  const txnAmt = toPaisa(amount);
  const message = toMessage({
    MERCHANTID: merchantId,
    APPID: appId,
    REFERENCEID: ref,
    TXNAMT: String(txnAmt),
  });
  const token = await signMessage(access, message);
  const credentials = Buffer.from(`${appId}:${getKey(access, 'password') ?? ''}`).toString('base64');
  return requestProvider('CONNECTIPS', access, `${gateway}/connectipswebws/api/creditor/validatetxn`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: { merchantId: Number(merchantId), appId, referenceId: ref, txnAmt, token },
  });
}

function toProviderResult(response: ProviderResponse, { ref }: AttemptToQuery): ProviderResult {
  const values = response.status === 200 ? readFlatJson(response.text) : null;
  const status = values?.get('status');
  if (!values || status === undefined) return createUnavailableResult(describeFailure(response));
  if ((values.get('referenceId') ?? ref) !== ref) return createUnavailableResult('another payment');

  const description = values.get('statusDesc') || status;
  if (status === 'SUCCESS')
    return createResult('PAID', description, {
      amountPaisa: readInteger(values.get('txnAmt')),
      transactionId: ref,
    });
  if (status === 'FAILED') return createResult('FAILED', description);
  if (status === 'ERROR')
    return NOT_PAID_YET_PATTERN.test(description)
      ? createResult('PENDING', description)
      : createUnavailableResult(description);
  return createResult('AMBIGUOUS', description);
}

function readInteger(text = ''): number | null {
  return /^\d{1,15}(\.0+)?$/.test(text) ? Number.parseInt(text, 10) : null;
}
