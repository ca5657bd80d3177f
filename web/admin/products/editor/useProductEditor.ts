import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { type FormEvent, useRef, useState } from 'react';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { DEFAULT_STOCK_NOTE } from '#web/admin/stock/stockReasons.ts';
import type { ProductStatus } from '#web/graphql/types.generated.ts';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { EditedProductFragment } from './EditedProduct.generated.ts';
import { useUploads } from './photos/uploads.ts';
import type { ProductValues } from './productValues.ts';
import { saveProduct } from './saveProduct.ts';
import { type ProductDraft, useProductForm } from './useProductForm.ts';
import { useProductStatus } from './useProductStatus.ts';

/** Manages the state of the product editor. */
export function useProductEditor(
  saved: EditedProductFragment | null,
  initialValues: ProductValues,
  draft: ProductDraft,
) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const goTo = useGoTo();
  const notify = useNotify();
  const productForm = useProductForm(saved, initialValues, draft);
  const {
    form,
    base,
    restoredAt,
    problems,
    isBusy,
    rebaseOn,
    showErrors: showServerErrors,
    whileBusy: runWhileBusy,
  } = productForm;
  const [stockNote, setStockNote] = useState(DEFAULT_STOCK_NOTE);
  const [latest, setLatest] = useState<EditedProductFragment | null>(null);
  const statusChange = useProductStatus(productForm, setLatest);
  const isDone = useRef(false);
  const uploads = useUploads();

  /** Resolves to the saved product; null if it was not saved. */
  async function save(values: ProductValues): Promise<EditedProductFragment | null> {
    const outcome = await saveProduct(client, { base, values, stockNote });
    if (outcome.kind === 'conflict') setLatest(outcome.latest);
    if (outcome.kind === 'refused') {
      if (outcome.product) rebaseOn(outcome.product, outcome.values);
      showServerErrors(outcome.errors);
    }
    if (outcome.kind !== 'saved') return null;
    // A new product is then edited on its own screen, which loads the product.
    if (saved) rebaseOn(outcome.product);
    setStockNote(DEFAULT_STOCK_NOTE);
    return outcome.product;
  }

  const saveForm = form.handleSubmit((values) =>
    runWhileBusy(async () => {
      const product = await save(values);
      if (!product) return;
      notify.success(base ? i18n.t('Saved') : i18n.t('Saved as a draft'));
      client.cache.evict({ fieldName: 'adminProducts' });
      if (saved) return;
      leave();
      await goTo(adminPaths.product(product.id), { replace: true });
    }),
  );

  /** Waits for running uploads. Saves nothing if an upload failed; the reason is shown next to that upload. */
  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (await uploads.waitForUploads()) await saveForm();
  }

  /** Changes the status after saving unsaved changes. */
  async function setStatus(status: ProductStatus) {
    if (!(await uploads.waitForUploads())) return null;
    if (!form.formState.isDirty) return runWhileBusy(async () => base && (await statusChange(base, status)));
    return form.handleSubmit((values) =>
      runWhileBusy(async () => {
        const product = await save(values);
        if (product) await statusChange(product, status);
      }),
    )();
  }

  function leave() {
    isDone.current = true;
    draft.clear();
  }

  return {
    form,
    base,
    restoredAt,
    stockNote,
    setStockNote,
    latest,
    problems,
    isBusy: isBusy || uploads.isWaiting,
    uploads,
    submit,
    setStatus,
    canLeave: () => isDone.current,
    leave,
    decideLater: () => setLatest(null),
    /** Continues from the colleague's version with the merged values. */
    continueWith: (values: ProductValues) => {
      if (latest) rebaseOn(latest, values);
      setLatest(null);
    },
  };
}
