import { useLingui } from '@lingui/react';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { formatInstant } from '#web/locale/formatTime.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { Panel } from '../ui/Panel.tsx';
import { CodeBox } from '../webhooks/CodeBox.tsx';
import {
  type InboxSettings_InboxFragment,
  useRenewInboundSecretMutation,
} from './InboxSettings.generated.ts';

interface InboundWebhookPanelProps {
  inbox: InboxSettings_InboxFragment;
  onCreated: () => void;
}

/** Shows the URL of the inbound webhook and generates its secret. */
export function InboundWebhookPanel({ inbox, onCreated }: InboundWebhookPanelProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [rotateSecret, { loading }] = useRenewInboundSecretMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const webhookUrl = `${window.location.origin}/api/inbound/mail`;

  async function createSecret() {
    const result = await rotateSecret().catch(() => null);
    const { secret: createdSecret, errors = [] } = result?.data?.rotateInboundSecret ?? {};
    if (errors[0]) notify.error(i18n.t(errors[0].message));
    if (createdSecret) setSecret(createdSecret);
    onCreated();
  }

  return (
    <Panel title={i18n.t('Receive emails through a webhook')}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography color="textSecondary">
          {i18n.t(
            'Set up your email provider or a program to post each incoming email, unchanged, to this URL, with the secret in the X-Inbound-Secret header.',
          )}
        </Typography>
        <CodeBox label={i18n.t('Webhook URL')}>{webhookUrl}</CodeBox>
        {secret && (
          <Alert severity="warning">
            <Typography>{i18n.t('Copy the secret now. It is shown only once.')}</Typography>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <CodeBox label={i18n.t('Secret')}>{secret}</CodeBox>
              <CopyButton text={secret} label={i18n.t('Copy secret')} copiedText={i18n.t('Secret copied')} />
            </Stack>
          </Alert>
        )}
        <Typography variant="body2" color="textSecondary">
          {inbox.lastWebhookAt
            ? i18n.t('Last email received: {when}.', {
                when: formatInstant(inbox.lastWebhookAt, i18n.locale),
              })
            : i18n.t('No email received yet.')}
        </Typography>
        <div>
          <Button
            variant="outlined"
            loading={loading}
            onClick={() => (inbox.hasWebhookSecret ? setIsConfirming(true) : void createSecret())}
          >
            {inbox.hasWebhookSecret ? i18n.t('Generate new secret') : i18n.t('Generate secret')}
          </Button>
        </div>
      </Stack>
      {isConfirming && (
        <ConfirmDialog
          title={i18n.t('Generate a new secret?')}
          text={i18n.t(
            'The current secret will stop working immediately. Emails will arrive again once the sender uses the new one.',
          )}
          confirmLabel={i18n.t('Generate new secret')}
          onConfirm={createSecret}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </Panel>
  );
}
