import type { WebhookDeliveryFilter } from '#web/graphql/types.generated.ts';
import { parseChoice } from '../list/filters/rangeValues.ts';
import type { FilterValues } from '../list/listFilter.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { toListRows } from '../list/toListRows.ts';
import { useWebhookDeliveriesQuery, type Webhooks_DeliveryFragment } from './Webhooks.generated.ts';
import { DELIVERY_STATUSES, TOPICS } from './webhookTexts.ts';

export function useDeliveryRows(query: ListQuery): ListRows<Webhooks_DeliveryFragment> {
  const { data, ...queryState } = useWebhookDeliveriesQuery({
    variables: toVariables(query),
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.webhookDeliveries, queryState);
}

function toVariables({ filter, first, after, offset }: ListQuery) {
  return { filter: toDeliveryFilter(filter), first, after, offset };
}

/** Converts the list's filters and search into the query's filter. */
export function toDeliveryFilter(filter: FilterValues): WebhookDeliveryFilter {
  const [webhookId] = Array.isArray(filter.webhook) ? filter.webhook : [];
  return {
    webhookId,
    topic: parseChoice(filter.topic, TOPICS)?.[0],
    status: parseChoice(filter.status, DELIVERY_STATUSES)?.[0],
  };
}
