import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { declineSchema } from '#domain/orders/returns/returnSchemas.ts';
import { notifiedText } from '#web/admin/order/notifiedTexts.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { useDeclineReturnMutation } from '../Return.generated.ts';
import type { ReturnDialogsProps } from './ReturnDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

/** Declines a return, with a reason that the buyer reads. */
export function DeclineDialog({ back, reload, onClose }: ReturnDialogsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [decline] = useDeclineReturnMutation();
  const { change, movedOn } = useChange({ now: back, reload });
  const form = useForm<{ reason: string }>({
    resolver: zodResolver(declineSchema),
    defaultValues: { reason: '' },
  });
  const { id, number } = back;
  const { submit, problem } = useFormSend(
    form,
    async ({ reason }) => {
      const errors = await change(
        async (version) =>
          (await decline({ variables: { input: { id, reason, version } } })).data?.declineReturn,
      );
      if (errors) return errors;
      notify.success(i18n.t('Return {number} is declined', { number }));
      onClose();
      return undefined;
    },
    i18n.t('The return could not be declined. Please try again.'),
  );
  return (
    <ReturnDialog
      title={i18n.t('Decline return {number}?', { number })}
      confirm={i18n.t('Decline')}
      color="error"
      isPossible={back.nextStatuses.includes('DECLINED')}
      isSending={form.formState.isSubmitting}
      onSubmit={submit}
      {...{ movedOn, problem, onClose }}
    >
      <Typography color="textSecondary">
        {i18n.t('{name} keeps the pieces. This cannot be undone.', { name: back.order.contact.name })}{' '}
        {i18n.t(notifiedText(back.order))}
      </Typography>
      <TextInput
        control={form.control}
        name="reason"
        label={i18n.t('Reason')}
        helperText={i18n.t('The customer sees it.')}
        multiline
        minRows={3}
        maxLength={500}
        autoFocus
      />
    </ReturnDialog>
  );
}
