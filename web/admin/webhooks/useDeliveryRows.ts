import { useApolloClient } from '@apollo/client/react';
import type { WebhookDeliveryFilter } from '#web/graphql/types.generated.ts';
import { readChosen } from '../list/filters/rangeValues.ts';
import type { IdPage, ListQuery, ListRows } from '../list/listDefinition.ts';
import { toIds, toRows } from '../list/toRows.ts';
import {
  useWebhookDeliveriesQuery,
  WebhookDeliveriesDocument,
  type Webhooks_DeliveryFragment,
} from './Webhooks.generated.ts';
import { DELIVERY_STATUSES, TOPICS } from './webhookTexts.ts';

export function useDeliveryRows(query: ListQuery): ListRows<Webhooks_DeliveryFragment> {
  const { data, ...asked } = useWebhookDeliveriesQuery({
    variables: toVariables(query),
    fetchPolicy: 'cache-and-network',
  });
  return toRows(data?.webhookDeliveries, asked);
}

export function useDeliveryIds() {
  const client = useApolloClient();
  return async (query: ListQuery): Promise<IdPage> => {
    const { data } = await client.query({
      query: WebhookDeliveriesDocument,
      variables: toVariables(query),
      fetchPolicy: 'no-cache',
    });
    return toIds(data?.webhookDeliveries);
  };
}

function toVariables({ filter, first, after, offset }: ListQuery) {
  const [webhookId] = Array.isArray(filter.webhook) ? filter.webhook : [];
  const asked: WebhookDeliveryFilter = {
    webhookId,
    topic: readChosen(filter.topic, TOPICS)?.[0],
    status: readChosen(filter.status, DELIVERY_STATUSES)?.[0],
  };
  return { filter: asked, first, after, offset };
}
