// node --import tsx tools/fakeProviders/main.ts: runs the demo payment providers at PORT and HOST. DEMO_PAYMENTS_URL
// is their URL for browsers, PUBLIC_URL the store's. Payments are lost when the process ends.
import { startFakeProviders } from './startFakeProviders.ts';

const { PORT, HOST, DEMO_PAYMENTS_URL, PUBLIC_URL } = process.env;
const providers = await startFakeProviders({
  port: Number(PORT || 4001),
  host: HOST || '127.0.0.1',
  url: DEMO_PAYMENTS_URL,
  storeUrl: PUBLIC_URL,
});
console.log(`Demo payments at ${providers.url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    await providers.close();
    process.exit(0);
  });
process.send?.('listening');
