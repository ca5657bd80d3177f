import { useSearchParams } from 'react-router-dom';

const PAYMENT_PARAM = 'pay';

/** The choice of payment methods, or the store's account for a bank transfer. */
type RequestedPayment = 'rest' | 'transfer';

/** Returns the URL of an order's page with the payment methods open. */
export function getPaymentUrl(path: string): string {
  return `${path}?${PAYMENT_PARAM}=rest`;
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
  const requestedPayment = search.get(PAYMENT_PARAM);
  return {
    requested: requestedPayment === null ? null : requestedPayment === 'transfer' ? 'transfer' : 'rest',
    request: (newPayment) => {
      const newParams = new URLSearchParams(search);
      newParams.set(PAYMENT_PARAM, newPayment);
      setSearch(newParams, { replace: true, preventScrollReset: true });
    },
    clearRequest: () => {
      const newParams = new URLSearchParams(search);
      newParams.delete(PAYMENT_PARAM);
      setSearch(newParams, { replace: true, preventScrollReset: true });
    },
  };
}
