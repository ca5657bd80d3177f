import { useSearchParams } from 'react-router-dom';

const PARAM = 'pay';

/** The choice of payment methods, or the store's account for a bank transfer. */
type RequestedPayment = 'rest' | 'transfer';

/** Returns the URL of an order's page with the payment methods open. */
export function atPayment(path: string): string {
  return `${path}?${PARAM}=rest`;
}

/**
 * State of the payment panel as requested by the customer. It is part of the URL, so that links can open the panel.
 */
export function useRequestedPayment(): {
  requested: RequestedPayment | null;
  request: (payment: RequestedPayment) => void;
  clearRequest: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const requestedPayment = search.get(PARAM);
  return {
    requested: requestedPayment === null ? null : requestedPayment === 'transfer' ? 'transfer' : 'rest',
    request: (next) => {
      const changed = new URLSearchParams(search);
      changed.set(PARAM, next);
      setSearch(changed, { replace: true, preventScrollReset: true });
    },
    clearRequest: () => {
      const changed = new URLSearchParams(search);
      changed.delete(PARAM);
      setSearch(changed, { replace: true, preventScrollReset: true });
    },
  };
}
