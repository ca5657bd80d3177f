import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { anUpload } from '#graph/testing/anUpload.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
});

const FIELDS = `id slug name version productCount banner { url alt altNe width }
  staff { isPublished publishFrom membership sort hasPicture formerSlugs rule { match conditions { about values from to } } members { id } }`;

async function change(name: string, input: Record<string, unknown>, selection = `collection { ${FIELDS} }`) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await admin.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} errors { code field message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

async function queryAsGuest(query: string, variables = {}) {
  const { data, errors } = await server.graphql(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

const NEW = { name: 'Dashain Gifts', summary: 'For Dashain.', story: 'Given with tika.' };
const findProductSlugs = async (slug: string) =>
  (
    await queryAsGuest(
      'query ($slug: String!) { collection(slug: $slug) { products { edges { node { slug } } totalCount } } }',
      { slug },
    )
  )?.collection?.products.edges.map(({ node }: { node: { slug: string } }) => node.slug);

test('a collection starts as a draft hidden from guests, and appears after it is published with a picture', async () => {
  const { collection } = await change('createCollection', NEW);
  expect(collection).toMatchObject({
    slug: 'dashain-gifts',
    version: 1,
    staff: { isPublished: false, hasPicture: false },
  });
  const collectionsQuery = '{ collection(slug: "dashain-gifts") { name } collections { slug } }';
  expect(await queryAsGuest(collectionsQuery)).toEqual({ collection: null, collections: [] });

  const { id } = collection;
  expect((await change('updateCollection', { id, isPublished: true })).errors).toEqual([
    { code: 'INVALID', field: 'uploadId', message: 'Choose an image before publishing.' },
  ]);
  const { id: uploadId, key } = await anUpload(server.prisma, { ownerId: admin.user.id });
  const publishResult = await change('updateCollection', {
    id,
    uploadId,
    isPublished: true,
    bannerAlt: 'A box with a bow',
    bannerAltNe: 'फित्ता बाँधेको बाकस',
  });
  expect(publishResult.collection.banner).toMatchObject({
    url: `/media/${key}`,
    alt: 'A box with a bow',
    altNe: 'फित्ता बाँधेको बाकस',
  });
  expect(await queryAsGuest(collectionsQuery)).toEqual({
    collection: { name: 'Dashain Gifts' },
    collections: [{ slug: 'dashain-gifts' }],
  });
  expect(await server.prisma.upload.count({ where: { id: uploadId } })).toBe(0);
  const entries = await server.prisma.auditEntry.findMany({
    where: { entityId: id },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ action }) => action)).toEqual(['collection.create', 'collection.update']);
});

test('a former URL of a collection still finds it, and no other collection can use it', async () => {
  const { id } = await aCollection(server.prisma, { slug: 'tihar' });
  const { collection } = await change('updateCollection', { id, slug: 'festival-of-lights' });
  expect(collection.staff.formerSlugs).toEqual(['tihar']);
  expect(await queryAsGuest('{ collection(slug: "tihar") { slug } }')).toEqual({
    collection: { slug: 'festival-of-lights' },
  });
  expect((await change('createCollection', { ...NEW, slug: 'tihar' })).errors).toMatchObject([
    { field: 'slug', message: 'Another collection has or had this address.' },
  ]);
  const revertResult = await change('updateCollection', { id, slug: 'tihar' });
  expect(revertResult.collection.staff.formerSlugs).toEqual(['festival-of-lights']);
});

test('products added by hand have their own sequence, and replace the earlier products of the collection', async () => {
  const { id, slug } = await aCollection(server.prisma, { name: 'Filigreed' });
  const [ring, chain, stud] = [
    await aProduct(server.prisma, { collectionId: id, searchText: 'ring filigreed' }),
    await aProduct(server.prisma),
    await aProduct(server.prisma, { popularity: 90 }),
  ];
  expect(await findProductSlugs(slug)).toEqual([ring.slug]);
  const productIds = [chain.id, stud.id];
  const { collection } = await change('setCollectionMembers', {
    id,
    productIds,
    known: [ring.id],
  });
  expect(collection.staff.members).toEqual([{ id: chain.id }, { id: stud.id }]);
  expect(await findProductSlugs(slug)).toEqual([stud.slug, chain.slug]);
  await change('updateCollection', { id, sort: 'HAND' });
  expect(await findProductSlugs(slug)).toEqual([chain.slug, stud.slug]);
  const counts = await queryAsGuest(
    'query ($slug: String) { products(filter: { collection: $slug }) { totalCount } productFilters(filter: { collection: $slug }) { total } }',
    { slug },
  );
  expect(counts).toEqual({ products: { totalCount: 2 }, productFilters: { total: 2 } });
  await runJobs(server);
  const { searchText, collectionId } = await server.prisma.product.findUniqueOrThrow({
    where: { id: ring.id },
  });
  expect([collectionId, searchText.includes('filigreed')]).toEqual([null, false]);
  expect(
    (await change('setCollectionMembers', { id, productIds: [], known: [ring.id] })).errors,
  ).toMatchObject([{ code: 'CONFLICT', field: 'known' }]);
});

test('a page of products continues after its cursor in the chosen sequence', async () => {
  const { id, slug } = await aCollection(server.prisma, { sort: 'HAND' });
  const products = [];
  for (let count = 0; count < 5; count++) products.push(await aProduct(server.prisma));
  await change('setCollectionMembers', { id, productIds: products.map((product) => product.id) });
  const fetchPage = async (after: string | null) =>
    (
      await queryAsGuest(
        `query ($slug: String!, $after: String) { collection(slug: $slug) {
          products(first: 2, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } } }`,
        { slug, after },
      )
    )?.collection.products;
  const results: string[] = [];
  for (let after: string | null = null, hasMore = true; hasMore; ) {
    const { edges, pageInfo } = await fetchPage(after);
    results.push(...edges.map(({ node }: { node: { id: string } }) => node.id));
    after = pageInfo.endCursor;
    hasMore = pageInfo.hasNextPage;
  }
  expect(results).toEqual(products.map((product) => product.id));
});

test('a rule selects products by their current data: a price change adds or removes a product', async () => {
  const { id, slug } = await aCollection(server.prisma);
  const cheapProduct = await aProduct(server.prisma, {
    metal: 'SILVER',
    purity: '925',
    price: 4000,
    fixedPrice: 4000,
  });
  await aProduct(server.prisma, { metal: 'SILVER', price: 40_000 });
  const rule = {
    match: 'ALL',
    conditions: [
      { about: 'METAL', values: ['SILVER'] },
      { about: 'PRICE', to: 5000 },
    ],
  };
  const { collection, errors } = await change('updateCollection', { id, membership: 'RULE', rule });
  expect(errors).toEqual([]);
  expect(collection.productCount).toBe(1);
  expect(await findProductSlugs(slug)).toEqual([cheapProduct.slug]);
  const { data } = await admin.graphql(
    'query ($rule: CollectionRuleInput!) { rulePreview(rule: $rule) { total products { id } } }',
    { rule },
  );
  expect(data?.rulePreview).toEqual({ total: 1, products: [{ id: cheapProduct.id }] });

  const updateResponse = await admin.graphql(
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { errors { message } } }',
    { input: { id: cheapProduct.id, fixedPrice: 6000 } },
  );
  expect(updateResponse.data?.updateProduct.errors).toEqual([]);
  expect(await findProductSlugs(slug)).toEqual([]);
});

