import type { ProviderAccess, ProviderCallback } from '../provider.ts';

const CLAIMS: Readonly<Record<string, ProviderCallback['claims']>> = {
  completed: 'PAID',
  pending: 'PENDING',
  initiated: 'PENDING',
  'user canceled': 'CANCELLED',
  expired: 'FAILED',
  failed: 'FAILED',
};

/** Nothing is signed: anyone can write this URL. */
export function parseCallback(
  _access: ProviderAccess,
  params: Readonly<Record<string, string>>,
): ProviderCallback {
  const { pidx = null, purchase_order_id: ref = null, status = '' } = params;
  return {
    ref,
    providerRef: pidx,
    claims: CLAIMS[status.toLowerCase()] ?? 'UNKNOWN',
    isSigned: false,
    amountPaisa: readInteger(params.total_amount ?? params.amount ?? ''),
    transactionId: params.transaction_id || params.tidx || params.txnId || null,
    problem: pidx === null ? 'shape' : null,
  };
}

function readInteger(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
