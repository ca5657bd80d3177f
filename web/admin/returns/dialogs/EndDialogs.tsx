import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { getNotificationText } from '#web/admin/order/notifiedTexts.ts';
import { settleReads } from '#web/api/settleReads.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useCallOffReturnMutation, useCloseReturnMutation } from '../Return.generated.ts';
import type { ReturnDialogsProps } from './ReturnDialog.tsx';

/** Closes a return after a confirmation that shows the refund still due. */
export function CloseReturn({ returnRequest, reload, onClose }: ReturnDialogsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [close] = useCloseReturnMutation();
  const { id, number, version, order } = returnRequest;
  const { refundDue } = order.staff;

  async function confirm() {
    // A failed request is already reported in a toast.
    const result = await close({ variables: { input: { id, version } } }).catch(() => null);
    const problem = result?.data?.closeReturn.errors[0]?.message;
    if (problem) notify.error(problem);
    else if (result) notify.success(i18n.t('Return {number} closed', { number }));
    await settleReads(reload());
  }

  return (
    <ConfirmDialog
      title={i18n.t('Close return {number}?', { number })}
      text={
        <>
          {refundDue > 0
            ? i18n.t(
                '{amount} has not been refunded to {name} yet. This amount will remain due for refund on the order.',
                {
                  amount: formatNpr(refundDue, i18n.locale),
                  name: order.contact.name,
                },
              )
            : i18n.t('No refund is due.')}{' '}
          {i18n.t(getNotificationText(order))}
        </>
      }
      confirmLabel={i18n.t('Close return')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** Cancels a return after confirmation, before its items have arrived. */
export function CancelReturn({ returnRequest, reload, onClose }: ReturnDialogsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [cancelReturn] = useCallOffReturnMutation();
  const { id, number } = returnRequest;

  async function confirm() {
    const result = await cancelReturn({ variables: { input: { id } } }).catch(() => null);
    const problem = result?.data?.cancelReturn.errors[0]?.message;
    if (problem) notify.error(problem);
    else if (result) notify.success(i18n.t('Return {number} cancelled', { number }));
    await settleReads(reload());
  }

  return (
    <ConfirmDialog
      title={i18n.t('Cancel return {number}?', { number })}
      text={i18n.t('The customer keeps the items and can request another return within the return period.')}
      confirmLabel={i18n.t('Cancel return')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
