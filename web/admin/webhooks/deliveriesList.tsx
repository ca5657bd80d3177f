import { Trans } from '@lingui/react';
import { Count } from '#web/admin/ui/quantities.tsx';
import { adminPaths } from '../adminPaths.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import { mapTexts } from '../list/mapTexts.ts';
import { Instant } from '../ui/Instant.tsx';
import { toDeliveryFilter, useDeliveryRows } from './useDeliveryRows.ts';
import { DeliveryMark } from './WebhookMarks.tsx';
import type { Webhooks_DeliveryFragment, Webhooks_WebhookFragment } from './Webhooks.generated.ts';
import { getWebhookName } from './webhooksList.tsx';
import { DELIVERY_STATUSES, deliveryStatusTexts, getTopicName, TOPICS, topicTexts } from './webhookTexts.ts';

type Row = Webhooks_DeliveryFragment;

/** Defines the list of deliveries. `webhooks` are the webhooks to filter by. */
export function createDeliveriesList(webhooks: readonly Webhooks_WebhookFragment[]): ListDefinition<Row> {
  return {
    id: 'webhookDeliveries',
    title: /*i18n*/ 'Webhook deliveries',
    countText: /*i18n*/ '{count, plural, one {# delivery} other {# deliveries}}',
    columns: [
      {
        field: 'topic',
        header: /*i18n*/ 'Event',
        width: 180,
        card: 'title',
        render: ({ topic }) => <Trans id={getTopicName(topic)} />,
      },
      {
        field: 'subjectName',
        header: /*i18n*/ 'Related to',
        width: 180,
        render: ({ subjectName }) => subjectName ?? '–',
      },
      { field: 'webhook', header: /*i18n*/ 'Webhook', render: ({ webhook }) => getWebhookName(webhook) },
      {
        field: 'status',
        header: /*i18n*/ 'Status',
        width: 140,
        render: ({ status }) => <DeliveryMark status={status} />,
        valueLabels: mapTexts(DELIVERY_STATUSES, (status) => deliveryStatusTexts[status].text),
      },
      {
        field: 'attempts',
        header: /*i18n*/ 'Attempts',
        width: 100,
        align: 'right',
        render: ({ attempts }) => <Count of={attempts} />,
      },
      {
        field: 'nextAttemptAt',
        header: /*i18n*/ 'Next attempt',
        width: 200,
        keepsWidth: true,
        render: ({ nextAttemptAt }) => <Instant at={nextAttemptAt} isShort />,
      },
      {
        field: 'createdAt',
        header: /*i18n*/ 'Time',
        width: 200,
        keepsWidth: true,
        render: ({ createdAt }) => <Instant at={createdAt} isShort />,
      },
    ],
    filters: [
      {
        field: 'webhook',
        label: /*i18n*/ 'Webhook',
        kind: 'choice',
        isMultiple: false,
        options: webhooks.map((webhook) => ({ value: webhook.id, label: getWebhookName(webhook) })),
      },
      {
        field: 'topic',
        label: /*i18n*/ 'Topic',
        kind: 'choice',
        isMultiple: false,
        options: TOPICS.map((value) => ({ value, label: topicTexts[value].name })),
      },
      {
        field: 'status',
        label: /*i18n*/ 'Status',
        kind: 'choice',
        isMultiple: false,
        options: DELIVERY_STATUSES.map((value) => ({ value, label: deliveryStatusTexts[value].text })),
      },
    ],
    sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
    useRows: useDeliveryRows,
    bulkFilter: ({ filter }) => ({ deliveries: toDeliveryFilter(filter) }),
    rowId: ({ id }) => id,
    rowName: ({ topic, subjectName }) => `${topic} ${subjectName ?? ''}`.trim(),
    rowLink: ({ id }) => adminPaths.webhookDelivery(id),
    bulkActions: [
      {
        label: /*i18n*/ 'Send again',
        change: () => ({ resendDeliveries: true }),
        permanentWarning:
          /*i18n*/ 'An integration may receive the same event more than once. Use the event ID to detect duplicates.',
      },
    ],
    empty: {
      title: /*i18n*/ 'No deliveries yet',
      text: /*i18n*/ 'Webhook deliveries from the last 14 days appear here.',
    },
  };
}
