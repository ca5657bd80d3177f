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
import { nameOfWebhook } from './webhooksList.tsx';

export interface WebhookActionsProps {
  webhook: Webhooks_WebhookFragment;
  /** A test was sent. */
  onSent: () => void;
}

interface Refusable {
  errors: readonly { message: string }[];
}

/** Tries a webhook, switches it on and off, renews its secret, deletes it. A request that failed has told why in a toast. */
export function WebhookActions({ webhook, onSent }: WebhookActionsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id, state, version, previousSecretUntil } = webhook;
  const input = { id };
  const [asking, setAsking] = useState<'delete' | 'rotate' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [sendTest, test] = useSendTestWebhookMutation();
  const [update, change] = useUpdateWebhookMutation();
  const [rotate] = useRotateWebhookSecretMutation();
  const [remove] = useDeleteWebhookMutation();
  const tell = (answer: Refusable | undefined) => {
    if (answer?.errors[0]) notify.error(i18n.t(answer.errors[0].message));
  };

  async function trySending() {
    const answer = await sendTest({ variables: { input } }).catch(() => null);
    tell(answer?.data?.sendTestWebhook);
    if (answer?.data?.sendTestWebhook.delivery) notify.repeated(i18n.t('A test event is on its way'));
    onSent();
  }

  async function flip() {
    const next = { ...input, version, state: state === 'ON' ? ('OFF' as const) : ('ON' as const) };
    const answer = await update({ variables: { input: next } }).catch(() => null);
    tell(answer?.data?.updateWebhook);
  }

  async function renew() {
    const answer = await rotate({ variables: { input: { ...input, endPrevious: true } } }).catch(() => null);
    tell(answer?.data?.rotateWebhookSecret);
    setSecret(answer?.data?.rotateWebhookSecret.secret ?? null);
  }

  async function removeIt() {
    const answer = await remove({
      variables: { input },
      update: (cache) => void cache.evict({ fieldName: 'webhooks' }),
    }).catch(() => null);
    tell(answer?.data?.deleteWebhook);
    if (!answer?.data?.deleteWebhook.deleted) return;
    notify.success(i18n.t('The webhook is deleted'));
    void navigate(adminPaths.webhooks, { replace: true });
  }

  return (
    <>
      <Button color="error" onClick={() => setAsking('delete')}>
        {i18n.t('Delete')}
      </Button>
      <Button variant="outlined" onClick={() => setAsking('rotate')}>
        {i18n.t('New secret')}
      </Button>
      <Button variant="outlined" loading={change.loading} onClick={() => void flip()}>
        {state === 'ON' ? i18n.t('Switch off') : i18n.t('Switch on')}
      </Button>
      <Button
        variant="contained"
        loading={test.loading}
        disabled={state !== 'ON'}
        onClick={() => void trySending()}
      >
        {i18n.t('Send test event')}
      </Button>
      {asking === 'delete' && (
        <ConfirmDialog
          title={i18n.t('Delete the webhook {name}?', { name: nameOfWebhook(webhook) })}
          text={i18n.t('The program hears nothing any more, and the log of what it was sent goes with it.')}
          confirm={i18n.t('Delete the webhook')}
          onConfirm={removeIt}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'rotate' && (
        <ConfirmDialog
          title={i18n.t('Make a new secret?')}
          text={
            previousSecretUntil
              ? i18n.t(
                  'It was renewed less than a day ago: the secret before that ends at once. The present one signs as well for 24 hours.',
                )
              : i18n.t('The old one signs as well for 24 hours, so that the program can change over.')
          }
          confirm={i18n.t('Make a new secret')}
          onConfirm={renew}
          onClose={() => setAsking(null)}
        />
      )}
      {secret && <SecretDialog secret={secret} isRenewed onKept={() => setSecret(null)} />}
    </>
  );
}
