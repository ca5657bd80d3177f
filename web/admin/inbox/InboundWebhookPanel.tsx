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

interface HookPanelProps {
  inbox: InboxSettings_InboxFragment;
  onMade: () => void;
}

/** The address that a mail provider or a program brings mails to, and the secret that it needs. */
export function HookPanel({ inbox, onMade }: HookPanelProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [renew, { loading }] = useRenewInboundSecretMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const address = `${window.location.origin}/api/inbound/mail`;

  async function make() {
    const given = await renew().catch(() => null);
    const { secret: made, errors = [] } = given?.data?.renewInboundSecret ?? {};
    if (errors[0]) notify.error(i18n.t(errors[0].message));
    if (made) setSecret(made);
    onMade();
  }

  return (
    <Panel title={i18n.t('Bring mails by a hook')}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography color="textSecondary">
          {i18n.t(
            'A provider or a program that receives your mails posts each to this address as it came, with the secret in X-Inbound-Secret.',
          )}
        </Typography>
        <CodeBox label={i18n.t('Address of the hook')}>{address}</CodeBox>
        {secret && (
          <Alert severity="warning">
            <Typography>{i18n.t('Copy the secret now: it is shown this once.')}</Typography>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <CodeBox label={i18n.t('Secret')}>{secret}</CodeBox>
              <CopyButton
                text={secret}
                label={i18n.t('Copy the secret')}
                copied={i18n.t('The secret is copied')}
              />
            </Stack>
          </Alert>
        )}
        <Typography variant="body2" color="textSecondary">
          {inbox.hookedAt
            ? i18n.t('A mail came in here last at {when}.', {
                when: formatInstant(inbox.hookedAt, i18n.locale),
              })
            : i18n.t('No mail came in here yet.')}
        </Typography>
        <div>
          <Button
            variant="outlined"
            loading={loading}
            onClick={() => (inbox.hasHookSecret ? setIsAsking(true) : void make())}
          >
            {inbox.hasHookSecret ? i18n.t('Make a new secret') : i18n.t('Make a secret')}
          </Button>
        </div>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={i18n.t('Make a new secret?')}
          text={i18n.t(
            'The one before is over at once: mails come in again when the new one is set where they are brought from.',
          )}
          confirm={i18n.t('Make a new secret')}
          onConfirm={make}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Panel>
  );
}
