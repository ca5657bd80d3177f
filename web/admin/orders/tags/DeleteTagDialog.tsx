import { useLingui } from '@lingui/react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type OrderTagsQuery, useDeleteOrderTagMutation } from './OrderTags.generated.ts';

export interface DeleteTagDialogProps {
  tag: OrderTagsQuery['orderTags'][number];
  onSaved: () => void;
  onClose: () => void;
}

/** Deletes a tag and removes it from all orders. */
export function DeleteTagDialog({ tag, onSaved, onClose }: DeleteTagDialogProps) {
  const { id, name, orderCount } = tag;
  const { i18n } = useLingui();
  const notify = useNotify();
  const [remove] = useDeleteOrderTagMutation({
    update: (cache, { data }) => data?.deleteOrderTag.deletedId && cache.evict({ id: cache.identify(tag) }),
  });

  async function deleteTag() {
    // A failed request is already reported in a toast.
    const payload = (await remove({ variables: { input: { id } } }).catch(() => null))?.data?.deleteOrderTag;
    const problem = payload?.errors[0]?.message;
    if (problem) notify.error(problem);
    else if (payload) notify.success(i18n.t('{name} deleted', { name }));
    onSaved();
  }

  return (
    <ConfirmDialog
      title={i18n.t('Delete {name}?', { name })}
      text={i18n.t(
        '{count, plural, =0 {No order has this tag.} one {It will be removed from # order.} other {It will be removed from # orders.}}',
        { count: orderCount },
      )}
      confirmLabel={i18n.t('Delete')}
      onConfirm={deleteTag}
      onClose={onClose}
    />
  );
}
