import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '#web/admin/drafts/useDraft.ts';
import { onDraftForgottenElsewhere, readDraft } from '#web/session/drafts.storage.ts';
import { savedViewer } from '#web/session/token/tokenStore.ts';
import { newSale, readSale, type TillSale } from './tillSale.ts';

const NAME = 'till';

/**
 * The running sale, kept in this browser over a reload. A sale that ends in one tab ends in all of them, so that no tab
 * sells it a second time or shows its buyer to the next.
 */
export function useTillDraft() {
  const draft = useDraft<null, TillSale>(NAME);
  const [begun, setBegun] = useState<TillSale>(() =>
    draft.found ? readSale(draft.found.values) : newSale(),
  );

  /** Replaces the sale by the next one, unless another has replaced it meanwhile. */
  function end(saleId: string, next: TillSale = newSale()) {
    forget(saleId);
    setBegun((now) => (now.id === saleId ? next : now));
  }

  /** Another tab may have a sale of its own in the draft by now, which stays. */
  function forget(saleId: string) {
    const owner = savedViewer()?.id;
    if (owner !== undefined && saleIdOf(readDraft(owner, NAME)) === saleId) draft.forget();
  }

  const endElsewhere = useEffectEvent((forgotten: unknown) => {
    if (saleIdOf(forgotten) === begun.id) setBegun(newSale());
  });
  useEffect(() => {
    const owner = savedViewer()?.id;
    return owner === undefined
      ? undefined
      : onDraftForgottenElsewhere(owner, NAME, (forgotten) => endElsewhere(forgotten));
  }, []);

  return { begun, end, forget, keep: (sale: TillSale) => draft.keep(null, sale) };
}

function saleIdOf(draft: unknown): string | null {
  const { values } = (draft ?? {}) as { values?: Partial<TillSale> };
  return values?.id ?? null;
}
