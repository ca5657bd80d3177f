import { useLingui } from '@lingui/react';
import { Alert, Stack } from '@mui/material';
import { DetailsList } from '../ui/DetailsList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { Webhooks_WebhookFragment } from './Webhooks.generated.ts';

/** Shows the health of a webhook, with advice on failures. */
export function WebhookHealth({ webhook }: { webhook: Webhooks_WebhookFragment }) {
  const { i18n } = useLingui();
  const { url, state, failingSince, previousSecretUntil, waiting, createdBy, apiKey, createdAt } = webhook;
  return (
    <Panel title={i18n.t('Overview')}>
      <Stack sx={{ gap: 2 }}>
        {state === 'DISABLED' && (
          <Alert severity="error" variant="outlined">
            {i18n.t(
              'All deliveries failed for three days, or the receiver responded that it no longer exists (410). Once the receiver works again, turn the webhook on to send the waiting events.',
            )}
          </Alert>
        )}
        {state === 'KEY_INACTIVE' && (
          <Alert severity="error" variant="outlined">
            {i18n.t(
              'The API key {name}, which created this webhook, was revoked or has expired, so no more events are sent. To keep the webhook, turn it on; it will then belong to the store.',
              { name: apiKey?.name ?? '' },
            )}
          </Alert>
        )}
        {state === 'ON' && failingSince && (
          <Alert severity="warning" variant="outlined">
            {i18n.t(
              'Failed deliveries are retried automatically. After three days without success, the webhook is turned off.',
            )}
          </Alert>
        )}
        <DetailsList
          rows={[
            { label: i18n.t('URL'), value: url },
            { label: i18n.t('Waiting'), value: waiting },
            ...(failingSince
              ? [{ label: i18n.t('Failing since'), value: <Instant at={failingSince} /> }]
              : []),
            ...(previousSecretUntil
              ? [{ label: i18n.t('Old secret valid until'), value: <Instant at={previousSecretUntil} /> }]
              : []),
            { label: i18n.t('Created by'), value: createdBy?.name ?? apiKey?.name ?? '–' },
            { label: i18n.t('Created'), value: <Instant at={createdAt} /> },
          ]}
        />
      </Stack>
    </Panel>
  );
}
