import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { apiKeyLimitsSchema } from '#domain/accounts/apiKeySchema.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useSetApiKeyLimitsMutation } from './ApiKeys.generated.ts';
import { KeyLimits } from './KeyLimits.tsx';
import { type KeyLimitValues, toLimits } from './keyLimitValues.ts';
import type { KeyDialogProps } from './RevokeKeyDialog.tsx';

const rules = z.preprocess(
  (values) => toLimits(values as KeyLimitValues),
  apiKeyLimitsSchema,
) as unknown as z.ZodType<KeyLimitValues, KeyLimitValues>;

/** How far a key may go with money from now on. */
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
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const { data } = await setLimits({ variables: { input: { id, ...toLimits(values) } } });
      const { apiKey, errors } = data?.setApiKeyLimits ?? {};
      if (!apiKey) return errors ?? [];
      notify.success(i18n.t('The limits of {name} are saved', { name }));
      onClose();
      return undefined;
    },
    i18n.t('The limits could not be saved. Please try again.'),
  );

  return (
    <FormDialog
      title={i18n.t('Limits of the key {name}', { name })}
      confirm={i18n.t('Save')}
      isSending={form.formState.isSubmitting}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <KeyLimits />
      </FormProvider>
    </FormDialog>
  );
}
