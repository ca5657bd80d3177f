import { useLingui } from '@lingui/react';
import { Box, Button, Link, Skeleton, Stack } from '@mui/material';
import { useEffect } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { DetailsList } from '../ui/DetailsList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import { CodeBox } from './CodeBox.tsx';
import { DeliveryAttempt } from './DeliveryAttempt.tsx';
import { DeliveryMark } from './WebhookMarks.tsx';
import {
  type OneWebhookDeliveryQuery,
  useOneWebhookDeliveryQuery,
  useResendWebhookDeliveryMutation,
} from './Webhooks.generated.ts';
import { getWebhookName } from './webhooksList.tsx';
import { getTopicName } from './webhookTexts.ts';

/** Poll interval of a pending delivery, in ms. */
const POLL_INTERVAL_MS = 2000;

/** Shows a delivery with its payload and attempts. */
export function DeliveryPage() {
  const { id = '' } = useParams();
  const { i18n } = useLingui();
  const { data, error, refetch, startPolling, stopPolling } = useOneWebhookDeliveryQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const delivery = data?.webhookDelivery;
  const isInProgress =
    delivery?.status === 'SENDING' || (delivery?.status === 'WAITING' && delivery.attempts === 0);
  useEffect(() => {
    if (isInProgress) startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isInProgress, startPolling, stopPolling]);

  if (delivery) return <Delivery delivery={delivery} onResent={() => void refetch()} />;
  if (data)
    return (
      <AdminNotFound
        title={i18n.t('Delivery not found')}
        text={i18n.t('Deliveries are kept for 14 days.')}
        to={adminPaths.webhookDeliveries}
        label={i18n.t('All deliveries')}
      />
    );
  return (
    <AdminPage title={i18n.t('Delivery')}>
      {error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={420} />}
    </AdminPage>
  );
}

interface DeliveryProps {
  delivery: NonNullable<OneWebhookDeliveryQuery['webhookDelivery']>;
  onResent: () => void;
}

function Delivery({ delivery, onResent }: DeliveryProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [resend, { loading }] = useResendWebhookDeliveryMutation();
  const { id, topic, subjectName, status, webhook, attempts, nextAttemptAt, tries } = delivery;

  /** A failed request is already reported in a toast. */
  async function resendDelivery() {
    const result = await resend({ variables: { input: { id } } }).catch(() => null);
    const { delivery: resentDelivery, errors = [] } = result?.data?.resendWebhookDelivery ?? {};
    if (errors[0]) notify.error(i18n.t(errors[0].message));
    if (resentDelivery) notify.repeated(i18n.t('Queued to be sent again'));
    onResent();
  }

  return (
    <AdminPage
      title={subjectName ? `${i18n.t(getTopicName(topic))} · ${subjectName}` : i18n.t(getTopicName(topic))}
      subtitle={<DeliveryMark status={status} />}
      trail={[{ label: getWebhookName(webhook), to: adminPaths.webhook(webhook.id) }]}
      actions={
        <Button
          variant="contained"
          loading={loading}
          disabled={status === 'SENDING'}
          onClick={() => void resendDelivery()}
        >
          {i18n.t('Send again')}
        </Button>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(0, 400px) minmax(0, 1fr)' },
        }}
      >
        <Panel title={i18n.t('Delivery')}>
          <DetailsList
            rows={[
              {
                label: i18n.t('Webhook'),
                value: (
                  <Link component={RouterLink} to={adminPaths.webhook(webhook.id)}>
                    {getWebhookName(webhook)}
                  </Link>
                ),
              },
              { label: i18n.t('Topic'), value: <code>{topic}</code> },
              { label: i18n.t('Event time'), value: <Instant at={delivery.createdAt} /> },
              { label: i18n.t('Attempts'), value: attempts },
              ...(nextAttemptAt
                ? [{ label: i18n.t('Next attempt'), value: <Instant at={nextAttemptAt} /> }]
                : []),
              { label: i18n.t('Finished'), value: <Instant at={delivery.finishedAt} /> },
              { label: i18n.t('Event'), value: <code>{delivery.eventId}</code> },
              { label: i18n.t('Related to'), value: <code>{delivery.subjectId}</code> },
            ]}
          />
        </Panel>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {tries.map((attempt, index) => (
            <DeliveryAttempt key={attempt.id} attempt={attempt} number={tries.length - index} />
          ))}
          <Panel title={i18n.t('Payload')}>
            <CodeBox label={i18n.t('Payload')}>
              {JSON.stringify(JSON.parse(delivery.payload), null, 2)}
            </CodeBox>
          </Panel>
        </Stack>
      </Box>
    </AdminPage>
  );
}
