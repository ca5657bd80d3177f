import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { Count } from '#web/admin/ui/quantities.tsx';
import type { WebhookTopic } from '#web/graphql/types.generated.ts';
import { adminPaths } from '../adminPaths.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import { Instant } from '../ui/Instant.tsx';
import { useWebhookRows } from './useWebhookRows.ts';
import { WebhookMark } from './WebhookMarks.tsx';
import type { Webhooks_WebhookFragment } from './Webhooks.generated.ts';
import { TOPICS, topicTexts, WEBHOOK_STATES, webhookStateTexts } from './webhookTexts.ts';

type Row = Webhooks_WebhookFragment;

/** Defines the list of webhooks. */
export const webhooksList: ListDefinition<Row> = {
  id: 'webhooks',
  title: /*i18n*/ 'Webhooks',
  countText: /*i18n*/ '{count, plural, one {# webhook} other {# webhooks}}',
  search: /*i18n*/ 'URL or description',
  columns: [
    { field: 'name', header: /*i18n*/ 'Webhook', card: 'title', render: getWebhookName },
    { field: 'url', header: /*i18n*/ 'URL', width: 260 },
    {
      field: 'topics',
      header: /*i18n*/ 'Topics',
      width: 260,
      render: ({ topics }) => <TopicNames topics={topics} />,
    },
    {
      field: 'state',
      header: /*i18n*/ 'Status',
      width: 150,
      render: (webhook) => <WebhookMark webhook={webhook} />,
    },
    {
      field: 'waiting',
      header: /*i18n*/ 'Waiting',
      width: 100,
      align: 'right',
      render: ({ waiting }) => <Count of={waiting} />,
    },
    {
      field: 'createdBy',
      header: /*i18n*/ 'Created by',
      width: 160,
      render: ({ createdBy, apiKey }) => createdBy?.name ?? apiKey?.name ?? '–',
    },
    {
      field: 'createdAt',
      header: /*i18n*/ 'Created',
      width: 200,
      keepsWidth: true,
      isHiddenByDefault: true,
      render: ({ createdAt }) => <Instant at={createdAt} isShort />,
    },
  ],
  filters: [
    {
      field: 'state',
      label: /*i18n*/ 'Status',
      kind: 'choice',
      options: WEBHOOK_STATES.map((value) => ({ value, label: webhookStateTexts[value].text })),
    },
    {
      field: 'topic',
      label: /*i18n*/ 'Topics',
      kind: 'choice',
      options: TOPICS.map((value) => ({ value, label: topicTexts[value].name })),
    },
  ],
  sorts: [
    { value: 'NEWEST', label: /*i18n*/ 'Newest first' },
    { value: 'NAME', label: /*i18n*/ 'Name, A to Z' },
  ],
  useRows: useWebhookRows,
  rowId: ({ id }) => id,
  rowName: getWebhookName,
  rowLink: ({ id }) => adminPaths.webhook(id),
  actions: <ListActions />,
  empty: {
    title: /*i18n*/ 'No webhooks yet',
    text: /*i18n*/ 'A webhook notifies another program, such as your accounting software, when something changes in the store.',
    action: <NewWebhookButton />,
  },
};

/** Returns a webhook's description, or else its URL. */
export function getWebhookName({ description, url }: Pick<Row, 'description' | 'url'>): string {
  return description || new URL(url).host;
}

function TopicNames({ topics }: { topics: readonly WebhookTopic[] }) {
  const { i18n } = useLingui();
  return topics.map((topic) => i18n.t(topicTexts[topic].name)).join(', ');
}

function ListActions() {
  const { i18n } = useLingui();
  return (
    <>
      <Button component={Link} to={adminPaths.webhookDeliveries} variant="outlined">
        {i18n.t('All deliveries')}
      </Button>
      <NewWebhookButton />
    </>
  );
}

function NewWebhookButton() {
  const { i18n } = useLingui();
  return (
    <Button component={Link} to={adminPaths.newWebhook} variant="contained">
      {i18n.t('New webhook')}
    </Button>
  );
}
