import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useDeleteOrderMutation } from './OrderDialogs.generated.ts';

/** Permanently deletes a cancelled order after confirmation, then returns to the list. */
export function DeleteOrder({ order: { id, number }, onClose }: { order: Order; onClose: () => void }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const navigate = useNavigate();
  const [remove] = useDeleteOrderMutation();

  async function confirm() {
    // A failed request is already reported in a toast.
    const result = await remove({ variables: { input: { id } } }).catch(() => null);
    const payload = result?.data?.deleteOrder;
    if (!payload?.deletedId)
      return notify.error(payload?.errors[0]?.message ?? i18n.t('Could not delete the order. Try again.'));
    notify.success(i18n.t('Order {number} deleted', { number }));
    return navigate(adminPaths.orders, { replace: true });
  }

  return (
    <ConfirmDialog
      title={i18n.t('Delete order {number} permanently?', { number })}
      text={i18n.t('Its timeline, payments and emails will be deleted too. Its stock history will be kept.')}
      confirmLabel={i18n.t('Delete permanently')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
