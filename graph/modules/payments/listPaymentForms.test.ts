import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#graph/http/app.ts';
import { createDatabases } from '#graph/prisma/databases.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let webDir: string;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'store-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Shop</title>');
});
afterAll(() => rm(webDir, { recursive: true }));

test.each(['/', '/index.html', '/p/no-such-piece'])(
  'at %s, forms may post only to the providers',
  async (url) => {
    const formAction = await readFormAction(url, null);
    expect(formAction).toMatch(
      /^form-action 'self' https:\/\/rc-epay\.esewa\.com\.np https:\/\/epay\.esewa\.com\.np https:\S*connectips\.com/,
    );
    expect(formAction).not.toMatch(/localhost|\*| https:(?= |$)/);
    expect(await readFormAction(url, 'http://localhost:4001')).toContain(' http://localhost:4001');
  },
);

async function readFormAction(url: string, demoPaymentsUrl: string | null): Promise<string | undefined> {
  const {
    prisma,
    direct,
    secrets,
    media,
    exportsDir,
    app: { log },
  } = server;
  const app = await createApp({
    ...createDatabases({ prisma, direct }),
    secrets,
    media,
    exportsDir,
    logger: log,
    webDir,
    demoPaymentsUrl,
  });
  const { headers } = await app.inject(url);
  await app.close();
  return String(headers['content-security-policy'])
    .split(';')
    .find((rule) => rule.startsWith('form-action'));
}
