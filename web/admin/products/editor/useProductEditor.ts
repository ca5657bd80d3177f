import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { type FormEvent, useRef, useState } from 'react';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { COUNTED } from '#web/admin/stock/stockReasons.ts';
import type { ProductStatus } from '#web/graphql/types.generated.ts';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { EditedProductFragment } from './EditedProduct.generated.ts';
import { useUploads } from './photographs/uploads.ts';
import type { ProductValues } from './productValues.ts';
import { saveProduct } from './saveProduct.ts';
import { useMoveProduct } from './useMoveProduct.ts';
import { type ProductDraft, useProductForm } from './useProductForm.ts';

/** What the editor of a product holds and does. */
export function useProductEditor(
  saved: EditedProductFragment | null,
  start: ProductValues,
  draft: ProductDraft,
) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const goTo = useGoTo();
  const notify = useNotify();
  const editing = useProductForm(saved, start, draft);
  const { form, base, restoredAt, problems, isBusy, takeOver, refuse, busily } = editing;
  const [stockNote, setStockNote] = useState(COUNTED);
  const [theirs, setTheirs] = useState<EditedProductFragment | null>(null);
  const move = useMoveProduct(editing, setTheirs);
  const isDone = useRef(false);
  const uploads = useUploads();

  /** The product as it is saved then, or null when it was not. */
  async function save(values: ProductValues): Promise<EditedProductFragment | null> {
    const outcome = await saveProduct(client, { base, values, stockNote });
    if (outcome.kind === 'conflict') setTheirs(outcome.theirs);
    if (outcome.kind === 'refused') {
      if (outcome.product) takeOver(outcome.product, outcome.values);
      refuse(outcome.errors);
    }
    if (outcome.kind !== 'saved') return null;
    // A new one goes on in a screen of its own.
    if (saved) takeOver(outcome.product);
    setStockNote(COUNTED);
    return outcome.product;
  }

  const saveForm = form.handleSubmit((values) =>
    busily(async () => {
      const product = await save(values);
      if (!product) return;
      notify.success(base ? i18n.t('Saved') : i18n.t('Saved as a draft'));
      client.cache.evict({ fieldName: 'adminProducts' });
      if (saved) return;
      leave();
      await goTo(adminPaths.product(product.id), { replace: true });
    }),
  );

  /** Waits for what is on its way, and saves nothing where that did not arrive: why is said beside it. */
  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (await uploads.arrived()) await saveForm();
  }

  /** Saves what is not saved yet first. */
  async function setStatus(status: ProductStatus) {
    if (!(await uploads.arrived())) return null;
    if (!form.formState.isDirty) return busily(async () => base && (await move(base, status)));
    return form.handleSubmit((values) =>
      busily(async () => {
        const product = await save(values);
        if (product) await move(product, status);
      }),
    )();
  }

  function leave() {
    isDone.current = true;
    draft.forget();
  }

  return {
    form,
    base,
    restoredAt,
    stockNote,
    setStockNote,
    theirs,
    problems,
    isBusy: isBusy || uploads.isAwaited,
    uploads,
    submit,
    setStatus,
    mayLeave: () => isDone.current,
    leave,
    decideLater: () => setTheirs(null),
    /** Goes on from the other's version with what was chosen of both. */
    goOnWith: (values: ProductValues) => {
      if (theirs) takeOver(theirs, values);
      setTheirs(null);
    },
  };
}
