import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { customerStatusSchema, MAX_BLOCK_REASON_LENGTH } from '#domain/customers/customerSchema.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type Customers_RowFragment, useSetCustomerStatusMutation } from './Customers.generated.ts';

export interface BlockDialogProps {
  customer: Customers_RowFragment;
  onClose: () => void;
}

interface BlockValues {
  status: 'BLOCKED';
  reason: string;
}

const rules = customerStatusSchema as unknown as z.ZodType<BlockValues, BlockValues>;

/** Blocks an account with a reason. */
export function BlockDialog({ customer: { id, name, version }, onClose }: BlockDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [setStatus] = useSetCustomerStatusMutation();
  const form = useForm<BlockValues>({
    resolver: zodResolver(rules),
    defaultValues: { status: 'BLOCKED', reason: '' },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const { data } = await setStatus({ variables: { input: { id, version, ...values } } });
      const { customer, errors } = data?.setCustomerStatus ?? {};
      if (!customer) return errors ?? [];
      notify.success(i18n.t('{name} blocked', { name }));
      onClose();
      return undefined;
    },
    i18n.t('Could not block the account. Try again.'),
  );

  return (
    <FormDialog
      title={i18n.t('Block {name}?', { name })}
      text={i18n.t(
        'The customer will be signed out everywhere immediately and will not be able to sign in. Their orders will not change.',
      )}
      submitLabel={i18n.t('Block account')}
      confirmColor="error"
      isSending={form.formState.isSubmitting}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="reason"
        label={i18n.t('Reason')}
        helperText={i18n.t('Visible to staff only.')}
        multiline
        minRows={2}
        maxLength={MAX_BLOCK_REASON_LENGTH}
      />
    </FormDialog>
  );
}
