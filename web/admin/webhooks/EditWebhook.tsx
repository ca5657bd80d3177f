import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { Panel } from '../ui/Panel.tsx';
import { WebhookFields } from './WebhookFields.tsx';
import { useUpdateWebhookMutation, type Webhooks_WebhookFragment } from './Webhooks.generated.ts';
import { toValues, type WebhookValues, webhookResolver } from './webhookValues.ts';

/** Edits a webhook's URL and topics. */
export function EditWebhook({ webhook }: { webhook: Webhooks_WebhookFragment }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [updateWebhook] = useUpdateWebhookMutation();
  const form = useForm<WebhookValues>({ resolver: webhookResolver, defaultValues: toValues(webhook) });
  const { isDirty, isSubmitting } = form.formState;
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const { id, version } = webhook;
      const { data } = await updateWebhook({ variables: { input: { ...values, id, version } } });
      const { webhook: savedWebhook, errors = [] } = data?.updateWebhook ?? {};
      if (!savedWebhook) return errors;
      form.reset(toValues(savedWebhook));
      notify.success(i18n.t('Webhook saved'));
      return undefined;
    },
    i18n.t('Could not save the webhook. Try again.'),
  );

  return (
    <Panel title={i18n.t('Settings')}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
        <FormAlert>{problem}</FormAlert>
        <WebhookFields control={form.control} />
        <div>
          <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
            {i18n.t('Save webhook')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
