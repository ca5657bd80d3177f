import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { paymentChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import { paymentAmount } from '#domain/orders/paymentEntrySchema.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { dayInWords } from '#web/admin/ui/dayInWords.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { cameOn, courierToday } from './courierDay.ts';
import { useRecordCodRemittanceMutation } from './Ledger.generated.ts';
import { withCourierText } from './withCourierText.ts';

export interface CourierCashDialogProps {
  order: {
    id: string;
    number: string;
    version: number;
    carrier: string | null;
    staff: { cashWithCourier: number };
  };
  onClose: () => void;
}

interface Values {
  amount: string;
  /** A day of Kathmandu. */
  day: string;
  reference: string;
}

const rules = z.preprocess(
  (values) => ({ ...(values as Values), amount: readNumber((values as Values).amount) ?? Number.NaN }),
  paymentChangeSchema.pick({ reference: true }).extend({ amount: paymentAmount }),
) as unknown as z.ZodType<Values, Values>;

/** Cash that a courier has brought: how much, when, and under which remittance. */
export function CourierCashDialog({ order, onClose }: CourierCashDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [receive] = useRecordCodRemittanceMutation({ refetchQueries: 'active' });
  const { id, number, carrier, staff } = order;
  // The version at opening: an amount whose answer was lost is then not counted again.
  const [version] = useState(order.version);
  const form = useForm<Values>({
    resolver: zodResolver(rules, undefined, { raw: true }),
    defaultValues: { amount: String(staff.cashWithCourier), day: courierToday(), reference: '' },
  });
  const { control, formState } = form;
  const day = useWatch({ control, name: 'day' });
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const input = {
        ...{ orderIds: [id], version },
        amount: readNumber(values.amount),
        reference: values.reference.trim() || null,
        receivedAt: cameOn(values.day),
      };
      const outcome = (await receive({ variables: { input } })).data?.recordCodRemittance;
      if (!outcome || outcome.errors.length > 0) return outcome?.errors ?? [];
      const [failed] = outcome.failed;
      if (failed) return [{ message: failed.message }];
      notify.success(i18n.t('Cash received for order {number}', { number }));
      onClose();
      return undefined;
    },
    i18n.t('The payment could not be recorded. Please try again.'),
  );
  return (
    <FormDialog
      title={i18n.t('Received from courier')}
      confirm={i18n.t('Received from courier')}
      problem={problem}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary">{withCourierText(i18n, staff.cashWithCourier, carrier)}</Typography>
      <TextInput
        control={control}
        name="amount"
        label={i18n.t('Amount in rupees')}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
      />
      <TextInput
        control={control}
        name="day"
        label={i18n.t('Date')}
        type="date"
        helperText={dayInWords(i18n.locale, day)}
      />
      <TextInput
        control={control}
        name="reference"
        label={i18n.t('Reference')}
        helperText={i18n.t('What the courier calls it, such as the number of a remittance.')}
        optional
        autoComplete="off"
        maxLength={120}
      />
    </FormDialog>
  );
}
