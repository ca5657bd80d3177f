import { beforeEach, describe, expect, test } from 'vitest';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let admin: Shopper;
let other: Shopper;

beforeEach(async () => {
  await server.prisma.savedView.deleteMany();
  admin = await aShopper(server, { role: 'ADMIN' });
  other = await aShopper(server, { role: 'ADMIN' });
});

const VIEW = '{ id list name query isShared isMine isDefault }';

async function create(input: Record<string, unknown>, shopper = admin) {
  const { data, errors } = await shopper.graphql(
    `mutation ($input: CreateSavedViewInput!) {
      createSavedView(input: $input) { view ${VIEW} errors { code field message } }
    }`,
    { input: { list: 'orders', name: 'To pack', query: 'status=CONFIRMED', ...input } },
  );
  expect(errors).toBeUndefined();
  return data?.createSavedView;
}

async function update(input: Record<string, unknown>, shopper = admin) {
  const { data, errors } = await shopper.graphql(
    `mutation ($input: UpdateSavedViewInput!) {
      updateSavedView(input: $input) { view ${VIEW} errors { code field message } }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.updateSavedView;
}

async function remove(id: string, shopper = admin) {
  const { data } = await shopper.graphql(
    'mutation ($input: DeleteSavedViewInput!) { deleteSavedView(input: $input) { deletedId errors { code field } } }',
    { input: { id } },
  );
  return data?.deleteSavedView;
}

async function setDefaultView(viewId: string | null, shopper = admin, list = 'orders') {
  const { data } = await shopper.graphql(
    `mutation ($input: SetDefaultSavedViewInput!) {
      setDefaultSavedView(input: $input) { views { name isDefault } errors { code field } }
    }`,
    { input: { list, viewId } },
  );
  return data?.setDefaultSavedView;
}

async function listNames(shopper: Shopper, list = 'orders') {
  const { data } = await shopper.graphql('query ($list: String!) { savedViews(list: $list) { name } }', {
    list,
  });
  return data?.savedViews.map(({ name }: { name: string }) => name);
}

describe('a saved view', () => {
  test('is stored as entered, for its owner', async () => {
    const { view, errors } = await create({ name: ' To pack ' });
    expect(errors).toEqual([]);
    expect(view).toMatchObject({
      list: 'orders',
      name: 'To pack',
      query: 'status=CONFIRMED',
      isShared: false,
      isMine: true,
      isDefault: false,
    });
    expect(await listNames(admin)).toEqual(['To pack']);
    expect(await listNames(other)).toEqual([]);
    expect(await listNames(admin, 'products')).toEqual([]);
  });

  test('that is shared can be used, changed and deleted by everyone', async () => {
    const { view } = await create({ isShared: true });
    expect(await listNames(other)).toEqual(['To pack']);
    const updateResult = await update({ id: view.id, name: 'Pack now', query: '' }, other);
    expect(updateResult.view).toMatchObject({ id: view.id, name: 'Pack now', query: '', isMine: false });
    expect(await remove(view.id, other)).toEqual({ deletedId: view.id, errors: [] });
    expect(await listNames(admin)).toEqual([]);
  });

  test('that is not shared cannot be changed, deleted or set as default by others', async () => {
    const { view } = await create({});
    const notFound = [{ code: 'NOT_FOUND', field: 'id' }];
    expect((await update({ id: view.id, name: 'Mine' }, other)).errors).toMatchObject(notFound);
    expect((await remove(view.id, other)).errors).toEqual(notFound);
    expect((await setDefaultView(view.id, other)).errors).toEqual(notFound);
    expect(await listNames(admin)).toEqual(['To pack']);
  });

  test('keeps fields that an update omits', async () => {
    const { view } = await create({ isShared: true });
    expect((await update({ id: view.id, name: 'Pack now' })).view).toEqual({ ...view, name: 'Pack now' });
  });

  test.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ query: 'x'.repeat(2001) }, 'query'],
    [{ list: 'no list' }, 'list'],
  ])('is refused with %j', async (input, field) => {
    expect((await create(input)).errors).toMatchObject([{ code: 'INVALID', field }]);
  });

  test('is refused beyond 50 views per list', async () => {
    await server.prisma.savedView.createMany({
      data: Array.from({ length: 50 }, (_, index) => ({
        list: 'orders',
        name: `View ${index}`,
        query: '',
        ownerId: admin.user.id,
      })),
    });
    expect((await create({})).errors).toMatchObject([{ code: 'TOO_MANY' }]);
    expect((await create({ list: 'products' })).errors).toEqual([]);
    expect((await create({}, other)).errors).toEqual([]);
  });

  test('is audited with its previous state', async () => {
    const { view } = await create({});
    await update({ id: view.id, name: 'Pack now' });
    await remove(view.id);
    const entries = await server.prisma.auditEntry.findMany({
      where: { entityId: view.id },
      orderBy: { id: 'asc' },
    });
    expect(entries).toMatchObject([
      { action: 'view.create', actorId: admin.user.id, before: null, after: { name: 'To pack' } },
      { action: 'view.update', before: { name: 'To pack' }, after: { name: 'Pack now' } },
      { action: 'view.delete', before: { name: 'Pack now' } },
    ]);
  });
});

describe('the default view of a list', () => {
  test('is chosen by each person separately, and there is only one', async () => {
    const [firstView, secondView] = [
      (await create({ name: 'One', isShared: true })).view,
      (await create({ name: 'Two', isShared: true })).view,
    ];
    await setDefaultView(firstView.id);
    expect((await setDefaultView(secondView.id)).views).toEqual([
      { name: 'One', isDefault: false },
      { name: 'Two', isDefault: true },
    ]);
    expect((await setDefaultView(firstView.id, other)).views).toMatchObject([
      { isDefault: true },
      { isDefault: false },
    ]);
    expect((await setDefaultView(null)).views).toMatchObject([{ isDefault: false }, { isDefault: false }]);
  });

  test('must belong to the list', async () => {
    const { view } = await create({ list: 'products' });
    expect(await setDefaultView(view.id)).toEqual({
      views: null,
      errors: [{ code: 'NOT_FOUND', field: 'viewId' }],
    });
  });

  test('is unset when the view is deleted', async () => {
    const { view } = await create({});
    await setDefaultView(view.id);
    await remove(view.id);
    expect(await setDefaultView(null)).toEqual({ views: [], errors: [] });
    expect(await server.prisma.defaultView.count({ where: { userId: admin.user.id } })).toBe(0);
  });

  test('stays the default when changed', async () => {
    const { view } = await create({});
    await setDefaultView(view.id);
    expect((await update({ id: view.id, name: 'Pack now' })).view).toMatchObject({ isDefault: true });
  });
});
