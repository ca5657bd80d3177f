import type { FastifyInstance } from 'fastify';
import { isBehaviour } from './behaviours.ts';
import { type ProviderControl, UnknownPayment } from './control.ts';
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

type Named = { Params: { provider: string; name: string } };

/** What a test asks of the providers, and has them do, from another process of this machine. */
export function mountControl(app: FastifyInstance, { payments, controls, bank }: Controls): void {
  app.addHook('onRequest', async ({ ip }, reply) => {
    if (!LOOPBACK.test(ip)) return reply.code(403).send({ message: 'Only for programs of this machine.' });
  });
  app.setErrorHandler(async (error, _request, reply) => {
    const status = error instanceof UnknownPayment ? 404 : error instanceof WrongRequest ? 400 : 500;
    return reply.code(status).send({ message: error instanceof Error ? error.message : String(error) });
  });

  app.get('/payments', async () => ({ payments: payments.all(), sums: payments.sums() }));

  app.get<Named>('/:provider/payments/:name', async ({ params }) => control(params).payment(params.name));

  app.post<Named & { Body: { behaviour?: unknown } }>(
    '/:provider/payments/:name/act',
    async ({ params, body }) => ({
      returnsTo: control(params).act(params.name, behaviourOf(body)),
    }),
  );

  app.post<Named & { Body: { behaviour?: unknown } }>(
    '/:provider/payments/:name/plan',
    async ({ params, body }) => {
      control(params).plan(params.name, behaviourOf(body));
      return {};
    },
  );

  app.post<Named & { Body: Sum }>('/:provider/payments/:name/complete', async ({ params, body }) => {
    control(params).complete(params.name, body?.amountPaisa);
    return control(params).payment(params.name);
  });

  app.post<Named & { Body: Sum }>('/:provider/payments/:name/refund', async ({ params, body }) => {
    control(params).refund(params.name, body?.amountPaisa);
    return control(params).payment(params.name);
  });

  app.post<{ Body: Partial<Transfer> | null }>('/bank/transfers', async ({ body }) => {
    const { description, amountPaisa } = body ?? {};
    if (!description || !Number.isInteger(amountPaisa))
      throw new WrongRequest('A transfer has a description and an amountPaisa.');
    bank.transfer({ description, amountPaisa: Number(amountPaisa) });
    return {};
  });

  app.put<{ Params: { provider: string }; Body: Partial<Outage> }>(
    '/:provider/outage',
    async ({ params, body }) => {
      if (body.kind && !OUTAGES.includes(body.kind))
        throw new WrongRequest(`The outages are ${OUTAGES.join(', ')}.`);
      control(params).outage(body);
      return {};
    },
  );

  function control({ provider }: { provider: string }): ProviderControl {
    const name = PROVIDERS.find((one) => one === provider);
    if (!name) throw new WrongRequest(`The providers are ${PROVIDERS.join(', ')}.`);
    return controls[name];
  }
}

class WrongRequest extends Error {}

type Sum = { amountPaisa?: number } | null;

function behaviourOf(body: { behaviour?: unknown } | null) {
  if (!isBehaviour(body?.behaviour)) throw new WrongRequest(`${body?.behaviour} is not a behaviour.`);
  return body.behaviour;
}
