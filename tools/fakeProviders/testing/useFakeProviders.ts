import { afterAll, beforeAll, beforeEach } from 'vitest';
import { resetCircuits } from '#graph/outboundCalls/circuits.ts';
import { type FakeProviders, startFakeProviders } from '../startFakeProviders.ts';

/** Starts providers for one test file. */
export function useFakeProviders(options?: Parameters<typeof startFakeProviders>[0]): () => FakeProviders {
  let fakeProviders: FakeProviders;
  beforeAll(async () => {
    fakeProviders = await startFakeProviders({ storeUrl: 'http://shop.test', ...options });
  });
  beforeEach(() => resetCircuits());
  afterAll(() => fakeProviders.close());
  return () => fakeProviders;
}
