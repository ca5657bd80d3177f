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
  /** When a program is told. */
  when: string;
}

export const topicTexts: Record<WebhookTopic, TopicText> = {
  ORDER_PLACED: {
    name: /*i18n*/ 'Order placed',
    when: /*i18n*/ 'In the shop, at the counter or by a program.',
  },
  ORDER_CHANGED: {
    name: /*i18n*/ 'Order changed',
    when: /*i18n*/ 'Every change of an order, also those below, and when it is deleted.',
  },
  ORDER_PAID: { name: /*i18n*/ 'Order paid', when: /*i18n*/ 'As soon as an order is paid in full.' },
  ORDER_CANCELLED: {
    name: /*i18n*/ 'Order cancelled',
    when: /*i18n*/ 'By the customer or by the store; its pieces are back in stock.',
  },
  ORDER_RETURNED: {
    name: /*i18n*/ 'Order returned',
    when: /*i18n*/ 'As soon as pieces of an order have come back, all or a part.',
  },
  PRODUCT_CHANGED: {
    name: /*i18n*/ 'Product changed',
    when: /*i18n*/ 'A product is created, changed, archived or deleted, also by a new metal rate.',
  },
  STOCK_CHANGED: {
    name: /*i18n*/ 'Stock changed',
    when: /*i18n*/ 'There is more or less of a product: sold, received, counted or returned.',
  },
  RATE_PUBLISHED: {
    name: /*i18n*/ 'Rate published',
    when: /*i18n*/ 'A new rate for gold or silver, or one that is taken back.',
  },
  CUSTOMER_CHANGED: {
    name: /*i18n*/ 'Customer changed',
    when: /*i18n*/ 'An account is opened, changed, blocked or deleted.',
  },
};

const TEST = /*i18n*/ 'Test';

/** A topic as it is sent, in words: `order.placed`. */
export function topicText(topic: string): string {
  const name = TOPICS.find((one) => one.toLowerCase().replace('_', '.') === topic);
  return name ? topicTexts[name].name : TEST;
}

interface Mark {
  word: string;
  tone: Tone;
}

export const WEBHOOK_STATES: readonly WebhookState[] = ['ON', 'OFF', 'DISABLED', 'KEY_ENDED'];

export const webhookStates: Record<WebhookState, Mark> = {
  ON: { word: /*i18n*/ 'On', tone: 'good' },
  OFF: { word: /*i18n*/ 'Off', tone: 'quiet' },
  DISABLED: { word: /*i18n*/ 'Switched off after failures', tone: 'bad' },
  KEY_ENDED: { word: /*i18n*/ 'Switched off, its key has ended', tone: 'bad' },
};

export const FAILING: Mark = { word: /*i18n*/ 'Failing', tone: 'bad' };

export const DELIVERY_STATUSES: readonly WebhookDeliveryStatus[] = [
  'WAITING',
  'SENDING',
  'DELIVERED',
  'FAILED',
  'SUPERSEDED',
];

export const deliveryStates: Record<WebhookDeliveryStatus, Mark> = {
  WAITING: { word: /*i18n*/ 'Waiting', tone: 'busy' },
  SENDING: { word: /*i18n*/ 'Sending', tone: 'busy' },
  DELIVERED: { word: /*i18n*/ 'Delivered', tone: 'good' },
  FAILED: { word: /*i18n*/ 'Failed', tone: 'bad' },
  SUPERSEDED: { word: /*i18n*/ 'Not needed', tone: 'quiet' },
};

export const problemTexts: Record<WebhookProblem, string> = {
  ADDRESS_REFUSED: /*i18n*/ 'The address leads into a private network, where the store does not call.',
  NAME_NOT_FOUND: /*i18n*/ 'The name of the address is not known.',
  TIMEOUT: /*i18n*/ 'There was no whole answer within 10 seconds.',
  NO_CONNECTION: /*i18n*/ 'No connection came about, or it broke.',
  NO_SECURE_CONNECTION: /*i18n*/ 'The certificate of the address is not valid.',
  REDIRECT: /*i18n*/ 'It answered with a redirect, which is not followed.',
  STATUS: /*i18n*/ 'It did not answer with a success.',
};
