import { useSearchParams } from 'react-router-dom';

const PARAM = 'pay';

/** The choice of payment methods, or the store's account for a bank transfer. */
type PayWish = 'rest' | 'transfer';

/** The address of an order's page at which the choice of payment methods is open. */
export function atPayment(path: string): string {
  return `${path}?${PARAM}=rest`;
}

/** What the buyer has asked for on the page of an order. It stands in the address, so that a link can ask for it too. */
export function usePayWish(): { wish: PayWish | null; ask: (wish: PayWish) => void; drop: () => void } {
  const [search, setSearch] = useSearchParams();
  const wish = search.get(PARAM);
  return {
    wish: wish === null ? null : wish === 'transfer' ? 'transfer' : 'rest',
    ask: (next) => {
      const changed = new URLSearchParams(search);
      changed.set(PARAM, next);
      setSearch(changed, { replace: true, preventScrollReset: true });
    },
    drop: () => {
      const changed = new URLSearchParams(search);
      changed.delete(PARAM);
      setSearch(changed, { replace: true, preventScrollReset: true });
    },
  };
}
