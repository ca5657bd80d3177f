import { createProviderControl, type ProviderControl } from './control.ts';
import { mountControlRoutes } from './controlRoutes.ts';
import { FakePayments, type ProviderSums } from './fakePayments.ts';
import type { FakeProvider, ProviderContext } from './fakeProvider.ts';
import { mountOutages, Outages } from './outages.ts';
import { mountHome } from './pages/home.ts';
import { mountPaymentPages } from './pages/paymentPages.ts';
import { type FakePayment, PROVIDERS, type Provider } from './payment.ts';
import { Plans } from './plans.ts';
import { FAKE_PROVIDERS } from './providers.ts';
import { createServer } from './server.ts';
import { mountStatements } from './statements/mountStatements.ts';
import { StoreAccount } from './statements/storeAccount.ts';

interface Options {
  /** Any free port by default. */
  port?: number;
  host?: string;
  /** URL for browsers, without a trailing slash; built from host and port by default. */
  url?: string;
  /** URL of the store, for providers whose return URLs are registered. */
  storeUrl?: string;
  /** The clock, which tests can replace. */
  now?: () => Date;
  /** Lifetime of a payment page in ms. */
  lifeMs?: number;
}

export interface FakeProviders extends Record<Provider, ProviderControl> {
  url: string;
  listPayments(): readonly FakePayment[];
  calculateSums(): Record<Provider, ProviderSums>;
  /** The store's bank account, to which customers can transfer money directly. */
  bank: Pick<StoreAccount, 'transfer'>;
  close(): Promise<void>;
}

const LIFETIME_MS = 30 * 60_000;

/**
 * Starts simulated payment providers. They implement the documented protocols and have pages on which a customer chooses
 * the result of a payment, but no money moves. They accept only the demo's merchants.
 */
export async function startFakeProviders(options: Options = {}): Promise<FakeProviders> {
  const { port = 0, host = '127.0.0.1', now = () => new Date(), lifeMs = LIFETIME_MS } = options;
  const { storeUrl = 'http://localhost:4000' } = options;
  const server = createServer();
  const payments = new FakePayments({ now, lifeMs });
  let url = options.url ?? '';
  const providerContext: ProviderContext = { getUrl: () => url, payments, storeUrl, plans: new Plans() };
  const outages = new Outages();

  for (const provider of Object.values(FAKE_PROVIDERS))
    await server.register(async (app) => mountProvider(app, provider, providerContext, outages), {
      prefix: `/${provider.name}`,
    });
  const controls = Object.fromEntries(
    PROVIDERS.map((name) => [name, createProviderControl(FAKE_PROVIDERS[name], providerContext, outages)]),
  ) as Record<Provider, ProviderControl>;
  const account = new StoreAccount(payments, now);
  mountStatements(server, { payments, account, now });
  mountHome(server, { payments, now });
  await server.register(async (app) => mountControlRoutes(app, { payments, controls, bank: account }), {
    prefix: '/control',
  });
  await server.listen({ port, host });
  url ||= server.listeningOrigin;

  return {
    url,
    ...controls,
    listPayments: () => payments.listAll(),
    calculateSums: () => payments.computeSums(),
    bank: account,
    close: () => server.close(),
  };
}

function mountProvider(
  app: Parameters<FakeProvider['mount']>[0],
  provider: FakeProvider,
  providerContext: ProviderContext,
  outages: Outages,
) {
  mountOutages(app, provider.name, outages);
  provider.mount(app, providerContext);
  mountPaymentPages(app, provider, providerContext);
}
