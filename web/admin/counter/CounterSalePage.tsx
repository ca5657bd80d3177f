import { useState } from 'react';
import { CounterSale } from './CounterSale.tsx';
import type { Receipt_OrderFragment as Sold } from './Receipt.generated.ts';
import { SaleCompletedDialog } from './SaleCompletedDialog.tsx';
import { isEmptySale } from './tillSale.ts';
import { useTillDraft } from './useTillDraft.ts';

/** The till. Each sale has its own component instance, so that no customer data remains for the next one. */
export function CounterSalePage() {
  const { currentSale, replaceSale, clearDraft, store } = useTillDraft();
  const [completedOrder, setCompletedOrder] = useState<Sold | null>(null);
  return (
    <>
      <CounterSale
        key={currentSale.id}
        initialSale={currentSale}
        isCovered={completedOrder !== null}
        onChange={(sale) => (isEmptySale(sale) ? clearDraft(sale.id) : store(sale))}
        onEnd={(nextSale) => replaceSale(currentSale.id, nextSale)}
        onSold={(order) => {
          setCompletedOrder(order);
          replaceSale(currentSale.id);
        }}
      />
      {completedOrder && (
        <SaleCompletedDialog order={completedOrder} onClose={() => setCompletedOrder(null)} />
      )}
    </>
  );
}