test('a product leaves a collection of new products as soon as it is older than the rule allows', async () => {
  const { id, slug } = await aCollection(server.prisma);
  const day = 86_400_000;
  const product = await aProduct(server.prisma, {
    publishedAt: new Date(server.clock.now.getTime() - 6 * day),
  });
  await aProduct(server.prisma, { publishedAt: new Date(server.clock.now.getTime() - 9 * day) });
  const rule = { match: 'ANY', conditions: [{ about: 'NEW', to: 7 }] };
  await change('updateCollection', { id, membership: 'RULE', rule });
  const measureCachedPage = async () => {
    const { body } = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: `{ collection(slug: "${slug}") { products { edges { node { slug } } } } }` },
    });
    return JSON.parse(body).data.collection.products.edges.length;
  };
  expect(await findProductSlugs(slug)).toContain(product.slug);
  const before = await measureCachedPage();
  server.clock.now = new Date(server.clock.now.getTime() + day + 1);
  expect(await measureCachedPage()).toBeLessThan(before);
  expect(await findProductSlugs(slug)).not.toContain(product.slug);
});

test.each([
  [{ match: 'ALL', conditions: [] }, 'rule.conditions', 'Add a condition.'],
  [
    { match: 'ALL', conditions: [{ about: 'PRICE' }] },
    'rule.conditions.0.from',
    'Enter a value for this condition.',
  ],
  [
    { match: 'ALL', conditions: [{ about: 'METAL', values: ['LEAD'] }] },
    'rule.conditions.0.values',
    'The value LEAD is not available here.',
  ],
  [
    { match: 'ALL', conditions: [{ about: 'WEIGHT', from: 5, to: 4 }] },
    'rule.conditions.0.to',
    'The maximum is below the minimum.',
  ],
])('the rule %j is refused with an error for its field', async (rule, field, message) => {
  const { id } = await aCollection(server.prisma);
  const { errors } = await change('updateCollection', { id, membership: 'RULE', rule });
  expect(errors).toEqual([{ code: 'INVALID', field, message }]);
});

test('a collection appears in the shop and the sitemap only between its start and end times, even from caches', async () => {
  const getTimeIn = (minutes: number) => new Date(server.clock.now.getTime() + minutes * 60_000);
  const { id, slug } = await aCollection(server.prisma, { slug: 'teej', name: 'Teej' });
  await change('updateCollection', { id, publishFrom: getTimeIn(5), publishUntil: getTimeIn(10) });
  const isListed = async () => {
    const { body } = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ collections { slug } }' },
    });
    const { body: sitemap } = await server.app.inject('/sitemaps/collections.xml');
    const isFound = JSON.parse(body).data.collections.some(
      (collection: { slug: string }) => collection.slug === slug,
    );
    expect(sitemap.includes('/c/teej<')).toBe(isFound);
    return isFound;
  };
  const startTime = server.clock.now.getTime();
  const results = [];
  for (const minute of [0, 4, 5, 9, 10]) {
    server.clock.now = new Date(startTime + minute * 60_000);
    results.push(await isListed());
  }
  expect(results).toEqual([false, false, true, true, false]);
});

