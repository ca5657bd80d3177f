import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { notifiedText } from '#web/admin/order/notifiedTexts.ts';
import { readAgain } from '#web/api/readAgain.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useCallOffReturnMutation, useCloseReturnMutation } from '../Return.generated.ts';
import type { ReturnDialogsProps } from './ReturnDialog.tsx';

/** Asks before a return is closed, and says what of its money stays open then. */
export function CloseReturn({ back, reload, onClose }: ReturnDialogsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [close] = useCloseReturnMutation();
  const { id, number, version, order } = back;
  const { refundDue } = order.staff;

  async function confirm() {
    // A failure of the request is told by its toast.
    const answer = await close({ variables: { input: { id, version } } }).catch(() => null);
    const problem = answer?.data?.closeReturn.errors[0]?.message;
    if (problem) notify.error(problem);
    else if (answer) notify.success(i18n.t('Return {number} is closed', { number }));
    await readAgain(reload());
  }

  return (
    <ConfirmDialog
      title={i18n.t('Close return {number}?', { number })}
      text={
        <>
          {refundDue > 0
            ? i18n.t('{amount} of it has not gone back to {name}. It stays open on the order.', {
                amount: formatNpr(refundDue, i18n.locale),
                name: order.contact.name,
              })
            : i18n.t('Nothing is owed for it.')}{' '}
          {i18n.t(notifiedText(order))}
        </>
      }
      confirm={i18n.t('Close return')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** Asks before a return is called off whose pieces have not come. */
export function CallOffReturn({ back, reload, onClose }: ReturnDialogsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [callOff] = useCallOffReturnMutation();
  const { id, number } = back;

  async function confirm() {
    const answer = await callOff({ variables: { input: { id } } }).catch(() => null);
    const problem = answer?.data?.cancelReturn.errors[0]?.message;
    if (problem) notify.error(problem);
    else if (answer) notify.success(i18n.t('Return {number} is called off', { number }));
    await readAgain(reload());
  }

  return (
    <ConfirmDialog
      title={i18n.t('Call off return {number}?', { number })}
      text={i18n.t(
        'Its pieces stay with the buyer, who can ask for another return as long as that is possible.',
      )}
      confirm={i18n.t('Call off')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
