import { useLingui } from '@lingui/react';
import { Link } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { hasReason } from '#domain/errors/hasReason.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useRowDecision } from './useRowDecision.ts';

export interface LinkRowDialogProps {
  rowId: string;
  /** Number of the order the row probably belongs to. */
  orderNumber: string;
  onClose: () => void;
}

/** Links a statement row to the payment of an order. */
export function LinkRowDialog({ rowId: id, orderNumber, onClose }: LinkRowDialogProps) {
  const { i18n } = useLingui();
  const form = useForm({ defaultValues: { orderNumber, remittance: '', reason: '' } });
  const { control, formState } = form;
  const [unpaidOrderNumber, setUnpaidOrderNumber] = useState<string | null>(null);
  const { submit, problem } = useRowDecision(form, { id, decision: 'LINK' }, onClose, ([userError]) =>
    setUnpaidOrderNumber(
      hasReason(userError, 'ORDER_WITHOUT_PAYMENT') ? form.getValues('orderNumber') : null,
    ),
  );
  return (
    <FormDialog
      title={i18n.t('Link to a payment')}
      text={i18n.t(
        'Linking does not change order payments. If a payment is missing, record it on the order first.',
      )}
      submitLabel={i18n.t('Link')}
      problem={problem}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="orderNumber"
        label={i18n.t('Order number')}
        autoComplete="off"
        autoFocus
      />
      {unpaidOrderNumber && (
        <Link
          component={RouterLink}
          to={adminPaths.order(readOrderNumber(unpaidOrderNumber))}
          target="_blank"
        >
          {i18n.t('Open order {number} in a new tab', { number: readOrderNumber(unpaidOrderNumber) })}
        </Link>
      )}
      <TextInput
        control={control}
        name="remittance"
        label={i18n.t('Or courier remittance reference')}
        autoComplete="off"
        optional
      />
      <TextInput
        control={control}
        name="reason"
        label={i18n.t('Reason')}
        helperText={i18n.t('If the amounts differ, explain why the row belongs to this payment.')}
        optional
        multiline
        minRows={2}
        maxLength={240}
      />
    </FormDialog>
  );
}
