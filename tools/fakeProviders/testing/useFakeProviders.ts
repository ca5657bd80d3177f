import { afterAll, beforeAll } from 'vitest';
import { type FakeProviders, startFakeProviders } from '../startFakeProviders.ts';

/** Providers of a test file's own. */
export function useFakeProviders(options?: Parameters<typeof startFakeProviders>[0]): () => FakeProviders {
  let fake: FakeProviders;
  beforeAll(async () => {
    fake = await startFakeProviders({ storeUrl: 'http://shop.test', ...options });
  });
  afterAll(() => fake.close());
  return () => fake;
}
