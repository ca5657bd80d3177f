import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { NotYours } from '#web/admin/rights/NotYours.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { useMay } from '#web/session/useMay.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import type { ReturnStep } from './OpenedReturnDialog.tsx';
import { type OfferedStep, offeredSteps } from './offeredSteps.ts';

export interface ReturnNextProps {
  back: Return;
  onStep: (step: ReturnStep) => void;
}

/** What a return wants of somebody, and the buttons that do it. */
export function ReturnNext({ back, onStep }: ReturnNextProps) {
  const { i18n } = useLingui();
  const may = useMay();
  const steps = offeredSteps(back);
  const mine = steps.filter(({ needs }) => may(needs));
  const [missing] = steps.filter(({ needs }) => !may(needs));
  return (
    <Panel title={i18n.t('What is next')}>
      <Typography role="status">{wanted(i18n, back)}</Typography>
      {mine.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
          {mine.map((offered) => (
            <StepButton key={offered.step} offered={offered} onClick={() => onStep(offered.step)} />
          ))}
        </Stack>
      )}
      {mine.some(({ step }) => step === 'decline') && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {i18n.t(
            'Decline: you say no, and the customer reads why. Call off: the customer has changed their mind, or it was entered by mistake.',
          )}
        </Typography>
      )}
      {missing && <NotYours action={missing.needs} sx={{ mt: 1.5 }} />}
    </Panel>
  );
}

function StepButton({ offered: { label, kind }, onClick }: { offered: OfferedStep; onClick: () => void }) {
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

function wanted(i18n: I18n, { status, wish, order, declineReason, exchange }: Return): string {
  const amount = formatNpr(order.staff.refundDue, i18n.locale);
  const { name } = order.contact;
  switch (status) {
    case 'REQUESTED':
      return i18n.t('{name} waits for an answer: is it taken back?', { name });
    case 'APPROVED':
      return i18n.t('{name} knows how to send it. Enter what comes once it is here.', { name });
    case 'RECEIVED':
      if (order.staff.refundDue === 0)
        return i18n.t('The pieces are here and nothing is owed for them. The return can be closed.');
      return wish === 'EXCHANGE' && !exchange
        ? i18n.t('The pieces are here. {name} wants others for them; {amount} counts towards these.', {
            name,
            amount,
          })
        : i18n.t('The pieces are here. {amount} is to go back to {name}.', { name, amount });
    case 'DECLINED':
      return i18n.t('Declined. {name} was told: {reason}', { name, reason: declineReason ?? '' });
    case 'CANCELLED':
      return i18n.t('Called off. Nothing came back with it.');
    default:
      return order.staff.refundDue > 0
        ? i18n.t('Done. {amount} of the order is still to be paid back.', { amount })
        : i18n.t('Done. Nothing is left to do.');
  }
}
