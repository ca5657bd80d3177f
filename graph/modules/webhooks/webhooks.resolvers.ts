import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers, WebhookProblem } from '#graph/schema/schema.generated.ts';
import { countWaiting, getEvent } from './deliveries/deliveries.queries.ts';
import { findDelivery, listDeliveries } from './deliveries/listDeliveries.ts';
import { resendDelivery } from './deliveries/resendDelivery.ts';
import { sendTest } from './deliveries/sendTest.ts';
import {
  createWebhook,
  deleteWebhook,
  findEndpoint,
  matchVisibleWebhooks,
  parseTopics,
  rotateSecret,
  updateWebhook,
} from './endpoints/endpoints.ts';
import { toTopicName } from './endpoints/topicNames.ts';
import { buildPayload } from './sending/payload.ts';

export const resolvers: Resolvers = {
  Query: {
    webhooks: (_parent, _args, context) =>
      context.prisma.webhookEndpoint.findMany({
        where: matchVisibleWebhooks(context),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
    webhook: (_parent, { id }, context) => findEndpoint(context, id),
    webhookDeliveries: (_parent, args, context) => listDeliveries(context, args),
    webhookDelivery: (_parent, { id }, context) => findDelivery(context, id),
  },
  Mutation: {
    createWebhook: (_parent, { input }, context) => withUserErrors(() => createWebhook(context, input)),
    updateWebhook: (_parent, { input }, context) =>
      withUserErrors('webhook', () => updateWebhook(context, input)),
    deleteWebhook: (_parent, { input }, context) =>
      withUserErrors('deleted', () => deleteWebhook(context, input)),
    rotateWebhookSecret: (_parent, { input }, context) => withUserErrors(() => rotateSecret(context, input)),
    sendTestWebhook: (_parent, { input }, context) =>
      withUserErrors('delivery', () => sendTest(context, input)),
    resendWebhookDelivery: (_parent, { input }, context) =>
      withUserErrors('delivery', () => resendDelivery(context, input)),
  },
  Webhook: {
    topics: (endpoint) => parseTopics(endpoint).map(toTopicName),
    previousSecretUntil: ({ previousUntil }, _args, { now }) =>
      previousUntil && previousUntil > now ? previousUntil : null,
    waiting: async ({ id }, _args, context) => (await countWaiting(context, id)) ?? 0,
    createdBy: ({ id }, _args, { prisma }) =>
      prisma.webhookEndpoint.findUnique({ where: { id } }).createdBy(),
    apiKey: ({ id }, _args, { prisma }) => prisma.webhookEndpoint.findUnique({ where: { id } }).apiKey(),
  },
  WebhookDelivery: {
    webhook: ({ endpointId }, _args, { prisma }) =>
      prisma.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } }),
    subjectName: async (delivery, _args, { prisma }) => (await getEvent(prisma, delivery)).name,
    nextAttemptAt: ({ status, nextAttemptAt }) => (status === 'WAITING' ? nextAttemptAt : null),
    payload: async (delivery, _args, { prisma }) => buildPayload(await getEvent(prisma, delivery), delivery),
    tries: async ({ id }, _args, { prisma }) =>
      (await prisma.webhookDelivery
        .findUnique({ where: { id } })
        .tries({ orderBy: [{ at: 'desc' }, { id: 'desc' }] })) ?? [],
  },
  WebhookAttempt: {
    // Only `deliver` writes this column, with the names of the enum.
    problem: ({ problem }) => problem as WebhookProblem | null,
  },
};
