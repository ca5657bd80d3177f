import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useDeleteOrderMutation } from './OrderDialogs.generated.ts';

/** Asks before a cancelled order is deleted for good, and goes back to the list. */
export function DeleteOrder({ order: { id, number }, onClose }: { order: Order; onClose: () => void }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const navigate = useNavigate();
  const [remove] = useDeleteOrderMutation();

  async function confirm() {
    // A failure of the request is told by its toast.
    const answer = await remove({ variables: { input: { id } } }).catch(() => null);
    const payload = answer?.data?.deleteOrder;
    if (!payload?.deletedId)
      return notify.error(payload?.errors[0]?.message ?? i18n.t('The order could not be deleted.'));
    notify.success(i18n.t('Order {number} is deleted', { number }));
    return navigate(adminPaths.orders, { replace: true });
  }

  return (
    <ConfirmDialog
      title={i18n.t('Delete order {number} permanently?', { number })}
      text={i18n.t('With its timeline, payments and emails. Its stock history is kept.')}
      confirm={i18n.t('Delete permanently')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
