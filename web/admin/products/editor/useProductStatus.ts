import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { undoOne, useUndoToast } from '#web/admin/list/bulk/useUndoToast.tsx';
import type { ProductStatus } from '#web/graphql/types.generated.ts';
import { type EditedProductFragment, SetProductStatusDocument } from './EditedProduct.generated.ts';
import { readAnew } from './saveProduct.ts';
import type { useProductForm } from './useProductForm.ts';

/** Publishes a product, archives it or takes it back to draft, and offers to undo that. */
export function useMoveProduct(
  { form, takeOver, refuse }: ReturnType<typeof useProductForm>,
  onConflict: (theirs: EditedProductFragment | null) => void,
) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const offerUndo = useUndoToast();

  return async function move(product: EditedProductFragment, status: ProductStatus) {
    const { id } = product;
    const { moved, errors } = await ask(product, status);
    if (moved) {
      takeOver(moved);
      offerUndo(i18n.t(done[status]), () => undoOne(() => moveBack(moved, product.staff.status)));
    } else if (errors.some(({ code }) => code === 'CONFLICT')) onConflict(await readAnew(client, id));
    else refuse(errors);
  };

  async function ask({ id, staff: { version } }: EditedProductFragment, status: ProductStatus) {
    const input = { id, status, version };
    const { data } = await client.mutate({ mutation: SetProductStatusDocument, variables: { input } });
    const { product: moved, errors = [] } = data?.setProductStatus ?? {};
    if (moved) client.cache.evict({ fieldName: 'adminProducts' });
    return { moved, errors };
  }

  /** Undoes a move; what was typed since stays. Answers why it could not be. */
  async function moveBack(product: EditedProductFragment, status: ProductStatus) {
    const { moved, errors } = await ask(product, status);
    if (moved) takeOver(moved, form.formState.isDirty ? form.getValues() : undefined);
    return errors[0]?.message;
  }
}

const done: Record<ProductStatus, string> = {
  DRAFT: /*i18n*/ 'Moved back to draft',
  ACTIVE: /*i18n*/ 'Published',
  ARCHIVED: /*i18n*/ 'Archived',
};
