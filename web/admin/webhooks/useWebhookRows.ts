import { parseChoice } from '../list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { matchesSearch, paginate } from '../list/paginate.ts';
import { useWebhooksQuery, type Webhooks_WebhookFragment } from './Webhooks.generated.ts';
import { TOPICS, WEBHOOK_STATES } from './webhookTexts.ts';

type Row = Webhooks_WebhookFragment;

const COMPARATORS: Record<string, (a: Row, b: Row) => number> = {
  NEWEST: (a, b) => b.createdAt.localeCompare(a.createdAt),
  NAME: (a, b) => (a.description || a.url).localeCompare(b.description || b.url),
};

export function useWebhookRows(query: ListQuery): ListRows<Row> {
  const { data, ...queryState } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const matchingWebhooks = data?.webhooks
    .filter((webhook) => matchesQuery(webhook, query))
    .toSorted(COMPARATORS[query.sort[0] ?? '']);
  return paginate(matchingWebhooks, query, queryState);
}

function matchesQuery({ url, description, state, topics }: Row, { filter, search }: ListQuery): boolean {
  return (
    matchesSearch([url, description], search) &&
    (parseChoice(filter.state, WEBHOOK_STATES)?.includes(state) ?? true) &&
    (parseChoice(filter.topic, TOPICS)?.some((topic) => topics.includes(topic)) ?? true)
  );
}
