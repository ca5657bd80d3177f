import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { declineSchema } from '#domain/orders/returns/returnSchemas.ts';
import { getNotificationText } from '#web/admin/order/notifiedTexts.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { useDeclineReturnMutation } from '../Return.generated.ts';
import type { ReturnDialogsProps } from './ReturnDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

/** Declines a return with a reason for the customer. */
export function DeclineDialog({ returnRequest, reload, onClose }: ReturnDialogsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [decline] = useDeclineReturnMutation();
  const { change, conflict } = useChange({ current: returnRequest, reload });
  const form = useForm<{ reason: string }>({
    resolver: zodResolver(declineSchema),
    defaultValues: { reason: '' },
  });
  const { id, number } = returnRequest;
  const { submit, problem } = useSubmitForm(
    form,
    async ({ reason }) => {
      const errors = await change(
        async (version) =>
          (await decline({ variables: { input: { id, reason, version } } })).data?.declineReturn,
      );
      if (errors) return errors;
      notify.success(i18n.t('Return {number} declined', { number }));
      onClose();
      return undefined;
    },
    i18n.t('Could not decline the return. Try again.'),
  );
  return (
    <ReturnDialog
      title={i18n.t('Decline return {number}?', { number })}
      confirm={i18n.t('Decline')}
      color="error"
      isPossible={returnRequest.nextStatuses.includes('DECLINED')}
      isSending={form.formState.isSubmitting}
      onSubmit={submit}
      {...{ conflict, problem, onClose }}
    >
      <Typography color="textSecondary">
        {i18n.t('{name} keeps the items. This cannot be undone.', { name: returnRequest.order.contact.name })}{' '}
        {i18n.t(getNotificationText(returnRequest.order))}
      </Typography>
      <TextInput
        control={form.control}
        name="reason"
        label={i18n.t('Reason')}
        helperText={i18n.t('Visible to the customer.')}
        multiline
        minRows={3}
        maxLength={500}
        autoFocus
      />
    </ReturnDialog>
  );
}
