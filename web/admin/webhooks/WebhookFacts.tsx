import { useLingui } from '@lingui/react';
import { Alert, Stack } from '@mui/material';
import { Facts } from '../ui/Facts.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { Webhooks_WebhookFragment } from './Webhooks.generated.ts';

/** How a webhook does, and what to do where it does badly. */
export function WebhookFacts({ webhook }: { webhook: Webhooks_WebhookFragment }) {
  const { i18n } = useLingui();
  const { url, state, failingSince, previousSecretUntil, waiting, createdBy, apiKey, createdAt } = webhook;
  return (
    <Panel title={i18n.t('Overview')}>
      <Stack sx={{ gap: 2 }}>
        {state === 'DISABLED' && (
          <Alert severity="error" variant="outlined">
            {i18n.t(
              'It has taken nothing for three days, or said that it wants no more. Once the program is well again, switch it on: what waits is sent then.',
            )}
          </Alert>
        )}
        {state === 'KEY_ENDED' && (
          <Alert severity="error" variant="outlined">
            {i18n.t(
              'The API key {name} of the program that made it was revoked or has expired, so it hears nothing any more. If it should go on, switch it on: from then on it belongs to the store.',
              { name: apiKey?.name ?? '' },
            )}
          </Alert>
        )}
        {state === 'ON' && failingSince && (
          <Alert severity="warning" variant="outlined">
            {i18n.t('It is tried again by itself. After three days without success it is switched off.')}
          </Alert>
        )}
        <Facts
          rows={[
            { label: i18n.t('Address'), value: url },
            { label: i18n.t('Waiting'), value: waiting },
            ...(failingSince
              ? [{ label: i18n.t('Failing since'), value: <Instant at={failingSince} /> }]
              : []),
            ...(previousSecretUntil
              ? [{ label: i18n.t('Old secret signs until'), value: <Instant at={previousSecretUntil} /> }]
              : []),
            { label: i18n.t('Created by'), value: createdBy?.name ?? apiKey?.name ?? '–' },
            { label: i18n.t('Created'), value: <Instant at={createdAt} /> },
          ]}
        />
      </Stack>
    </Panel>
  );
}
