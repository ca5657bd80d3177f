import type { FastifyInstance } from 'fastify';
import { isPaymentOutcomeName } from './behaviours.ts';
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
export function mountControlRoutes(app: FastifyInstance, { payments, controls, bank }: Controls): void {
  app.addHook('onRequest', async ({ ip }, reply) => {
    if (!LOOPBACK.test(ip))
      return reply.code(403).send({ message: 'Only programs on this machine have access.' });
  });
  app.setErrorHandler(async (error, _request, reply) => {
    const status =
      error instanceof UnknownPaymentError ? 404 : error instanceof InvalidRequestError ? 400 : 500;
    return reply.code(status).send({ message: error instanceof Error ? error.message : String(error) });
  });

  app.get('/payments', async () => ({ payments: payments.listAll(), sums: payments.computeSums() }));

  app.get<ProviderParams>('/:provider/payments/:name', async ({ params }) =>
    getProviderControl(params).findPayment(params.name),
  );

  app.post<ProviderParams & { Body: { behaviour?: unknown } }>(
    '/:provider/payments/:name/act',
    async ({ params, body }) => ({
      returnsTo: getProviderControl(params).act(params.name, parseOutcomeName(body)),
    }),
  );

  app.post<ProviderParams & { Body: { behaviour?: unknown } }>(
    '/:provider/payments/:name/plan',
    async ({ params, body }) => {
      getProviderControl(params).plan(params.name, parseOutcomeName(body));
      return {};
    },
  );

  app.post<ProviderParams & { Body: AmountBody }>(
    '/:provider/payments/:name/complete',
    async ({ params, body }) => {
      getProviderControl(params).complete(params.name, body?.amountPaisa);
      return getProviderControl(params).findPayment(params.name);
    },
  );

  app.post<ProviderParams & { Body: AmountBody }>(
    '/:provider/payments/:name/refund',
    async ({ params, body }) => {
      getProviderControl(params).refund(params.name, body?.amountPaisa);
      return getProviderControl(params).findPayment(params.name);
    },
  );

  app.post<{ Body: Partial<Transfer> | null }>('/bank/transfers', async ({ body }) => {
    const { description, amountPaisa } = body ?? {};
    if (!description || !Number.isInteger(amountPaisa))
      throw new InvalidRequestError('A transfer needs a description and an amountPaisa.');
    bank.transfer({ description, amountPaisa: Number(amountPaisa) });
    return {};
  });

  app.put<{ Params: { provider: string }; Body: Partial<Outage> }>(
    '/:provider/outage',
    async ({ params, body }) => {
      if (body.kind && !OUTAGES.includes(body.kind))
        throw new InvalidRequestError(`The outages are ${OUTAGES.join(', ')}.`);
      getProviderControl(params).setOutage(body);
      return {};
    },
  );

  function getProviderControl({ provider }: { provider: string }): ProviderControl {
    const name = PROVIDERS.find((candidate) => candidate === provider);
    if (!name) throw new InvalidRequestError(`The providers are ${PROVIDERS.join(', ')}.`);
    return controls[name];
  }
}

class InvalidRequestError extends Error {}

type AmountBody = { amountPaisa?: number } | null;

function parseOutcomeName(body: { behaviour?: unknown } | null) {
  if (!isPaymentOutcomeName(body?.behaviour))
    throw new InvalidRequestError(`${body?.behaviour} is not a behaviour.`);
  return body.behaviour;
}
