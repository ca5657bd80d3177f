import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { adminPaths } from '../adminPaths.ts';
import { Panel } from '../ui/Panel.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookFields } from './WebhookFields.tsx';
import { useCreateWebhookMutation } from './Webhooks.generated.ts';
import { newWebhook, type WebhookValues, webhookResolver } from './webhookValues.ts';

/** Has a program told of what happens from now on. */
export function NewWebhookPage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [create] = useCreateWebhookMutation();
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const form = useForm<WebhookValues>({ resolver: webhookResolver, defaultValues: newWebhook });
  const { submit, problem } = useFormSend(
    form,
    async (input) => {
      const { data } = await create({
        variables: { input },
        update: (cache) => void cache.evict({ fieldName: 'webhooks' }),
      });
      const { webhook, secret, errors = [] } = data?.createWebhook ?? {};
      if (!webhook || !secret) return errors;
      form.reset(input);
      setMade({ id: webhook.id, secret });
      return undefined;
    },
    i18n.t('The webhook could not be created. Please try again.'),
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
      {made && (
        <SecretDialog
          secret={made.secret}
          onKept={() => void navigate(adminPaths.webhook(made.id), { replace: true })}
        />
      )}
    </AdminPage>
  );
}
