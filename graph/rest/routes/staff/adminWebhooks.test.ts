import { aDelivery, aWebhook } from '#graph/testing/aWebhook.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { describeRows, OWNER, type RowCase } from '../../testing/describeRows.ts';
import { adminWebhooks } from './adminWebhooks.ts';

const server = useTestServer();

/** A program finds what it has made itself, which is not this one. */
const mine: Pick<RowCase, 'may' | 'otherwise'> = { may: OWNER, otherwise: { 'write-webhooks': 404 } };
const aHook = async () => ({ id: (await aWebhook(server)).id });
const aSent = async () => ({ id: (await aDelivery(server.prisma, await aWebhook(server))).id });
const PROGRAMS = [...OWNER, 'write-webhooks'] as const;

describeRows(server, adminWebhooks, {
  'GET /admin/webhooks': { may: PROGRAMS },
  'GET /admin/webhooks/deliveries': {
    may: PROGRAMS,
    wrong: { topic: { query: { topic: 'order.eaten' } }, status: { query: { status: 'asleep' } } },
  },
  'GET /admin/webhooks/deliveries/:id': { ...mine, request: aSent },
  'POST /admin/webhooks/deliveries/:id/resend': { ...mine, request: aSent },
  'GET /admin/webhooks/:id': { ...mine, request: aHook },
  'POST /admin/webhooks': {
    may: OWNER,
    otherwise: { 'write-webhooks': 409 },
    request: async () => {
      await server.prisma.webhookEndpoint.deleteMany();
      return { body: { url: 'https://erp.example.com/hooks', topics: ['order.placed'] } };
    },
    wrong: {
      url: { body: { url: 'https://10.0.0.1.local/', topics: ['order.placed'] }, status: 422 },
      topics: { body: { url: 'https://erp.example.com/hooks', topics: [] }, status: 422 },
    },
  },
  'PUT /admin/webhooks/:id': {
    ...mine,
    request: async () => ({ ...(await aHook()), body: { description: 'ERP', state: 'off' } }),
    wrong: { state: { body: { state: 'asleep' } } },
  },
  'DELETE /admin/webhooks/:id': { ...mine, request: aHook },
  'POST /admin/webhooks/:id/rotate': {
    ...mine,
    request: aHook,
    wrong: { endPrevious: { body: { endPrevious: 'yes' } } },
  },
  'POST /admin/webhooks/:id/test': { ...mine, request: aHook },
});
