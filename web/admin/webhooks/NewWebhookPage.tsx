import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { adminPaths } from '../adminPaths.ts';
import { Panel } from '../ui/Panel.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookFields } from './WebhookFields.tsx';
import { useCreateWebhookMutation } from './Webhooks.generated.ts';
import { newWebhookValues, type WebhookValues, webhookResolver } from './webhookValues.ts';

/** Creates a webhook. It receives only events published after its creation. */
export function NewWebhookPage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [createWebhook] = useCreateWebhookMutation();
  const [createdWebhook, setCreatedWebhook] = useState<{ id: string; secret: string } | null>(null);
  const form = useForm<WebhookValues>({ resolver: webhookResolver, defaultValues: newWebhookValues });
  const { submit, problem } = useSubmitForm(
    form,
    async (input) => {
      const { data } = await createWebhook({
        variables: { input },
        update: (cache) => void cache.evict({ fieldName: 'webhooks' }),
      });
      const { webhook, secret, errors = [] } = data?.createWebhook ?? {};
      if (!webhook || !secret) return errors;
      form.reset(input);
      setCreatedWebhook({ id: webhook.id, secret });
      return undefined;
    },
    i18n.t('Could not create the webhook. Try again.'),
  );

  return (
    <AdminPage title={i18n.t('New webhook')}>
      <Panel title={i18n.t('Webhook')} sx={{ maxWidth: 760 }}>
        <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
          <FormAlert>{problem}</FormAlert>
          <WebhookFields control={form.control} />
          <div>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {i18n.t('Create webhook')}
            </Button>
          </div>
        </Stack>
      </Panel>
      {createdWebhook && (
        <SecretDialog
          secret={createdWebhook.secret}
          onSaved={() => void navigate(adminPaths.webhook(createdWebhook.id), { replace: true })}
        />
      )}
    </AdminPage>
  );
}
