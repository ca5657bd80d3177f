import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { approvalSchema } from '#domain/orders/returns/returnSchemas.ts';
import { notifiedText } from '#web/admin/order/notifiedTexts.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { useApproveReturnMutation } from '../Return.generated.ts';
import type { ReturnDialogsProps } from './ReturnDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

/** Agrees to a return, and tells the buyer how to send it. */
export function ApproveDialog({ back, reload, onClose }: ReturnDialogsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { address } = useStore();
  const [approve] = useApproveReturnMutation();
  const { change, movedOn } = useChange({ now: back, reload });
  const form = useForm<z.input<typeof approvalSchema>, unknown, z.output<typeof approvalSchema>>({
    resolver: zodResolver(approvalSchema),
    defaultValues: { instructions: '' },
  });
  const { id, number } = back;
  const { submit, problem } = useFormSend(
    form,
    async ({ instructions }) => {
      const errors = await change(
        async (version) =>
          (await approve({ variables: { input: { id, instructions, version } } })).data?.approveReturn,
      );
      if (errors) return errors;
      notify.success(i18n.t('Return {number} is approved', { number }));
      onClose();
      return undefined;
    },
    i18n.t('The return could not be approved. Please try again.'),
  );
  return (
    <ReturnDialog
      title={i18n.t('Approve return {number}', { number })}
      confirm={i18n.t('Approve')}
      isPossible={back.nextStatuses.includes('APPROVED')}
      isSending={form.formState.isSubmitting}
      onSubmit={submit}
      {...{ movedOn, problem, onClose }}
    >
      <Typography color="textSecondary">
        {i18n.t('It is to be sent or brought to: {address}.', { address })} {i18n.t(notifiedText(back.order))}
      </Typography>
      <TextInput
        control={form.control}
        name="instructions"
        label={i18n.t('How to send it')}
        helperText={i18n.t(
          'The customer reads it beside the address: which courier, who pays, when you are open.',
        )}
        optional
        multiline
        minRows={3}
        maxLength={1000}
      />
    </ReturnDialog>
  );
}
