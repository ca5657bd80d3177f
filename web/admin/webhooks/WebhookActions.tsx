import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { SecretDialog } from './SecretDialog.tsx';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useSendTestWebhookMutation,
  useUpdateWebhookMutation,
  type Webhooks_WebhookFragment,
} from './Webhooks.generated.ts';
import { getWebhookName } from './webhooksList.tsx';

export interface WebhookActionsProps {
  webhook: Webhooks_WebhookFragment;
  /** Called after a test event is sent. */
  onSent: () => void;
}

interface MutationPayload {
  errors: readonly { message: string }[];
}

/**
 * Tests a webhook, turns it on and off, renews its secret and deletes it. A failed request is already reported in a
 * toast.
 */
export function WebhookActions({ webhook, onSent }: WebhookActionsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id, state, version, previousSecretUntil } = webhook;
  const input = { id };
  const [openDialog, setOpenDialog] = useState<'delete' | 'rotate' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [sendTest, testResult] = useSendTestWebhookMutation();
  const [updateWebhook, updateResult] = useUpdateWebhookMutation();
  const [rotateSecret] = useRotateWebhookSecretMutation();
  const [deleteWebhook] = useDeleteWebhookMutation();
  const reportErrors = (result: MutationPayload | undefined) => {
    if (result?.errors[0]) notify.error(i18n.t(result.errors[0].message));
  };

  async function sendTestEvent() {
    const result = await sendTest({ variables: { input } }).catch(() => null);
    reportErrors(result?.data?.sendTestWebhook);
    if (result?.data?.sendTestWebhook.delivery) notify.repeated(i18n.t('Test event queued'));
    onSent();
  }

  async function toggleActive() {
    const updateInput = { ...input, version, state: state === 'ON' ? ('OFF' as const) : ('ON' as const) };
    const result = await updateWebhook({ variables: { input: updateInput } }).catch(() => null);
    reportErrors(result?.data?.updateWebhook);
  }

  async function renewSecret() {
    const result = await rotateSecret({ variables: { input: { ...input, endPrevious: true } } }).catch(
      () => null,
    );
    reportErrors(result?.data?.rotateWebhookSecret);
    setSecret(result?.data?.rotateWebhookSecret.secret ?? null);
  }

  async function removeWebhook() {
    const result = await deleteWebhook({
      variables: { input },
      update: (cache) => void cache.evict({ fieldName: 'webhooks' }),
    }).catch(() => null);
    reportErrors(result?.data?.deleteWebhook);
    if (!result?.data?.deleteWebhook.deleted) return;
    notify.success(i18n.t('Webhook deleted'));
    void navigate(adminPaths.webhooks, { replace: true });
  }

  return (
    <>
      <Button color="error" onClick={() => setOpenDialog('delete')}>
        {i18n.t('Delete')}
      </Button>
      <Button variant="outlined" onClick={() => setOpenDialog('rotate')}>
        {i18n.t('New secret')}
      </Button>
      <Button variant="outlined" loading={updateResult.loading} onClick={() => void toggleActive()}>
        {state === 'ON' ? i18n.t('Turn off') : i18n.t('Turn on')}
      </Button>
      <Button
        variant="contained"
        loading={testResult.loading}
        disabled={state !== 'ON'}
        onClick={() => void sendTestEvent()}
      >
        {i18n.t('Send test event')}
      </Button>
      {openDialog === 'delete' && (
        <ConfirmDialog
          title={i18n.t('Delete webhook {name}?', { name: getWebhookName(webhook) })}
          text={i18n.t('The integration will receive no more events, and its delivery log will be deleted.')}
          confirmLabel={i18n.t('Delete webhook')}
          onConfirm={removeWebhook}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'rotate' && (
        <ConfirmDialog
          title={i18n.t('Generate a new secret?')}
          text={
            previousSecretUntil
              ? i18n.t(
                  'The secret was replaced less than a day ago. If you replace it again, the previous secret will stop working immediately; the current one will stay valid for another 24 hours.',
                )
              : i18n.t(
                  'The old secret will stay valid for 24 hours so that the integration can switch to the new one.',
                )
          }
          confirmLabel={i18n.t('Generate new secret')}
          onConfirm={renewSecret}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {secret && <SecretDialog secret={secret} isPreviousActive onSaved={() => setSecret(null)} />}
    </>
  );
}
