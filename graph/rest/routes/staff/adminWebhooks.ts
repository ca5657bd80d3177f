import { z } from 'zod';
import { webhookSchema as rules } from '#domain/webhooks/webhookSchema.ts';
import { oneOf, readVersion, upper } from '../../inputs.ts';
import { pageQuery, slice, toNodes } from '../../page.ts';
import { defineRoutes } from '../../route.ts';
import {
  DELIVERY_STATUSES,
  deliveryPageSchema,
  deliverySchema,
  toDelivery,
  toDeliveryPage,
  topicNames,
  topicSchema,
  toWebhook,
  webhookSchema,
} from '../../shapes/webhook.ts';
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  OneWebhookDeliveryDocument,
  OneWebhookDocument,
  ResendWebhookDeliveryDocument,
  RotateWebhookSecretDocument,
  SendTestWebhookDocument,
  UpdateWebhookDocument,
  WebhookDeliveriesDocument,
  WebhooksDocument,
} from './adminWebhooks.generated.ts';

const route = defineRoutes('Admin');

const secret = z.string().describe('Signs what is sent, `whsec_…`. It is never shown again.');
const personal = z.boolean().describe('Whether it is told who bought and where to.');
const ofWebhook = rules({ toLoopback: true });

export const adminWebhooks = [
  route({
    method: 'GET',
    path: '/admin/webhooks',
    summary: 'Where other programs are told of what happens. A program sees its own.',
    document: WebhooksDocument,
    answer: { webhooks: z.array(webhookSchema) },
    data: ({ webhooks }) => ({ webhooks: webhooks.map(toWebhook) }),
  }),
  route({
    method: 'GET',
    path: '/admin/webhooks/deliveries',
    summary: 'What was sent to webhooks, or is about to be, newest first.',
    query: z.object({
      webhookId: z.string().optional(),
      topic: topicSchema.optional(),
      status: oneOf(DELIVERY_STATUSES).optional(),
      subjectId: z.string().optional().describe('Only about this order, product, rate or customer.'),
      ...pageQuery,
    }),
    document: WebhookDeliveriesDocument,
    variables: ({ query: { webhookId, topic, status, subjectId, ...page } }) => ({
      filter: { webhookId, topic: topic && topicNames([topic])[0], status: upper(status), subjectId },
      ...slice(page),
    }),
    answer: { deliveries: z.array(deliverySchema) },
    data: ({ webhookDeliveries }) => ({ deliveries: toNodes(webhookDeliveries).map(toDelivery) }),
    total: ({ webhookDeliveries }) => webhookDeliveries.totalCount,
  }),
  route({
    method: 'GET',
    path: '/admin/webhooks/deliveries/:id',
    summary: 'One delivery, with what is sent and what each try came to.',
    document: OneWebhookDeliveryDocument,
    variables: ({ params }) => params,
    answer: { delivery: deliveryPageSchema },
    data: ({ webhookDelivery }) => webhookDelivery && { delivery: toDeliveryPage(webhookDelivery) },
  }),
  route({
    method: 'POST',
    path: '/admin/webhooks/deliveries/:id/resend',
    summary: 'Sends a delivery once more, with the id it had.',
    document: ResendWebhookDeliveryDocument,
    variables: ({ params }) => ({ input: params }),
    answer: { delivery: deliverySchema },
    data: ({ resendWebhookDelivery: { delivery } }) => delivery && { delivery: toDelivery(delivery) },
  }),
  route({
    method: 'GET',
    path: '/admin/webhooks/:id',
    summary: 'One webhook.',
    document: OneWebhookDocument,
    variables: ({ params }) => params,
    answer: { webhook: webhookSchema },
    data: ({ webhook }) => webhook && { webhook: toWebhook(webhook) },
  }),
  route({
    method: 'POST',
    path: '/admin/webhooks',
    summary: 'Has a program told of what happens from now on.',
    rules: ofWebhook,
    body: z.strictObject({
      url: z.string(),
      description: z.string().nullish(),
      topics: z.array(topicSchema),
      withPersonal: personal.nullish(),
    }),
    document: CreateWebhookDocument,
    variables: ({ body: { topics, ...body } }) => ({ input: { ...body, topics: topicNames(topics) } }),
    status: 201,
    answer: { webhook: webhookSchema, secret },
    data: ({ createWebhook: { webhook, secret: made } }) =>
      webhook && { webhook: toWebhook(webhook), secret: made },
  }),
  route({
    method: 'PUT',
    path: '/admin/webhooks/:id',
    summary: 'Changes what is given. Switched on again, what waits is sent.',
    rules: ofWebhook,
    body: z.strictObject({
      url: z.string().optional(),
      description: z.string().optional(),
      topics: z.array(topicSchema).optional(),
      withPersonal: personal.optional(),
      state: oneOf(['ON', 'OFF']).optional(),
      version: readVersion,
    }),
    document: UpdateWebhookDocument,
    variables: ({ params, body: { topics, state, ...body } }) => ({
      input: { ...params, ...body, topics: topics && topicNames(topics), state: upper(state) },
    }),
    answer: { webhook: webhookSchema },
    data: ({ updateWebhook: { webhook } }) => webhook && { webhook: toWebhook(webhook) },
  }),
  route({
    method: 'DELETE',
    path: '/admin/webhooks/:id',
    summary: 'Deletes a webhook with its log.',
    document: DeleteWebhookDocument,
    variables: ({ params }) => ({ input: params }),
    answer: { deleted: z.boolean() },
    data: ({ deleteWebhook: { deleted } }) => ({ deleted }),
  }),
  route({
    method: 'POST',
    path: '/admin/webhooks/:id/rotate',
    summary: 'Gives a webhook a new secret; the one before signs as well for 24 hours.',
    body: z
      .strictObject({
        endPrevious: z
          .boolean()
          .optional()
          .describe(
            'That a secret before, which still signs, ends at once; else another is refused meanwhile.',
          ),
      })
      .nullish(),
    document: RotateWebhookSecretDocument,
    variables: ({ params, body }) => ({ input: { ...params, ...body } }),
    answer: { webhook: webhookSchema, secret },
    data: ({ rotateWebhookSecret: { webhook, secret: made } }) =>
      webhook && { webhook: toWebhook(webhook), secret: made },
  }),
  route({
    method: 'POST',
    path: '/admin/webhooks/:id/test',
    summary: 'Sends a webhook an event that says no more than that it works.',
    document: SendTestWebhookDocument,
    variables: ({ params }) => ({ input: params }),
    answer: { delivery: deliverySchema },
    data: ({ sendTestWebhook: { delivery } }) => delivery && { delivery: toDelivery(delivery) },
  }),
];
