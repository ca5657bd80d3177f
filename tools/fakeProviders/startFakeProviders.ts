import {
  CONNECTIPS_RETURN,
  DEMO_CONNECTIPS,
  DEMO_ESEWA,
  DEMO_KHALTI,
  demoPublicKey,
} from '#graph/modules/payments/demoMerchants.ts';
import { connectips } from './connectips/connectips.ts';
import { controlOf, type ProviderControl } from './control.ts';
import { mountControl } from './controlRoutes.ts';
import { esewa } from './esewa/esewa.ts';
import { FakePayments, type Sums } from './fakePayments.ts';
import type { Bank, FakeProvider } from './fakeProvider.ts';
import { khalti } from './khalti/khalti.ts';
import type { Merchants } from './merchants.ts';
import { mountOutages, Outages } from './outages.ts';
import { mountHome } from './pages/home.ts';
import { mountPaymentPages } from './pages/paymentPages.ts';
import type { FakePayment, Provider } from './payment.ts';
import { Plans } from './plans.ts';
import { createServer } from './server.ts';
import { mountStatements } from './statements/mountStatements.ts';
import { StoreAccount } from './statements/storeAccount.ts';

interface Options {
  /** A free one where none is named. */
  port?: number;
  host?: string;
  /** As browsers reach it, without a slash at its end; by its host and port where none is named. */
  url?: string;
  /** The store, to which connectIPS sends browsers back. */
  storeUrl?: string;
  merchants?: Partial<Merchants>;
  /** The clock; tests set their own. */
  now?: () => Date;
  /** How long a page takes money. */
  lifeMs?: number;
}

export interface FakeProviders extends Record<Provider, ProviderControl> {
  url: string;
  payments(): readonly FakePayment[];
  sums(): Record<Provider, Sums>;
  /** The store's account, to which buyers may transfer money by themselves. */
  bank: Pick<StoreAccount, 'transfer'>;
  close(): Promise<void>;
}

const LIFE_MS = 30 * 60_000;

/**
 * eSewa, Khalti and connectIPS as the store and its buyers meet them, but for the money: they speak the documented protocols
 * and have pages on which a buyer chooses what becomes of a payment. They know the demo's merchants unless they are told of others.
 */
export async function startFakeProviders(options: Options = {}): Promise<FakeProviders> {
  const { port = 0, host = '127.0.0.1', now = () => new Date(), lifeMs = LIFE_MS } = options;
  const { storeUrl = 'http://localhost:4000' } = options;
  const server = createServer();
  const payments = new FakePayments({ now, lifeMs });
  let url = options.url ?? '';
  const merchants = { ...demoMerchants(storeUrl), ...options.merchants };
  const bank: Bank = { url: () => url, payments, merchants, plans: new Plans() };
  const outages = new Outages();

  for (const provider of [esewa, khalti, connectips])
    await server.register(async (app) => mountProvider(app, provider, bank, outages), {
      prefix: `/${provider.name}`,
    });
  const controls = {
    esewa: controlOf(esewa, bank, outages),
    khalti: controlOf(khalti, bank, outages),
    connectips: controlOf(connectips, bank, outages),
  };
  const account = new StoreAccount(payments, now);
  mountStatements(server, { payments, account, now });
  mountHome(server, { payments, now });
  await server.register(async (app) => mountControl(app, { payments, controls, bank: account }), {
    prefix: '/control',
  });
  await server.listen({ port, host });
  url ||= server.listeningOrigin;

  return {
    url,
    ...controls,
    payments: () => payments.all(),
    sums: () => payments.sums(),
    bank: account,
    close: () => server.close(),
  };
}

function mountProvider(
  app: Parameters<FakeProvider['mount']>[0],
  provider: FakeProvider,
  bank: Bank,
  outages: Outages,
) {
  mountOutages(app, provider.name, outages);
  provider.mount(app, bank);
  mountPaymentPages(app, provider, bank);
}

function demoMerchants(storeUrl: string): Merchants {
  return {
    esewa: DEMO_ESEWA,
    khalti: DEMO_KHALTI,
    connectips: {
      ...DEMO_CONNECTIPS,
      publicKey: demoPublicKey(),
      returnTo: {
        success: `${storeUrl}${CONNECTIPS_RETURN.success}`,
        failure: `${storeUrl}${CONNECTIPS_RETURN.failure}`,
      },
    },
  };
}
