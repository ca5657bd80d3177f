import type { FastifyInstance } from 'fastify';
import { isBehaviour } from './behaviours.ts';
import { type ProviderControl, UnknownPaymentError } from './control.ts';
import type { FakePayments } from './fakePayments.ts';
import { OUTAGES, type Outage } from './outages.ts';
import { PROVIDERS, type Provider } from './payment.ts';
import type { StoreAccount, Transfer } from './statements/storeAccount.ts';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

interface Controls {
  payments: FakePayments;
  controls: Record<Provider, ProviderControl>;
  bank: StoreAccount;
}

type ProviderParams = { Params: { provider: string; name: string } };

/** Mounts the routes that let tests in other processes of this machine control the providers. */
export function mountControl(app: FastifyInstance, { payments, controls, bank }: Controls): void {
  app.addHook('onRequest', async ({ ip }, reply) => {
    if (!LOOPBACK.test(ip))
      return reply.code(403).send({ message: 'Only programs on this machine have access.' });
  });
  app.setErrorHandler(async (error, _request, reply) => {
    const status = error instanceof UnknownPaymentError ? 404 : error instanceof InvalidRequest ? 400 : 500;
    return reply.code(status).send({ message: error instanceof Error ? error.message : String(error) });
  });

  app.get('/payments', async () => ({ payments: payments.all(), sums: payments.sums() }));

  app.get<ProviderParams>('/:provider/payments/:name', async ({ params }) =>
    controlOfProvider(params).findPayment(params.name),
  );

  app.post<ProviderParams & { Body: { behaviour?: unknown } }>(
    '/:provider/payments/:name/act',
    async ({ params, body }) => ({
      returnsTo: controlOfProvider(params).act(params.name, parseBehaviour(body)),
    }),
  );

  app.post<ProviderParams & { Body: { behaviour?: unknown } }>(
    '/:provider/payments/:name/plan',
    async ({ params, body }) => {
      controlOfProvider(params).plan(params.name, parseBehaviour(body));
      return {};
    },
  );

  app.post<ProviderParams & { Body: AmountBody }>(
    '/:provider/payments/:name/complete',
    async ({ params, body }) => {
      controlOfProvider(params).complete(params.name, body?.amountPaisa);
      return controlOfProvider(params).findPayment(params.name);
    },
  );

  app.post<ProviderParams & { Body: AmountBody }>(
    '/:provider/payments/:name/refund',
    async ({ params, body }) => {
      controlOfProvider(params).refund(params.name, body?.amountPaisa);
      return controlOfProvider(params).findPayment(params.name);
    },
  );

  app.post<{ Body: Partial<Transfer> | null }>('/bank/transfers', async ({ body }) => {
    const { description, amountPaisa } = body ?? {};
    if (!description || !Number.isInteger(amountPaisa))
      throw new InvalidRequest('A transfer needs a description and an amountPaisa.');
    bank.transfer({ description, amountPaisa: Number(amountPaisa) });
    return {};
  });

  app.put<{ Params: { provider: string }; Body: Partial<Outage> }>(
    '/:provider/outage',
    async ({ params, body }) => {
      if (body.kind && !OUTAGES.includes(body.kind))
        throw new InvalidRequest(`The outages are ${OUTAGES.join(', ')}.`);
      controlOfProvider(params).outage(body);
      return {};
    },
  );

  function controlOfProvider({ provider }: { provider: string }): ProviderControl {
    const name = PROVIDERS.find((candidate) => candidate === provider);
    if (!name) throw new InvalidRequest(`The providers are ${PROVIDERS.join(', ')}.`);
    return controls[name];
  }
}

class InvalidRequest extends Error {}

type AmountBody = { amountPaisa?: number } | null;

function parseBehaviour(body: { behaviour?: unknown } | null) {
  if (!isBehaviour(body?.behaviour)) throw new InvalidRequest(`${body?.behaviour} is not a behaviour.`);
  return body.behaviour;
}
