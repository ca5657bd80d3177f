import type { ProviderAccess, ProviderCallback } from '../provider.ts';

/** connectIPS returns only our reference, to one of two URLs that anyone can open. */
export function parseCallback(
  _access: ProviderAccess,
  { TXNID: ref }: Readonly<Record<string, string>>,
): ProviderCallback {
  return {
    ref: ref || null,
    providerRef: null,
    claims: 'UNKNOWN',
    isSigned: false,
    amountPaisa: null,
    transactionId: null,
    problem: ref ? null : 'shape',
  };
}
