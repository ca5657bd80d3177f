import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { anApiKey } from '#graph/access/testing/createFixture.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aLocation } from '#graph/testing/aLocation.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { setLevels } from '#graph/testing/setLevel.ts';

const guide = readFileSync('docs/api.md', 'utf8');
const server = useTestServer();
let folder: string;
let store: string;
let proxy: Server;
/** Status codes to return instead of the store's response, in order. */
const refusals: number[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'));
  for (const [, name = '', text = ''] of guide.matchAll(/^```js (\S+)\n([\s\S]*?)^```$/gm))
    writeFileSync(join(folder, name), text);
  const storeUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  proxy = createServer(async (request, response) => {
    const refusal = refusals.shift();
    if (refusal) {
      response
        .writeHead(refusal, { 'retry-after': '1' })
        .end(JSON.stringify({ success: false, code: 'LATER' }));
      return;
    }
    const parts: Buffer[] = [];
    for await (const chunk of request) parts.push(chunk as Buffer);
    const { method = 'GET', headers, url = '' } = request;
    const storeResponse = await fetch(storeUrl + url, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      body: method === 'GET' ? undefined : Buffer.concat(parts),
    });
    response.writeHead(storeResponse.status).end(await storeResponse.text());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  store = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.close();
  await rm(folder, { recursive: true });
});

/** Runs a program exactly as the page shows it. */
async function run(name: string, env: Record<string, string>) {
  const program = spawn(process.execPath, [join(folder, name)], { env: { STORE: store, ...env } });
  let [output, errorOutput] = ['', ''];
  program.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  program.stderr.on('data', (text: Buffer) => {
    errorOutput += text.toString();
  });
  const code = await new Promise<number | null>((resolve) => program.on('close', resolve));
  return { code, said: output, complained: errorOutput };
}

interface Copy {
  [list: string]: { changedUntil: string; objects: Record<string, Record<string, unknown>> };
}

describe('the program that keeps a copy', () => {
  test('copies everything first, then changes, and removes deleted objects', async () => {
    const API_KEY = (await anApiKey(server.prisma, ['read-orders', 'read-catalog', 'read-customers'])).secret;
    const COPY = join(folder, 'copy.json');
    const read = (): Copy => (existsSync(COPY) ? JSON.parse(readFileSync(COPY, 'utf8')) : {});
    /** Runs the program until its copy is complete up to the current time. */
    const sync = async () => {
      const [row] = await server.prisma.$queryRaw<{ now: Date }[]>`SELECT UTC_TIMESTAMP(3) AS now`;
      for (;;) {
        const { code, complained: errorOutput } = await run('sync.mjs', { API_KEY, COPY });
        expect([code, errorOutput]).toEqual([0, '']);
        const copy = read();
        if (
          Object.values(copy).every(({ changedUntil }) => new Date(changedUntil) > (row?.now ?? new Date()))
        )
          return copy;
      }
    };
    const orders = [await anOrder(server.prisma), await anOrder(server.prisma, { status: 'CANCELLED' })];
    const product = await aProduct(server.prisma);
    const customer = await aCustomer(server.prisma);
    refusals.push(429, 503);

    const firstCopy = await sync();
    expect(Object.keys(firstCopy.orders?.objects ?? {}).sort()).toEqual(orders.map(({ id }) => id).sort());
    expect(firstCopy.products?.objects[product.id]).toMatchObject({ name: product.name });
    expect(firstCopy.customers?.objects[customer.id]).toMatchObject({ email: customer.email });
    expect(firstCopy.stock?.objects[product.variants[0]?.id ?? '']).toMatchObject({ stock: 5 });
    expect(refusals).toEqual([]);

    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    await owner.graphql('mutation ($input: DeleteOrderInput!) { deleteOrder(input: $input) { deletedId } }', {
      input: { id: orders[1]?.id },
    });
    await owner.graphql(
      'mutation ($input: SetStockInput!) { setStock(input: $input) { errors { message } } }',
      {
        input: { id: product.id, stock: 2 },
      },
    );

    const secondCopy = await sync();
    expect(Object.keys(secondCopy.orders?.objects ?? {})).toEqual([orders[0]?.id]);
    expect(secondCopy.stock?.objects[product.variants[0]?.id ?? '']).toMatchObject({ stock: 2 });
    expect(secondCopy.products?.objects[product.id]).toMatchObject({ stock: 2 });
  }, 120_000);

  test('stops at an invalid key with a message', async () => {
    const { code, complained: errorOutput } = await run('sync.mjs', {
      API_KEY: `jwk_${'x'.repeat(43)}`,
      COPY: join(folder, 'none.json'),
    });
    expect(code).toBe(1);
    expect(errorOutput).toMatch(/orders: API_KEY_UNKNOWN This API key is not valid\. \([\w-]{36}\)/);
  });
});

describe('the program that pushes stock and prices', () => {
  test('applies valid rows, waits when rate limited, and names the rows a person must check', async () => {
    const API_KEY = (await anApiKey(server.prisma, ['write-stock', 'write-catalog'])).secret;
    const products = [await aProduct(server.prisma), await aProduct(server.prisma)];
    const ROWS = join(folder, 'rows.json');
    const locationId = (await aLocation(server.prisma, { name: 'Online warehouse' })).id;
    await setLevels(server.prisma, products[0]?.id ?? '', { [MAIN_LOCATION_ID]: 12, [locationId]: 4 });
    const skus = products.map(({ variants }) => variants[0]?.sku ?? '');
    writeFileSync(
      ROWS,
      JSON.stringify({
        location: locationId,
        stock: skus.map((sku) => ({ sku, quantity: 9 })),
        prices: [...products.map(({ sku }) => ({ sku, price: 4321 })), { sku: 'NO-SUCH', price: 5 }],
      }),
    );
    refusals.push(503);

    const { code, said: output, complained: errorOutput } = await run('push.mjs', { API_KEY, ROWS });

    expect(output).toBe('stock: 2 of 2 rows done\nprices: 2 of 3 rows done\n');
    expect(errorOutput).toContain('prices, row 3, NO-SUCH: PRODUCT_SKU_NOT_FOUND');
    expect(code).toBe(1);
    const rows = await server.prisma.product.findMany({
      where: { id: { in: products.map(({ id }) => id) } },
    });
    expect(rows.map(({ price, stock }) => [price, stock])).toEqual([
      [4321, 12 + 9],
      [4321, 5 + 9],
    ]);
  });
});
