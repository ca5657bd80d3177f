import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { voidPaymentSchema } from '#domain/orders/paymentEntrySchema.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type {
  LedgerEntry_PaymentFragment as LedgerEntry,
  OrderSheet_OrderFragment as Order,
} from '#web/admin/order/Order.generated.ts';
import { OrderDialog } from '#web/admin/order/OrderDialog.tsx';
import { useChange } from '#web/admin/ui/change/useChange.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useVoidPaymentMutation } from './Ledger.generated.ts';

export interface VoidPaymentDialogProps {
  order: Order;
  entry: LedgerEntry;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Voids a ledger entry recorded by mistake. The entry remains in the list, crossed out. */
export function VoidPaymentDialog({ order, entry, reload, onClose }: VoidPaymentDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [voidPayment] = useVoidPaymentMutation();
  const { change, conflict } = useChange({ current: order, reload });
  const form = useForm<z.input<typeof voidPaymentSchema>>({
    resolver: zodResolver(voidPaymentSchema),
    defaultValues: { reason: '' },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ reason }) => {
      const errors = await change(async (version) => {
        const input = { id: order.id, paymentId: entry.id, reason, version };
        return (await voidPayment({ variables: { input } })).data?.voidPayment;
      });
      if (errors) return errors;
      notify.success(i18n.t('Entry voided'));
      onClose();
      return undefined;
    },
    i18n.t('Could not void the entry. Try again.'),
  );
  const currentEntry = order.staff.payments.find(({ id }) => id === entry.id);

  return (
    <OrderDialog
      title={i18n.t('Void this entry?')}
      confirm={i18n.t('Void')}
      color="error"
      onSubmit={submit}
      isSending={form.formState.isSubmitting}
      isPossible={currentEntry !== undefined && !currentEntry.voidedAt}
      {...{ order, conflict, problem, onClose }}
    >
      <Typography>
        {i18n.t(
          '{kind} · {method} · {amount}. The entry stays in the list, crossed out, but is no longer counted.',
          {
            kind: i18n.t(paymentTexts.kind[entry.kind]),
            method: i18n.t(paymentTexts.method[entry.method]),
            amount: formatNpr(entry.amount, i18n.locale),
          },
        )}
      </Typography>
      <TextInput
        control={form.control}
        name="reason"
        label={i18n.t('Reason')}
        helperText={i18n.t('Visible to staff only.')}
        autoFocus
        multiline
        minRows={2}
        maxLength={240}
      />
    </OrderDialog>
  );
}
