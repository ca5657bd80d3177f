import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OrderStep } from '#domain/orders/getNextStep.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { getMoveText } from '../orderMoves.ts';
import { stepTexts } from './stepTexts.ts';
import type { Decision, StepOptions } from './useStep.tsx';

export interface DecisionDialogProps {
  decision: Decision;
  onDecide: (step: OrderStep, options?: StepOptions) => void;
  onClose: () => void;
}

/** Explains why a step needs a decision, and offers the choices. */
export function DecisionDialog({ decision, onDecide, onClose }: DecisionDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { order, step, reason, message } = decision;
  const isUnpaid = reason === 'ORDER_NOT_PAID';
  const hasOpenProposal = reason === 'BUYER_ASKED';
  const closeAndRun = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} variant="h4">
        {isUnpaid
          ? i18n.t('Bank transfer for order {number} not received', { number: order.number })
          : hasOpenProposal
            ? i18n.t('A change to order {number} is awaiting the customer’s approval', {
                number: order.number,
              })
            : i18n.t('No stock for order {number}', { number: order.number })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          {isUnpaid
            ? i18n.t('The bank transfer of {amount} has not arrived yet.', {
                amount: formatNpr(order.staff.due, i18n.locale),
              })
            : message}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
        {isUnpaid ? (
          <>
            <Button variant="outlined" onClick={closeAndRun(() => onDecide(step, { allowUnpaid: true }))}>
              {i18n.t('{step} without payment', {
                step: i18n.t(
                  step === 'PAID' || step === 'REMITTED'
                    ? stepTexts[step]
                    : getMoveText(step, order.fulfilment),
                ),
              })}
            </Button>
            <Button variant="contained" onClick={closeAndRun(() => onDecide('PAID'))}>
              {i18n.t('Mark as paid')}
            </Button>
          </>
        ) : (
          <>
            {hasOpenProposal && (
              <Button
                variant="outlined"
                onClick={closeAndRun(() => onDecide(step, { allowOpenProposal: true }))}
              >
                {i18n.t('Continue anyway')}
              </Button>
            )}
            <Button variant="contained" component={Link} to={adminPaths.order(order.number)}>
              {i18n.t('Open order')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
