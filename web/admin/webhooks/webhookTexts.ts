import type {
  WebhookDeliveryStatus,
  WebhookProblem,
  WebhookState,
  WebhookTopic,
} from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const TOPICS: readonly WebhookTopic[] = [
  'ORDER_PLACED',
  'ORDER_CHANGED',
  'ORDER_PAID',
  'ORDER_CANCELLED',
  'ORDER_RETURNED',
  'PRODUCT_CHANGED',
  'STOCK_CHANGED',
  'RATE_PUBLISHED',
  'CUSTOMER_CHANGED',
];

interface TopicText {
  name: string;
  /** Describes when the event is published. */
  description: string;
}

export const topicTexts: Record<WebhookTopic, TopicText> = {
  ORDER_PLACED: {
    name: /*i18n*/ 'Order placed',
    description: /*i18n*/ 'An order is placed in the shop, at the counter or by an integration.',
  },
  ORDER_CHANGED: {
    name: /*i18n*/ 'Order changed',
    description: /*i18n*/ 'An order changes in any way, including the events below, or is deleted.',
  },
  ORDER_PAID: { name: /*i18n*/ 'Order paid', description: /*i18n*/ 'An order is paid in full.' },
  ORDER_CANCELLED: {
    name: /*i18n*/ 'Order cancelled',
    description: /*i18n*/ 'The customer or the store cancels an order, and its items go back into stock.',
  },
  ORDER_RETURNED: {
    name: /*i18n*/ 'Order returned',
    description: /*i18n*/ 'Some or all items of an order are returned.',
  },
  PRODUCT_CHANGED: {
    name: /*i18n*/ 'Product changed',
    description:
      /*i18n*/ 'A product is created, changed, archived or deleted, or a new metal rate changes its price.',
  },
  STOCK_CHANGED: {
    name: /*i18n*/ 'Stock changed',
    description: /*i18n*/ 'A stock level changes: items are sold, received, counted or returned.',
  },
  RATE_PUBLISHED: {
    name: /*i18n*/ 'Rate published',
    description: /*i18n*/ 'A gold or silver rate is published or withdrawn.',
  },
  CUSTOMER_CHANGED: {
    name: /*i18n*/ 'Customer changed',
    description: /*i18n*/ 'An account is opened, changed, blocked or deleted.',
  },
};

const TEST_TOPIC_TEXT = /*i18n*/ 'Test';

/** Returns the name of a topic from its wire format, such as `order.placed`. */
export function getTopicName(topic: string): string {
  const name = TOPICS.find((candidate) => candidate.toLowerCase().replace('_', '.') === topic);
  return name ? topicTexts[name].name : TEST_TOPIC_TEXT;
}

interface StatusText {
  text: string;
  tone: Tone;
}

export const WEBHOOK_STATES: readonly WebhookState[] = ['ON', 'OFF', 'DISABLED', 'KEY_INACTIVE'];

export const webhookStateTexts: Record<WebhookState, StatusText> = {
  ON: { text: /*i18n*/ 'On', tone: 'good' },
  OFF: { text: /*i18n*/ 'Off', tone: 'quiet' },
  DISABLED: { text: /*i18n*/ 'Turned off after failures', tone: 'bad' },
  KEY_INACTIVE: { text: /*i18n*/ 'Turned off, API key no longer valid', tone: 'bad' },
};

export const failingStatus: StatusText = { text: /*i18n*/ 'Failing', tone: 'bad' };

export const DELIVERY_STATUSES: readonly WebhookDeliveryStatus[] = [
  'WAITING',
  'SENDING',
  'DELIVERED',
  'FAILED',
  'SUPERSEDED',
];

export const deliveryStatusTexts: Record<WebhookDeliveryStatus, StatusText> = {
  WAITING: { text: /*i18n*/ 'Waiting', tone: 'busy' },
  SENDING: { text: /*i18n*/ 'Sending', tone: 'busy' },
  DELIVERED: { text: /*i18n*/ 'Delivered', tone: 'good' },
  FAILED: { text: /*i18n*/ 'Failed', tone: 'bad' },
  SUPERSEDED: { text: /*i18n*/ 'Superseded', tone: 'quiet' },
};

export const problemTexts: Record<WebhookProblem, string> = {
  URL_REJECTED: /*i18n*/ 'The URL points to a private network, which is not allowed.',
  HOST_NOT_FOUND: /*i18n*/ 'The host name was not found.',
  TIMEOUT: /*i18n*/ 'The receiver did not send a complete response within 10 seconds.',
  CONNECTION_FAILED: /*i18n*/ 'The connection failed or was interrupted.',
  TLS_FAILED: /*i18n*/ 'The server’s certificate is not valid.',
  REDIRECT: /*i18n*/ 'The receiver responded with a redirect, which is not followed.',
  STATUS: /*i18n*/ 'The receiver did not return a success status.',
};
