import { useLingui } from '@lingui/react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type OrderTagsQuery, useDeleteOrderTagMutation } from './OrderTags.generated.ts';

export interface DeleteTagDialogProps {
  tag: OrderTagsQuery['orderTags'][number];
  onSaved: () => void;
  onClose: () => void;
}

/** Takes a tag away from all orders that have it. */
export function DeleteTagDialog({ tag, onSaved, onClose }: DeleteTagDialogProps) {
  const { id, name, orderCount } = tag;
  const { i18n } = useLingui();
  const notify = useNotify();
  const [remove] = useDeleteOrderTagMutation({
    update: (cache, { data }) => data?.deleteOrderTag.deletedId && cache.evict({ id: cache.identify(tag) }),
  });

  async function act() {
    // A request that failed has told its reason in a toast.
    const answer = (await remove({ variables: { input: { id } } }).catch(() => null))?.data?.deleteOrderTag;
    const problem = answer?.errors[0]?.message;
    if (problem) notify.error(problem);
    else if (answer) notify.success(i18n.t('{name} is deleted', { name }));
    onSaved();
  }

  return (
    <ConfirmDialog
      title={i18n.t('Delete {name}?', { name })}
      text={i18n.t(
        '{count, plural, =0 {No order has this tag.} one {It is taken off # order.} other {It is taken off # orders.}}',
        { count: orderCount },
      )}
      confirm={i18n.t('Delete')}
      onConfirm={act}
      onClose={onClose}
    />
  );
}
