import { useState } from 'react';
import { CounterSale } from './CounterSale.tsx';
import type { Receipt_OrderFragment as Sold } from './Receipt.generated.ts';
import { SoldDialog } from './SoldDialog.tsx';
import { isEmptySale } from './tillSale.ts';
import { useTillDraft } from './useTillDraft.ts';

/** The till: sales one after another, each with a screen of its own that leaves nothing behind for the next buyer. */
export function CounterSalePage() {
  const { begun, end, forget, keep } = useTillDraft();
  const [sold, setSold] = useState<Sold | null>(null);
  return (
    <>
      <CounterSale
        key={begun.id}
        begun={begun}
        isCovered={sold !== null}
        onChange={(sale) => (isEmptySale(sale) ? forget(sale.id) : keep(sale))}
        onEnd={(next) => end(begun.id, next)}
        onSold={(order) => {
          setSold(order);
          end(begun.id);
        }}
      />
      {sold && <SoldDialog order={sold} onClose={() => setSold(null)} />}
    </>
  );
}
