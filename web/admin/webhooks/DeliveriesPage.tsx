import { useLingui } from '@lingui/react';
import { Skeleton } from '@mui/material';
import { useState } from 'react';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { createDeliveriesList } from './deliveriesList.tsx';
import { useWebhooksQuery, type Webhooks_WebhookFragment } from './Webhooks.generated.ts';

/** Lists the deliveries of all webhooks, filtered by webhook, topic and status. */
export function DeliveriesPage() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useWebhooksQuery();
  if (data) return <Deliveries webhooks={data.webhooks} />;
  return (
    <AdminPage title={i18n.t('Webhook deliveries')}>
      {error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={420} />}
    </AdminPage>
  );
}

function Deliveries({ webhooks }: { webhooks: readonly Webhooks_WebhookFragment[] }) {
  const [definition] = useState(() => createDeliveriesList(webhooks));
  return <AdminList definition={definition} />;
}
