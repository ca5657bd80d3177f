import { useLingui } from '@lingui/react';
import { Box, Skeleton, Stack } from '@mui/material';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { EditWebhook } from './EditWebhook.tsx';
import { RecentDeliveries } from './RecentDeliveries.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookHealth } from './WebhookHealth.tsx';
import { WebhookMark } from './WebhookMarks.tsx';
import { useOneWebhookQuery } from './Webhooks.generated.ts';
import { getWebhookName } from './webhooksList.tsx';

/** Poll interval while a delivery is pending, in ms. */
const POLL_INTERVAL_MS = 2000;

/** Shows a webhook's settings, health and recent deliveries. */
export function WebhookPage() {
  const { id = '' } = useParams();
  const { i18n } = useLingui();
  const { data, error, refetch } = useFreshWebhook(id);
  if (!data)
    return (
      <AdminPage title={i18n.t('Webhook')}>
        {error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={420} />}
      </AdminPage>
    );
  const { webhook, webhookDeliveries } = data;
  if (!webhook)
    return (
      <AdminNotFound
        title={i18n.t('Webhook not found')}
        to={adminPaths.webhooks}
        label={i18n.t('All webhooks')}
      />
    );
  return (
    <AdminPage
      title={getWebhookName(webhook)}
      subtitle={<WebhookMark webhook={webhook} />}
      actions={<WebhookActions webhook={webhook} onSent={() => void refetch()} />}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 420px)' },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <RecentDeliveries
            webhookId={webhook.id}
            deliveries={webhookDeliveries.edges.map(({ node }) => node)}
          />
          <EditWebhook key={webhook.id} webhook={webhook} />
        </Stack>
        <WebhookHealth webhook={webhook} />
      </Box>
    </AdminPage>
  );
}

/** Loads a webhook with its recent deliveries, polling while one is pending. */
function useFreshWebhook(id: string) {
  const query = useOneWebhookQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, startPolling, stopPolling } = query;
  const isInProgress =
    data?.webhookDeliveries.edges.some(
      ({ node: { status, attempts } }) => status === 'SENDING' || (status === 'WAITING' && attempts === 0),
    ) ?? false;
  useEffect(() => {
    if (isInProgress) startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isInProgress, startPolling, stopPolling]);
  return query;
}
