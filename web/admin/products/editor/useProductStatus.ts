import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { undoSingleChange, useUndoToast } from '#web/admin/list/bulk/useUndoToast.tsx';
import type { ProductStatus } from '#web/graphql/types.generated.ts';
import { type EditedProductFragment, SetProductStatusDocument } from './EditedProduct.generated.ts';
import { reloadProduct } from './saveProduct.ts';
import type { useProductForm } from './useProductForm.ts';

/** Changes the status of a product and offers to undo the change. */
export function useProductStatus(
  { form, rebaseOn, showErrors: showServerErrors }: ReturnType<typeof useProductForm>,
  onConflict: (latest: EditedProductFragment | null) => void,
) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const offerUndo = useUndoToast();

  return async function move(product: EditedProductFragment, status: ProductStatus) {
    const { id } = product;
    const { moved: updatedProduct, errors } = await requestStatus(product, status);
    if (updatedProduct) {
      rebaseOn(updatedProduct);
      offerUndo(i18n.t(doneTexts[status]), () =>
        undoSingleChange(() => undoStatusChange(updatedProduct, product.staff.status)),
      );
    } else if (errors.some(({ code }) => code === 'CONFLICT')) onConflict(await reloadProduct(client, id));
    else showServerErrors(errors);
  };

  async function requestStatus({ id, staff: { version } }: EditedProductFragment, status: ProductStatus) {
    const input = { id, status, version };
    const { data } = await client.mutate({ mutation: SetProductStatusDocument, variables: { input } });
    const { product: updatedProduct, errors = [] } = data?.setProductStatus ?? {};
    if (updatedProduct) client.cache.evict({ fieldName: 'adminProducts' });
    return { moved: updatedProduct, errors };
  }

  /** Undoes a status change and keeps unsaved input. Returns the problem if it fails. */
  async function undoStatusChange(product: EditedProductFragment, status: ProductStatus) {
    const { moved: updatedProduct, errors } = await requestStatus(product, status);
    if (updatedProduct) rebaseOn(updatedProduct, form.formState.isDirty ? form.getValues() : undefined);
    return errors[0]?.message;
  }
}

const doneTexts: Record<ProductStatus, string> = {
  DRAFT: /*i18n*/ 'Moved back to draft',
  ACTIVE: /*i18n*/ 'Published',
  ARCHIVED: /*i18n*/ 'Archived',
};
