import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let admin: Shopper;
let photo: Buffer;
let requestedPaths: string[];

/** Simulates another shop's server, which hosts the photos. */
const photoServer = createServer((request, response) => {
  requestedPaths.push(request.url ?? '');
  sendResponse(request.url ?? '', response);
});
let buildUrl: (path: string) => string;

function sendResponse(path: string, response: ServerResponse) {
  if (path.startsWith('/moved')) response.writeHead(302, { location: '/1.png' }).end();
  else if (path.startsWith('/round')) response.writeHead(302, { location: path }).end();
  else if (path.endsWith('.png')) response.end(photo);
  else if (path.endsWith('.txt')) response.end('a text');
  else response.writeHead(404).end();
}

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
  const pixels = { width: 240, height: 240, channels: 3, background: '#b08d57' } as const;
  photo = await sharp({ create: pixels }).png().toBuffer();
  await new Promise<void>((resolve) => photoServer.listen(0, '127.0.0.1', resolve));
  const { port } = photoServer.address() as AddressInfo;
  buildUrl = (path) => `http://127.0.0.1:${port}${path}`;
});
beforeEach(async () => {
  requestedPaths = [];
  await server.prisma.bulkJob.deleteMany();
  await server.prisma.job.deleteMany();
});
afterAll(() => {
  photoServer.closeAllConnections();
  photoServer.close();
});

async function add(products: { id: string; addresses: string[] }[], shouldPublish = false) {
  const photos = products
    .filter(({ addresses }) => addresses.length > 0)
    .map(({ id: productId, addresses }) => ({ productId, addresses }));
  const input = {
    title: 'export.csv',
    ids: products.map(({ id }) => id),
    change: { addPhotos: { photographs: photos, publish: shouldPublish } },
  };
  const { data } = await admin.graphql(
    `mutation ($input: StartBulkJobInput!) { startBulkJob(input: $input) { job { id } errors { field message } } }`,
    { input },
  );
  const { job, errors } = data?.startBulkJob ?? {};
  if (!job) return { errors };
  await runJobs(server);
  const response = await admin.graphql(
    `query ($id: ID!) { bulkJob(id: $id) { rows(first: 9) { edges { node { outcome problem { message } } } } } }`,
    { id: job.id },
  );
  const rows = response.data?.bulkJob.rows.edges.map(
    ({ node }: { node: { problem: object | null } }) => node,
  );
  return { rows };
}

const draft = () =>
  aProduct(server.prisma, { status: 'DRAFT', name: 'Lotus ring', description: 'A ring.', images: [] });

const findPhotos = (productId: string) =>
  server.prisma.productImage.findMany({ where: { productId }, orderBy: { position: 'asc' } });

test('photos are loaded in sequence, redirects are followed, and the product is published', async () => {
  const { id } = await draft();
  const { rows } = await add([{ id, addresses: [buildUrl('/moved'), buildUrl('/2.png')] }], true);
  expect(rows).toEqual([{ outcome: 'DONE', problem: null }]);
  expect(requestedPaths).toEqual(['/moved', '/1.png', '/2.png']);
  expect(await findPhotos(id)).toMatchObject([
    { position: 0, alt: 'Lotus ring', width: 240 },
    { position: 1, alt: 'Lotus ring', width: 240 },
  ]);
  expect(await server.prisma.product.findUnique({ where: { id } })).toMatchObject({ status: 'ACTIVE' });
});

test('a product with photos keeps them, and a product without photos stays a draft', async () => {
  const { id } = await draft();
  await add([{ id, addresses: [buildUrl('/1.png')] }]);
  requestedPaths = [];
  const productWithoutPhotos = await draft();
  const { rows } = await add(
    [
      { id, addresses: [buildUrl('/2.png')] },
      { id: productWithoutPhotos.id, addresses: [] },
    ],
    true,
  );
  expect(requestedPaths).toEqual([]);
  expect(rows).toMatchObject([{ outcome: 'DONE' }, { outcome: 'SKIPPED' }]);
  expect(await findPhotos(id)).toHaveLength(1);
  expect(await server.prisma.product.findUnique({ where: { id: productWithoutPhotos.id } })).toMatchObject({
    status: 'DRAFT',
  });
});

test.each([
  ['/none.jpg', 'responded with error 404. Check the URL.'],
  ['/round', 'responded with error 302. Check the URL.'],
  ['/a.txt', 'can’t be used as a photo'],
])('a product with the photo URL %s gets no photos', async (path, message) => {
  const { id } = await draft();
  const { rows } = await add([{ id, addresses: [buildUrl('/1.png'), buildUrl(path)] }], true);
  expect(rows).toEqual([{ outcome: 'FAILED', problem: { message: expect.stringContaining(message) } }]);
  expect(await findPhotos(id)).toEqual([]);
});

test.each(['http://10.0.0.1/a.png', 'https://localhost.internal/a.png', 'ftp://example.com/a.png'])(
  'the store does not load photos from %s',
  async (address) => {
    const { id } = await draft();
    const { rows } = await add([{ id, addresses: [address] }]);
    expect(rows).toMatchObject([
      { outcome: 'FAILED', problem: { message: expect.stringContaining('Photos can’t be loaded from') } },
    ]);
  },
);

test('an error lists all photo URLs of a product that are not public', async () => {
  const { id } = await draft();
  const { rows } = await add([{ id, addresses: ['http://10.0.0.1/a.png', 'http://10.0.0.2/b.png'] }]);
  const message = expect.stringContaining('http://10.0.0.1/a.png, http://10.0.0.2/b.png');
  expect(rows).toMatchObject([{ outcome: 'FAILED', problem: { message } }]);
});

test('a product has at most ten photos', async () => {
  const { id } = await draft();
  const addresses = Array.from({ length: 11 }, (_, index) => buildUrl(`/${index}.png`));
  expect((await add([{ id, addresses }])).errors).toMatchObject([
    { field: 'change.addPhotos.photographs.0.addresses' },
  ]);
});