test('staff can preview the shop at another time; guests who send the same header see the current shop', async () => {
  const laterTime = new Date(server.clock.now.getTime() + 86_400_000);
  await aCollection(server.prisma, { slug: 'losar', publishFrom: laterTime });
  await aCollection(server.prisma, { slug: 'unfinished', isPublished: false });
  const queryWithPreview = async (preview: string, token?: string) => {
    const { body } = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-preview': preview, ...(token && { authorization: `Bearer ${token}` }) },
      payload: {
        query: '{ losar: collection(slug: "losar") { slug } draft: collection(slug: "unfinished") { slug } }',
      },
    });
    const { losar, draft } = JSON.parse(body).data;
    return [losar !== null, draft !== null];
  };
  const token = await signIn(server, admin.user);
  const { user } = await aShopper(server);
  const shopperToken = await signIn(server, user);
  expect(await queryWithPreview(laterTime.toISOString(), token)).toEqual([true, false]);
  expect(await queryWithPreview(`${laterTime.toISOString()};drafts`, token)).toEqual([true, true]);
  expect(await queryWithPreview(`${laterTime.toISOString()};drafts`, shopperToken)).toEqual([false, false]);
  expect(await queryWithPreview(`${laterTime.toISOString()};drafts`)).toEqual([false, false]);
  expect(await queryWithPreview('tomorrow', token)).toEqual([false, false]);
});

test('collections are shown in the given sequence; an incomplete list is refused', async () => {
  const before = await server.prisma.collection.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  const ids = before.map(({ id }) => id).reverse();
  const { collections } = await change('reorderCollections', { ids }, 'collections { id }');
  expect(collections).toEqual(ids.map((id) => ({ id })));
  const refusedResult = await change('reorderCollections', { ids: ids.slice(1) }, 'collections { id }');
  expect(refusedResult.errors).toMatchObject([{ code: 'CONFLICT', field: 'ids' }]);
});

test('a collection on the home page cannot be deleted until it is removed there; its products are kept', async () => {
  const { id } = await aCollection(server.prisma, { slug: 'maghe', name: 'Maghe' });
  const product = await aProduct(server.prisma, { collectionId: id });
  const row = await server.prisma.homeSection.create({ data: { kind: 'COLLECTION', collectionId: id } });
  const refusedResult = await change('deleteCollection', { id }, 'deletedId');
  expect(refusedResult.errors).toMatchObject([
    { message: 'Home sections that show this collection: 1. Remove them first.' },
  ]);
  await server.prisma.homeSection.delete({ where: { id: row.id } });
  expect(await change('deleteCollection', { id }, 'deletedId')).toEqual({ deletedId: id, errors: [] });
  const savedProduct = await server.prisma.product.findUniqueOrThrow({ where: { id: product.id } });
  expect(savedProduct.collectionId).toBe(null);
});

test('a collection used by an active coupon cannot be deleted, and the error names the coupon; an inactive coupon does not prevent it', async () => {
  const { id } = await aCollection(server.prisma, { slug: 'ghode-jatra', name: 'Ghode Jatra' });
  const { id: otherId } = await aCollection(server.prisma, { slug: 'indra-jatra', name: 'Indra Jatra' });
  const oneSecondAgo = new Date(server.clock.now.getTime() - 1000);
  const createCoupon = (code: string, overrides: object = {}) =>
    server.prisma.coupon.create({
      data: { code, kind: 'PERCENT', value: 10, collectionIds: [otherId, id], ...overrides },
    });
  const activeCoupon = await createCoupon('GHODE10', { name: 'Ghode Jatra offer' });
  const scheduledCoupon = await createCoupon('GHODE20', {
    startsAt: new Date(server.clock.now.getTime() + 86_400_000),
  });
  await createCoupon('GHODEOLD', { endsAt: oneSecondAgo });
  await createCoupon('GHODEOFF', { isActive: false });
  await createCoupon('INDRA10', { collectionIds: [otherId] });

  const { data } = await admin.graphql('{ adminCollections { id staff { coupons } } }');
  const listedCollection = data?.adminCollections.find((collection: { id: string }) => collection.id === id);
  expect(listedCollection.staff.coupons).toEqual(['Ghode Jatra offer', 'GHODE20']);
  expect((await change('deleteCollection', { id }, 'deletedId')).errors).toEqual([
    {
      code: 'INVALID',
      field: 'id',
      message:
        'These coupons apply to this collection: Ghode Jatra offer, GHODE20. Change or turn them off first.',
    },
  ]);
  await server.prisma.coupon.updateMany({
    where: { id: { in: [activeCoupon.id, scheduledCoupon.id] } },
    data: { isActive: false },
  });
  expect(await change('deleteCollection', { id }, 'deletedId')).toEqual({ deletedId: id, errors: [] });
});
