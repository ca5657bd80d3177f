import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { apiKeyLimitsSchema } from '#domain/accounts/apiKeySchema.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useSetApiKeyLimitsMutation } from './ApiKeys.generated.ts';
import { KeyLimitFields } from './KeyLimitFields.tsx';
import { type KeyLimitValues, toLimits } from './keyLimitValues.ts';
import type { KeyDialogProps } from './RevokeKeyDialog.tsx';

const rules = z.preprocess(
  (values) => toLimits(values as KeyLimitValues),
  apiKeyLimitsSchema,
) as unknown as z.ZodType<KeyLimitValues, KeyLimitValues>;

/** Changes the discount and refund limits of a key. */
export function KeyLimitsDialog({ apiKey: { id, name, limits }, onClose }: KeyDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [setLimits] = useSetApiKeyLimitsMutation();
  const form = useForm<KeyLimitValues>({
    resolver: zodResolver(rules, undefined, { raw: true }),
    defaultValues: {
      discountPercent: String(limits.discountPercent ?? 0),
      refundNpr: String(limits.refundNpr ?? 0),
    },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const { data } = await setLimits({ variables: { input: { id, ...toLimits(values) } } });
      const { apiKey, errors } = data?.setApiKeyLimits ?? {};
      if (!apiKey) return errors ?? [];
      notify.success(i18n.t('Limits for {name} saved', { name }));
      onClose();
      return undefined;
    },
    i18n.t('Could not save the limits. Try again.'),
  );

  return (
    <FormDialog
      title={i18n.t('Limits for the key {name}', { name })}
      submitLabel={i18n.t('Save')}
      isSending={form.formState.isSubmitting}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <KeyLimitFields />
      </FormProvider>
    </FormDialog>
  );
}
