import { afterAll, beforeAll, beforeEach } from 'vitest';
import { forgetCircuits } from '#graph/outside/circuits.ts';
import { type FakeProviders, startFakeProviders } from '../startFakeProviders.ts';

/** Providers of a test file's own. */
export function useFakeProviders(options?: Parameters<typeof startFakeProviders>[0]): () => FakeProviders {
  let fake: FakeProviders;
  beforeAll(async () => {
    fake = await startFakeProviders({ storeUrl: 'http://shop.test', ...options });
  });
  beforeEach(() => forgetCircuits());
  afterAll(() => fake.close());
  return () => fake;
}
