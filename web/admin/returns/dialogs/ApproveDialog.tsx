import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { approvalSchema } from '#domain/orders/returns/returnSchemas.ts';
import { getNotificationText } from '#web/admin/order/notifiedTexts.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { useApproveReturnMutation } from '../Return.generated.ts';
import type { ReturnDialogsProps } from './ReturnDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

/** Approves a return, with instructions for the customer. */
export function ApproveDialog({ returnRequest, reload, onClose }: ReturnDialogsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { address } = useStoreSettings();
  const [approve] = useApproveReturnMutation();
  const { change, conflict } = useChange({ current: returnRequest, reload });
  const form = useForm<z.input<typeof approvalSchema>, unknown, z.output<typeof approvalSchema>>({
    resolver: zodResolver(approvalSchema),
    defaultValues: { instructions: '' },
  });
  const { id, number } = returnRequest;
  const { submit, problem } = useSubmitForm(
    form,
    async ({ instructions }) => {
      const errors = await change(
        async (version) =>
          (await approve({ variables: { input: { id, instructions, version } } })).data?.approveReturn,
      );
      if (errors) return errors;
      notify.success(i18n.t('Return {number} approved', { number }));
      onClose();
      return undefined;
    },
    i18n.t('Could not approve the return. Try again.'),
  );
  return (
    <ReturnDialog
      title={i18n.t('Approve return {number}', { number })}
      confirm={i18n.t('Approve')}
      isPossible={returnRequest.nextStatuses.includes('APPROVED')}
      isSending={form.formState.isSubmitting}
      onSubmit={submit}
      {...{ conflict, problem, onClose }}
    >
      <Typography color="textSecondary">
        {i18n.t('Return address: {address}.', { address })} {i18n.t(getNotificationText(returnRequest.order))}
      </Typography>
      <TextInput
        control={form.control}
        name="instructions"
        label={i18n.t('Return instructions')}
        helperText={i18n.t(
          'Shown to the customer with the address. For example: which courier to use, who pays for shipping and your opening hours.',
        )}
        optional
        multiline
        minRows={3}
        maxLength={1000}
      />
    </ReturnDialog>
  );
}
