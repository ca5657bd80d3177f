import { useLingui } from '@lingui/react';
import { Box, Skeleton, Stack } from '@mui/material';
import { useParams } from 'react-router-dom';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { EditWebhook } from './EditWebhook.tsx';
import { RecentDeliveries } from './RecentDeliveries.tsx';
import { useFreshWebhook } from './useFreshWebhook.ts';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookFacts } from './WebhookFacts.tsx';
import { WebhookMark } from './WebhookMarks.tsx';
import { nameOfWebhook } from './webhooksList.tsx';

/** One webhook: what it is told, how it does, and what it was sent of late. */
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
      title={nameOfWebhook(webhook)}
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
        <WebhookFacts webhook={webhook} />
      </Box>
    </AdminPage>
  );
}
