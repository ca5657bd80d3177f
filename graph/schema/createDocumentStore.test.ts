import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createDocumentStore } from './createDocumentStore.ts';

test('limits the total size of cached documents, including comments', async () => {
  const store = createDocumentStore();
  for (let number = 0; number < 1_000; number++)
    await store.set(String(number), parse(`#${number}${'w'.repeat(30_000)}\n{ store { name } }`));

  const cachedDocuments = await Promise.all(store.keys().map((key) => store.get(key)));
  const characters = cachedDocuments.reduce(
    (sum, document) => sum + (document?.loc?.source.body.length ?? 0),
    0,
  );
  expect(cachedDocuments.length).toBeGreaterThan(100);
  expect(2 * characters).toBeLessThan(24 * 1024 * 1024);
});
