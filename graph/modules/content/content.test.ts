import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { anUpload } from '#graph/testing/anUpload.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
});

async function change(name: string, input: Record<string, unknown>, selection: string) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await admin.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} errors { code field message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

/** Requests the home page as a guest. The response may be cached. */
async function fetchHome() {
  const { body } = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: `{ home { hero { title titleNe link image { url alt } } rows { kind title collection { slug } } }
        bannerStrip { title } }`,
    },
  });
  const { data, errors } = JSON.parse(body);
  expect(errors).toBeUndefined();
  return data;
}
const fetchSectionKinds = async () => (await fetchHome()).home.rows.map(({ kind }: { kind: string }) => kind);
const BANNER = 'banner { id version title image { url } }';
const ROW = 'row { id kind version }';

test('a new store has the default home page', async () => {
  const { home: first, bannerStrip } = await fetchHome();
  expect(first.hero).toMatchObject({
    title: 'Gold at its true weight',
    titleNe: 'साँचो तौलको सुन',
    link: '/products',
    image: { url: '/media/catalog/banner-home-hero.webp' },
  });
  expect(await fetchSectionKinds()).toEqual([
    'TRUST',
    'METALS',
    'FEATURED',
    'PIECES',
    'STORY',
    'TRENDING',
    'COLLECTIONS',
    'RATES',
  ]);
  expect(bannerStrip).toBe(null);
});

test('a festival banner is shown while it is published, and the usual one before and after', async () => {
  const startTime = server.clock.now.getTime();
  const getTimeIn = (minutes: number) => new Date(startTime + minutes * 60_000);
  const { id: uploadId, key } = await anUpload(server.prisma, { ownerId: admin.user.id });
  const { banner, errors } = await change(
    'createBanner',
    {
      place: 'HERO',
      title: 'Shubha Dashain',
      link: '/collections/dashain',
      uploadId,
      isPublished: true,
      publishFrom: getTimeIn(5),
      publishUntil: getTimeIn(10),
    },
    BANNER,
  );
  expect(errors).toEqual([]);
  expect(banner.image.url).toBe(`/media/${key}`);
  const titles = [];
  for (const minute of [0, 5, 9, 10]) {
    server.clock.now = getTimeIn(minute);
    titles.push((await fetchHome()).home.hero.title);
  }
  const defaultTitle = 'Gold at its true weight';
  expect(titles).toEqual([defaultTitle, 'Shubha Dashain', 'Shubha Dashain', defaultTitle]);
});

test('a strip is a draft until it is published, and saving an outdated version returns a conflict', async () => {
  const stripInput = { place: 'STRIP', title: 'Free cleaning in Mangsir' };
  const { banner } = await change('createBanner', stripInput, BANNER);
  expect((await fetchHome()).bannerStrip).toBe(null);
  const { id, version } = banner;
  await change('updateBanner', { id, version, isPublished: true }, BANNER);
  expect((await fetchHome()).bannerStrip).toEqual({ title: 'Free cleaning in Mangsir' });
  const staleResult = await change('updateBanner', { id, version, title: 'Other' }, BANNER);
  expect(staleResult.errors).toMatchObject([{ code: 'CONFLICT', field: 'version' }]);
  expect(await change('deleteBanner', { id }, 'deletedId')).toEqual({ deletedId: id, errors: [] });
  expect((await fetchHome()).bannerStrip).toBe(null);
  const entries = await server.prisma.auditEntry.findMany({
    where: { entityId: id },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ action }) => action)).toEqual(['banner.create', 'banner.update', 'banner.delete']);
});

test('an update keeps omitted fields, and null removes a field', async () => {
  const { id: uploadId, key } = await anUpload(server.prisma, { ownerId: admin.user.id });
  const heroInput = { place: 'HERO', title: 'Teej', text: 'Red and gold', link: '/products' };
  const { banner } = await change(
    'createBanner',
    { ...heroInput, uploadId, focus: { x: 20, y: 80 } },
    BANNER,
  );
  const { id } = banner;
  await change('updateBanner', { id, title: 'Tihar', text: null }, BANNER);
  expect(await server.prisma.banner.findUnique({ where: { id } })).toMatchObject({
    ...{ ...heroInput, title: 'Tihar', text: null, imageKey: key },
    ...{ focusX: 20, focusY: 80, version: 2 },
  });
  await change('updateBanner', { id, focus: null }, BANNER);
  expect(await server.prisma.banner.findUnique({ where: { id } })).toMatchObject({
    focusX: null,
    focusY: null,
  });
  expect((await change('updateBanner', { id, title: null }, BANNER)).errors).toMatchObject([
    { code: 'INVALID', field: 'title' },
  ]);
});

test.each([
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ link: '//example.com' }, 'link'],
  [{ title: ' ' }, 'title'],
  [{ isPublished: true }, 'uploadId'],
  [{ publishFrom: '2026-12-02T00:00:00Z', publishUntil: '2026-12-01T00:00:00Z' }, 'publishUntil'],
])('a banner with %j is refused with an error for the field', async (overrides, field) => {
  const { errors } = await change('createBanner', { place: 'HERO', title: 'Teej', ...overrides }, BANNER);
  expect(errors).toMatchObject([{ code: 'INVALID', field }]);
});

test('home sections can be hidden, added, moved and deleted', async () => {
  const { data } = await admin.graphql('{ adminHomeSections { id kind version } }');
  const rows: { id: string; kind: string; version: number }[] = data?.adminHomeSections;
  const firstSection = rows[0];
  await change(
    'updateHomeSection',
    { id: firstSection?.id, version: firstSection?.version, isPublished: false },
    ROW,
  );
  expect(await fetchSectionKinds()).not.toContain('TRUST');

  const { id: collectionId, slug } = await aCollection(server.prisma, { isPublished: false });
  const { row } = await change(
    'createHomeSection',
    { kind: 'COLLECTION', collectionId, title: 'For the bride', isPublished: true },
    ROW,
  );
  expect(await fetchSectionKinds()).not.toContain('COLLECTION');
  await server.prisma.collection.update({ where: { id: collectionId }, data: { isPublished: true } });
  const ids = [row.id, ...rows.map(({ id }) => id)];
  await change('reorderHomeSections', { ids }, 'rows { id }');
  expect((await fetchHome()).home.rows[0]).toEqual({
    kind: 'COLLECTION',
    title: 'For the bride',
    collection: { slug },
  });
  expect((await change('reorderHomeSections', { ids: ids.slice(1) }, 'rows { id }')).errors).toMatchObject([
    { code: 'CONFLICT' },
  ]);
  expect((await change('createHomeSection', { kind: 'COLLECTION' }, ROW)).errors).toMatchObject([
    { field: 'collectionId', message: 'Choose the collection for this section.' },
  ]);
  expect((await change('deleteHomeSection', { id: row.id }, 'deletedId')).deletedId).toBe(row.id);
});

test('shoppers cannot change content', async () => {
  const shopper = await aShopper(server);
  const { errors } = await shopper.graphql('{ adminBanners { id } }');
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
