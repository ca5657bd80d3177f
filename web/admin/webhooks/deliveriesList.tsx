import { Trans } from '@lingui/react';
import { Count } from '#web/admin/ui/quantities.tsx';
import { adminPaths } from '../adminPaths.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import { readTexts } from '../list/readTexts.ts';
import { Instant } from '../ui/Instant.tsx';
import { deliveryFilter, useDeliveryRows } from './useDeliveryRows.ts';
import { DeliveryMark } from './WebhookMarks.tsx';
import type { Webhooks_DeliveryFragment, Webhooks_WebhookFragment } from './Webhooks.generated.ts';
import { nameOfWebhook } from './webhooksList.tsx';
import { DELIVERY_STATUSES, deliveryStates, TOPICS, topicText, topicTexts } from './webhookTexts.ts';

type Row = Webhooks_DeliveryFragment;

/** What was sent, or is about to be: to any of these webhooks. */
export function deliveriesList(webhooks: readonly Webhooks_WebhookFragment[]): ListDefinition<Row> {
  return {
    id: 'webhookDeliveries',
    title: /*i18n*/ 'Webhook deliveries',
    counted: /*i18n*/ '{count, plural, one {# delivery} other {# deliveries}}',
    columns: [
      {
        field: 'topic',
        header: /*i18n*/ 'Event',
        width: 180,
        card: 'title',
        render: ({ topic }) => <Trans id={topicText(topic)} />,
      },
      {
        field: 'subjectName',
        header: /*i18n*/ 'About',
        width: 180,
        render: ({ subjectName }) => subjectName ?? '–',
      },
      { field: 'webhook', header: /*i18n*/ 'Webhook', render: ({ webhook }) => nameOfWebhook(webhook) },
      {
        field: 'status',
        header: /*i18n*/ 'Status',
        width: 140,
        render: ({ status }) => <DeliveryMark status={status} />,
        words: readTexts(DELIVERY_STATUSES, (status) => deliveryStates[status].word),
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
        whole: true,
        render: ({ nextAttemptAt }) => <Instant at={nextAttemptAt} isShort />,
      },
      {
        field: 'createdAt',
        header: /*i18n*/ 'When',
        width: 200,
        whole: true,
        render: ({ createdAt }) => <Instant at={createdAt} isShort />,
      },
    ],
    filters: [
      {
        field: 'webhook',
        label: /*i18n*/ 'Webhook',
        kind: 'choice',
        several: false,
        options: webhooks.map((webhook) => ({ value: webhook.id, label: nameOfWebhook(webhook) })),
      },
      {
        field: 'topic',
        label: /*i18n*/ 'Topic',
        kind: 'choice',
        several: false,
        options: TOPICS.map((value) => ({ value, label: topicTexts[value].name })),
      },
      {
        field: 'status',
        label: /*i18n*/ 'Status',
        kind: 'choice',
        several: false,
        options: DELIVERY_STATUSES.map((value) => ({ value, label: deliveryStates[value].word })),
      },
    ],
    sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
    useRows: useDeliveryRows,
    bulkFilter: ({ filter }) => ({ deliveries: deliveryFilter(filter) }),
    rowId: ({ id }) => id,
    rowName: ({ topic, subjectName }) => `${topic} ${subjectName ?? ''}`.trim(),
    rowLink: ({ id }) => adminPaths.webhookDelivery(id),
    bulkActions: [
      {
        label: /*i18n*/ 'Send again',
        change: () => ({ resendDeliveries: true }),
        lasting: /*i18n*/ 'Programs may get an event a second time; they know it by its id.',
      },
    ],
    empty: {
      title: /*i18n*/ 'Nothing was sent yet',
      text: /*i18n*/ 'What webhooks were told in the last 14 days appears here.',
    },
  };
}
