import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
});

async function update(input: Record<string, unknown>) {
  const { data, errors } = await admin.graphql(
    `mutation ($input: UpdateCollectionInput!) {
      updateCollection(input: $input) {
        collection { name summary story nameNe summaryNe storyNe version }
        errors { code field message }
      }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.updateCollection;
}

test('an update changes only the given fields, and records the old values', async () => {
  const { id, story } = await aCollection(server.prisma, { nameNe: 'विवाह', summaryNe: 'त्यही दिनका लागि।' });
  expect(await update({ id, name: ' Weddings ', storyNe: 'विवाहका गहना।', summaryNe: null })).toEqual({
    collection: {
      name: 'Weddings',
      summary: 'For the day itself.',
      story,
      nameNe: 'विवाह',
      summaryNe: null,
      storyNe: 'विवाहका गहना।',
      version: 2,
    },
    errors: [],
  });
  const entry = await server.prisma.auditEntry.findFirst({ where: { entityId: id } });
  expect(entry).toMatchObject({
    action: 'collection.update',
    entity: 'Collection',
    before: { name: 'Bridal', summaryNe: 'त्यही दिनका लागि।', storyNe: null },
    after: { name: 'Weddings', summaryNe: null, storyNe: 'विवाहका गहना।' },
  });
});

test('saving unchanged values changes nothing', async () => {
  const { id } = await aCollection(server.prisma);
  expect((await update({ id, name: 'Bridal' })).collection.version).toBe(1);
  expect(await server.prisma.auditEntry.count({ where: { entityId: id } })).toBe(0);
});

test('two simultaneous edits of a collection do not undo each other', async () => {
  const { id } = await aCollection(server.prisma);
  await update({ id, summary: 'For every wedding.', version: 1 });
  expect(await update({ id, summary: 'For the bride.', version: 1 })).toEqual({
    collection: null,
    errors: [
      {
        code: 'CONFLICT',
        field: 'version',
        message: 'Someone else has changed this in the meantime. Reload and try again.',
      },
    ],
  });
});

test.each([
  [{ name: ' ' }, 'name', 'Enter a name.'],
  [{ name: 'x'.repeat(81) }, 'name', 'Use at most 80 characters for the name.'],
  [{ summary: '' }, 'summary', 'Enter a summary of the collection.'],
  [{ storyNe: 'क'.repeat(5001) }, 'storyNe', 'Use at most 5,000 characters for the description.'],
])('%j is refused with an error for its field', async (input, field, message) => {
  const { id } = await aCollection(server.prisma);
  expect(await update({ id, ...input })).toEqual({
    collection: null,
    errors: [{ code: 'INVALID', field, message }],
  });
});

test('an unknown collection is reported', async () => {
  expect((await update({ id: 'none', name: 'Bridal' })).errors).toEqual([
    { code: 'NOT_FOUND', field: 'id', message: 'This collection no longer exists.' },
  ]);
});

test('products can be found by the new names of their collection, but no longer by the old ones', async () => {
  const { id } = await aCollection(server.prisma, { name: 'Quillwork' });
  const product = await aProduct(server.prisma, { collectionId: id, searchText: 'ring quillwork' });
  await update({ id, name: 'Filigreework', nameNe: 'जालीबुट्टा' });
  await runJobs(server);
  const find = async (search: string) => {
    const { data } = await admin.graphql(
      'query ($search: String!) { products(filter: { search: $search }) { edges { node { id } } } }',
      { search },
    );
    return data?.products.edges.map(({ node }: { node: { id: string } }) => node.id);
  };
  expect(await find('filigreework')).toEqual([product.id]);
  expect(await find('जालीबुट्टा')).toEqual([product.id]);
  const { searchText } = await server.prisma.product.findUniqueOrThrow({ where: { id: product.id } });
  expect(searchText).not.toContain('quillwork');
});
