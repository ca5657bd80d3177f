import type { ProviderAccess, ProviderCallback } from '../provider.ts';

/** Only our reference comes back, to one of two addresses that anybody can open. */
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
