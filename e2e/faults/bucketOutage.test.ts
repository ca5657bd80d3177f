import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultyService, SERVICE_PROBLEMS } from '#graph/testing/serviceProblems.ts';
import { type RunningStore, startStore } from './testing/startStore.ts';

let dataDir: string;
let bucket: FaultyService;
let store: RunningStore;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-bucket-'));
  bucket = await SERVICE_PROBLEMS['accepts connections and stays silent']();
  const env = {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'store',
    S3_ACCESS_KEY_ID: 'KEY',
    S3_SECRET_ACCESS_KEY: 'SECRET',
  };
  store = await startStore({ dataDir, env });
});

afterAll(async () => {
  await store?.stop();
  bucket?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a store whose bucket hangs starts without photos, reports the problem, and accepts orders', async () => {
  expect(store.readOutput()).toContain('The store opens without its photos.');
  expect(store.readOutput()).toContain(`The bucket store at ${bucket.endpoint} does not respond`);
  expect((await fetch(`${store.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${store.url}/api/products`)).status).toBe(200);
  const picture = await fetch(`${store.url}/media/catalog/banner-gold.webp?w=640`);
  expect(picture.status).toBe(503);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
});
