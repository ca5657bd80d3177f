import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '#web/admin/drafts/useDraft.ts';
import { onDraftRemovedInOtherTab, readDraft } from '#web/session/drafts.storage.ts';
import { readSavedViewer } from '#web/session/token/tokenStore.ts';
import { createSale, restoreSale, type TillSale } from './tillSale.ts';

const NAME = 'till';

/**
 * Stores the current sale in this browser across reloads. A sale that ends in one tab ends in all tabs, so that no tab
 * sells it again or shows its customer's data in the next sale.
 */
export function useTillDraft() {
  const draft = useDraft<null, TillSale>(NAME);
  const [currentSale, setCurrentSale] = useState<TillSale>(() =>
    draft.stored ? restoreSale(draft.stored.values) : createSale(),
  );

  /** Replaces the sale with the next one, unless it has already been replaced. */
  function replaceSale(saleId: string, nextSale: TillSale = createSale()) {
    clearDraft(saleId);
    setCurrentSale((current) => (current.id === saleId ? nextSale : current));
  }

  /** Keeps the draft if another tab has since stored its own sale. */
  function clearDraft(saleId: string) {
    const owner = readSavedViewer()?.id;
    if (owner !== undefined && getSaleId(readDraft(owner, NAME)) === saleId) draft.clear();
  }

  const resetIfRemoved = useEffectEvent((removedDraft: unknown) => {
    if (getSaleId(removedDraft) === currentSale.id) setCurrentSale(createSale());
  });
  useEffect(() => {
    const owner = readSavedViewer()?.id;
    return owner === undefined
      ? undefined
      : onDraftRemovedInOtherTab(owner, NAME, (removedDraft) => resetIfRemoved(removedDraft));
  }, []);

  return { currentSale, replaceSale, clearDraft, store: (sale: TillSale) => draft.store(null, sale) };
}

function getSaleId(draft: unknown): string | null {
  const { values } = (draft ?? {}) as { values?: Partial<TillSale> };
  return values?.id ?? null;
}
