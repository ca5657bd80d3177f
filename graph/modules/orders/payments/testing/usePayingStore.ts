import { beforeAll } from 'vitest';
import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { aPaymentProvider } from '#graph/testing/aPaymentProvider.ts';
import { type TestServer, useTestServer } from '#graph/testing/server.ts';
import type { FakeProviders } from '#tools/fakeProviders/startFakeProviders.ts';
import { useFakeProviders } from '#tools/fakeProviders/testing/useFakeProviders.ts';

/** A store that takes all the demo's providers, and those providers. */
export function usePayingStore(): { server: TestServer; fake: () => FakeProviders } {
  const fake = useFakeProviders();
  const server = useTestServer({
    get demoPaymentsUrl() {
      return fake().url;
    },
  });
  beforeAll(async () => {
    for (const method of ONLINE_METHODS) await aPaymentProvider(server, method);
  });
  return { server, fake };
}
