import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { paymentChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import { paymentAmount } from '#domain/orders/paymentEntrySchema.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { formatDayInBothCalendars } from '#web/admin/ui/formatDayInBothCalendars.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { describeCashWithCarrier } from './describeCashWithCarrier.ts';
import { useRecordCodRemittanceMutation } from './Ledger.generated.ts';
import { getKathmanduToday, toReceivedAt } from './receivedDay.ts';

export interface CarrierCashDialogProps {
  order: {
    id: string;
    number: string;
    version: number;
    carrier: string | null;
    staff: { cashWithCarrier: number };
  };
  onClose: () => void;
}

interface Values {
  amount: string;
  /** Kathmandu day, YYYY-MM-DD. */
  day: string;
  reference: string;
}

const rules = z.preprocess(
  (values) => ({ ...(values as Values), amount: readNumber((values as Values).amount) ?? Number.NaN }),
  paymentChangeSchema.pick({ reference: true }).extend({ amount: paymentAmount }),
) as unknown as z.ZodType<Values, Values>;

/** Records cash that a carrier remitted: amount, day and remittance reference. */
export function CarrierCashDialog({ order, onClose }: CarrierCashDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [receive] = useRecordCodRemittanceMutation({ refetchQueries: 'active' });
  const { id, number, carrier, staff } = order;
  // The version from when the dialog opened is submitted, so that a retry after a lost response cannot record the
  // amount twice.
  const [version] = useState(order.version);
  const form = useForm<Values>({
    resolver: zodResolver(rules, undefined, { raw: true }),
    defaultValues: { amount: String(staff.cashWithCarrier), day: getKathmanduToday(), reference: '' },
  });
  const { control, formState } = form;
  const day = useWatch({ control, name: 'day' });
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const input = {
        ...{ orderIds: [id], version },
        amount: readNumber(values.amount),
        reference: values.reference.trim() || null,
        receivedAt: toReceivedAt(values.day),
      };
      const outcome = (await receive({ variables: { input } })).data?.recordCodRemittance;
      if (!outcome || outcome.errors.length > 0) return outcome?.errors ?? [];
      const [failure] = outcome.failed;
      if (failure) return [{ message: failure.message }];
      notify.success(i18n.t('Cash received for order {number}', { number }));
      onClose();
      return undefined;
    },
    i18n.t('Could not record the payment. Try again.'),
  );
  return (
    <FormDialog
      title={i18n.t('Record cash from courier')}
      submitLabel={i18n.t('Record cash from courier')}
      problem={problem}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {describeCashWithCarrier(i18n, staff.cashWithCarrier, carrier)}
      </Typography>
      <TextInput
        control={control}
        name="amount"
        label={i18n.t('Amount (NPR)')}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
      />
      <TextInput
        control={control}
        name="day"
        label={i18n.t('Date')}
        type="date"
        helperText={formatDayInBothCalendars(i18n.locale, day)}
      />
      <TextInput
        control={control}
        name="reference"
        label={i18n.t('Reference')}
        helperText={i18n.t('The courier’s reference, such as a remittance number.')}
        optional
        autoComplete="off"
        maxLength={120}
      />
    </FormDialog>
  );
}
