import { beforeAll, beforeEach } from 'vitest';
import { getProviderSlug, ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { aPaymentProvider } from '#graph/testing/aPaymentProvider.ts';
import { type TestServer, useTestServer } from '#graph/testing/server.ts';
import type { FakeProviders } from '#tools/fakeProviders/startFakeProviders.ts';
import { useFakeProviders } from '#tools/fakeProviders/testing/useFakeProviders.ts';

/** Sets up a store with all demo providers. Every provider responds again at the start of each test. */
export function usePayingStore(): { server: TestServer; getFakeProviders: () => FakeProviders } {
  const getFakeProviders = useFakeProviders();
  const server = useTestServer({
    get demoPaymentsUrl() {
      return getFakeProviders().url;
    },
  });
  beforeAll(async () => {
    for (const method of ONLINE_METHODS) await aPaymentProvider(server, method);
  });
  beforeEach(() => {
    for (const method of ONLINE_METHODS)
      getFakeProviders()[getProviderSlug(method)].setOutage({ kind: 'none' });
  });
  return { server, getFakeProviders };
}
