import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { MissingPermission } from '#web/admin/permissions/MissingPermission.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import { getOfferedSteps, type OfferedStep } from './getOfferedSteps.ts';
import type { ReturnStep } from './OpenedReturnDialog.tsx';

export interface ReturnActionsProps {
  orderReturn: Return;
  onStep: (step: ReturnStep) => void;
}

/** Shows what a return is waiting for, and the available actions. */
export function ReturnActions({ orderReturn, onStep }: ReturnActionsProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const steps = getOfferedSteps(orderReturn);
  const permittedSteps = steps.filter(({ needs }) => can(needs));
  const [forbiddenStep] = steps.filter(({ needs }) => !can(needs));
  return (
    <Panel title={i18n.t('Next step')}>
      <Typography role="status">{getPendingText(i18n, orderReturn)}</Typography>
      {permittedSteps.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
          {permittedSteps.map((offeredStep) => (
            <StepButton
              key={offeredStep.step}
              offeredStep={offeredStep}
              onClick={() => onStep(offeredStep.step)}
            />
          ))}
        </Stack>
      )}
      {permittedSteps.some(({ step }) => step === 'decline') && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {i18n.t(
            'Decline the return if you do not accept it; the customer sees the reason. Cancel it if the customer has changed their mind or the return was entered by mistake.',
          )}
        </Typography>
      )}
      {forbiddenStep && <MissingPermission action={forbiddenStep.needs} sx={{ mt: 1.5 }} />}
    </Panel>
  );
}

function StepButton({
  offeredStep: { label, kind },
  onClick,
}: {
  offeredStep: OfferedStep;
  onClick: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <Button
      variant={kind === 'main' ? 'contained' : kind === 'other' ? 'outlined' : 'text'}
      color={kind === 'end' ? 'error' : 'primary'}
      onClick={onClick}
    >
      {i18n.t(label)}
    </Button>
  );
}

function getPendingText(i18n: I18n, { status, wish, order, declineReason, exchange }: Return): string {
  const amount = formatNpr(order.staff.refundDue, i18n.locale);
  const { name } = order.contact;
  switch (status) {
    case 'REQUESTED':
      return i18n.t('{name} has requested a return. Approve or decline it.', { name });
    case 'APPROVED':
      return i18n.t('{name} has the return instructions. Record the items when they arrive.', { name });
    case 'RECEIVED':
      if (order.staff.refundDue === 0)
        return i18n.t('The items have arrived and no refund is due. You can close the return.');
      return wish === 'EXCHANGE' && !exchange
        ? i18n.t('The items have arrived. {name} wants an exchange, with a credit of {amount}.', {
            name,
            amount,
          })
        : i18n.t('The items have arrived. Refund {amount} to {name}.', { name, amount });
    case 'DECLINED':
      return i18n.t('Declined. Reason given to {name}: {reason}', { name, reason: declineReason ?? '' });
    case 'CANCELLED':
      return i18n.t('Cancelled. No items were returned.');
    default:
      return order.staff.refundDue > 0
        ? i18n.t('Closed. {amount} of the order is still due for refund.', { amount })
        : i18n.t('Closed. No further action is needed.');
  }
}
