import type { WebhookDeliveryFilter } from '#web/graphql/types.generated.ts';
import { readChosen } from '../list/filters/rangeValues.ts';
import type { FilterValues } from '../list/listFilter.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { toRows } from '../list/toRows.ts';
import { useWebhookDeliveriesQuery, type Webhooks_DeliveryFragment } from './Webhooks.generated.ts';
import { DELIVERY_STATUSES, TOPICS } from './webhookTexts.ts';

export function useDeliveryRows(query: ListQuery): ListRows<Webhooks_DeliveryFragment> {
  const { data, ...asked } = useWebhookDeliveriesQuery({
    variables: toVariables(query),
    fetchPolicy: 'cache-and-network',
  });
  return toRows(data?.webhookDeliveries, asked);
}

function toVariables({ filter, first, after, offset }: ListQuery) {
  return { filter: deliveryFilter(filter), first, after, offset };
}

/** Converts the list's filters and search into the query's filter. */
export function deliveryFilter(filter: FilterValues): WebhookDeliveryFilter {
  const [webhookId] = Array.isArray(filter.webhook) ? filter.webhook : [];
  return {
    webhookId,
    topic: readChosen(filter.topic, TOPICS)?.[0],
    status: readChosen(filter.status, DELIVERY_STATUSES)?.[0],
  };
}
