import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const DAY = 86_400_000;

const COUPON = `coupon {
    id code kind value maxDiscount minItems startsAt endsAt usageLimit usedCount discounted isActive state version createdAt
  }
  errors { code field message }`;

let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
});

async function write(name: string, input: Record<string, unknown>) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await admin.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${COUPON} } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

const getTimeInDays = (days: number) => new Date(server.clock.now.getTime() + days * DAY);

function buildRefusal(field: string, message: string, code = 'INVALID') {
  return { coupon: null, errors: [{ code, field, message }] };
}

describe('a new coupon', () => {
  test('is stored in capitals, and works at checkout immediately', async () => {
    const { coupon, errors } = await write('createCoupon', {
      code: ' dashain 26',
      kind: 'FIXED',
      value: 500,
    });
    expect(errors).toEqual([]);
    expect(coupon).toEqual({
      id: expect.any(String),
      code: 'DASHAIN26',
      kind: 'FIXED',
      value: 500,
      maxDiscount: null,
      minItems: 0,
      startsAt: null,
      endsAt: null,
      usageLimit: null,
      usedCount: 0,
      discounted: 0,
      isActive: true,
      state: 'ACTIVE',
      version: 1,
      createdAt: server.clock.now.toISOString(),
    });
    const product = await aProduct(server.prisma);
    const lines = [{ productId: product.id, quantity: 1 }];
    await server.graphql(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { errors { code } } }',
      {
        input: buildOrderInput(lines, { couponCode: 'dashain26' }),
      },
    );
    const { data } = await admin.graphql('{ coupon(id: "dashain26") { usedCount discounted } }');
    expect(data?.coupon).toEqual({ usedCount: 1, discounted: 500 });
    expect(await server.prisma.auditEntry.findFirst({ where: { entityId: coupon.id } })).toMatchObject({
      action: 'coupon.create',
      actorId: admin.user.id,
      after: { code: 'DASHAIN26', kind: 'FIXED', value: 500 },
    });
  });

  test.each([
    [{ code: 'AB' }, 'code', 'Use 3 to 40 letters, digits and hyphens.'],
    [{ code: 'TIHAR_26' }, 'code', 'Use 3 to 40 letters, digits and hyphens.'],
    [{ value: 0 }, 'value', 'Enter a percentage from 1 to 100.'],
    [{ kind: 'FIXED', value: 0 }, 'value', 'Enter an amount in rupees from 1 to 10,00,00,000.'],
    [{ value: 101 }, 'value', 'Enter a percentage from 1 to 100.'],
    [
      { kind: 'FIXED', maxDiscount: 10 },
      'maxDiscount',
      'A coupon with a fixed amount can’t have a maximum discount.',
    ],
    [{ collectionIds: [] }, 'collectionIds', 'Choose 1 to 50 collections.'],
    [{ productIds: [] }, 'productIds', 'Choose 1 to 50 products.'],
    [{ groupIds: [] }, 'groupIds', 'Choose 1 to 50 customer groups.'],
    [{ perCustomer: 0 }, 'perCustomer', 'Enter a number of times from 1 to 10,00,000.'],
    [{ isAutomatic: true }, 'name', 'Enter a name. Shoppers see it in the cart.'],
    [{ minItems: -1 }, 'minItems', 'Enter an amount in rupees from 0 to 10,00,00,000.'],
    [{ usageLimit: 0 }, 'usageLimit', 'Enter a number of times from 1 to 10,00,000.'],
    [
      { endsAt: '2020-12-01T00:00:00.000Z' },
      'endsAt',
      'This day is in the past, so the coupon would never be valid.',
    ],
    [
      { startsAt: '2026-12-02T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' },
      'endsAt',
      'The end must be after the start.',
    ],
  ])('with %j is refused', async (overrides, field, message) => {
    const input = { code: 'REFUSED', kind: 'PERCENT', value: 10, ...overrides };
    expect(await write('createCoupon', input)).toEqual(buildRefusal(field, message));
    expect(await server.prisma.coupon.count({ where: { code: { in: ['REFUSED', 'TIHAR_26'] } } })).toBe(0);
  });

  test.each([
    [{ collectionIds: ['none'] }, 'collectionIds', 'This collection no longer exists.'],
    [{ productIds: ['none'] }, 'productIds', 'This product no longer exists.'],
    [{ groupIds: ['none'] }, 'groupIds', 'This group doesn’t exist or was deleted.'],
  ])('with an unknown id is refused: %j', async (overrides, field, message) => {
    const input = { code: 'REFUSED', kind: 'PERCENT', value: 10, ...overrides };
    expect(await write('createCoupon', input)).toEqual(buildRefusal(field, message, 'NOT_FOUND'));
  });

  test('cannot have the code of another coupon', async () => {
    const { code } = await aCoupon(server.prisma);
    expect(await write('createCoupon', { code: code.toLowerCase(), kind: 'FIXED', value: 1 })).toEqual(
      buildRefusal('code', 'Another coupon has this code.'),
    );
  });
});

describe('an update', () => {
  test('leaves omitted fields unchanged, and removes a limit with null', async () => {
    const { id, code } = await aCoupon(server.prisma, { maxDiscount: 900, usageLimit: 5, minItems: 100 });
    const { coupon } = await write('updateCoupon', { id, value: 15, usageLimit: null, version: 1 });
    expect(coupon).toMatchObject({
      code,
      value: 15,
      maxDiscount: 900,
      minItems: 100,
      usageLimit: null,
      version: 2,
    });
    expect(
      await server.prisma.auditEntry.findFirst({ where: { entityId: id, action: 'coupon.update' } }),
    ).toMatchObject({ before: { value: 10, usageLimit: 5 }, after: { value: 15, usageLimit: null } });
  });

  test('of groups and products is recorded with their names in the audit log', async () => {
    const [festiveCollection, wholesaleGroup] = [
      await aCollection(server.prisma, { name: 'Festive' }),
      await server.prisma.customerGroup.create({ data: { name: 'Wholesale' } }),
    ];
    const { id } = await aCoupon(server.prisma);
    const ring = await aProduct(server.prisma, { name: 'Lotus ring' });
    const couponInput = {
      collectionIds: [festiveCollection.id],
      productIds: [ring.id],
      groupIds: [wholesaleGroup.id],
      perCustomer: 1,
      basis: 'MAKING',
    };
    expect((await write('updateCoupon', { id, ...couponInput })).errors).toEqual([]);
    const { data } = await admin.graphql(
      `{ coupon(id: "${id}") { collectionIds productIds groupIds perCustomer basis isFirstOrderOnly isAutomatic } }`,
    );
    expect(data?.coupon).toEqual({ ...couponInput, isFirstOrderOnly: false, isAutomatic: false });
    expect(
      await server.prisma.auditEntry.findFirst({ where: { entityId: id, action: 'coupon.update' } }),
    ).toMatchObject({
      before: { collectionIds: null, productIds: null, groupIds: null, perCustomer: null, basis: 'PRICE' },
      after: {
        collectionIds: ['Festive'],
        productIds: ['Lotus ring'],
        groupIds: ['Wholesale'],
        perCustomer: 1,
        basis: 'MAKING',
      },
    });
    // A group that was deleted later can stay in the coupon.
    await server.prisma.customerGroup.delete({ where: { id: wholesaleGroup.id } });
    expect((await write('updateCoupon', { id, value: 11 })).errors).toEqual([]);
    expect((await write('updateCoupon', { id, groupIds: null })).errors).toEqual([]);
  });

  test('without changes creates no audit entry', async () => {
    const { id, value } = await aCoupon(server.prisma);
    expect((await write('updateCoupon', { id, value })).coupon.version).toBe(1);
    expect(await server.prisma.auditEntry.count({ where: { entityId: id } })).toBe(0);
  });

  test('of an outdated version returns a conflict', async () => {
    const { id } = await aCoupon(server.prisma);
    await write('updateCoupon', { id, isActive: false, version: 1 });
    expect(await write('updateCoupon', { id, isActive: true, version: 1 })).toEqual(
      buildRefusal(
        'version',
        'Someone else has changed this in the meantime. Reload and try again.',
        'CONFLICT',
      ),
    );
    expect(await server.prisma.coupon.findUnique({ where: { id } })).toMatchObject({
      isActive: false,
      version: 2,
    });
  });

  test('must result in a valid coupon', async () => {
    const { id } = await aCoupon(server.prisma, { kind: 'FIXED', value: 500 });
    expect(await write('updateCoupon', { id, kind: 'PERCENT' })).toEqual(
      buildRefusal('value', 'Enter a percentage from 1 to 100.'),
    );
    const other = await aCoupon(server.prisma);
    expect(await write('updateCoupon', { id, code: other.code })).toEqual(
      buildRefusal('code', 'Another coupon has this code.'),
    );
    expect(await write('updateCoupon', { id: 'none', value: 1 })).toEqual(
      buildRefusal('id', 'This coupon doesn’t exist.', 'NOT_FOUND'),
    );
  });

  test('cannot change the code of a used coupon', async () => {
    const { id } = await aCoupon(server.prisma, { usedCount: 1 });
    expect(await write('updateCoupon', { id, code: 'OTHER' })).toEqual(
      buildRefusal('code', 'This coupon has been used, so its code can’t be changed.'),
    );
  });
});

describe('deleting', () => {
  const remove = async (id: string) => {
    const { data } = await admin.graphql(
      'mutation ($id: ID!) { deleteCoupon(input: { id: $id }) { deleted errors { code field message } } }',
      { id },
    );
    return data?.deleteCoupon;
  };

  test('removes a coupon that no order has used', async () => {
    const { id } = await aCoupon(server.prisma);
    expect(await remove(id)).toEqual({ deleted: true, errors: [] });
    expect(await server.prisma.coupon.findUnique({ where: { id } })).toBeNull();
    expect((await remove(id)).errors).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }]);
  });

  test('is refused for a used coupon', async () => {
    const coupon = await aCoupon(server.prisma, { usedCount: 1 });
    const order = await anOrder(server.prisma);
    await server.prisma.couponRedemption.create({
      data: { couponId: coupon.id, orderId: order.id, discount: 1 },
    });
    expect(await remove(coupon.id)).toEqual({
      deleted: null,
      errors: [
        {
          code: 'NOT_ALLOWED',
          field: 'id',
          message: 'This coupon has been used and can’t be deleted. Turn it off instead.',
        },
      ],
    });
  });
});

describe('the list', () => {
  const LIST = `query ($filter: CouponFilter, $first: Int, $after: String) {
    coupons(filter: $filter, first: $first, after: $after) {
      totalCount pageInfo { endCursor hasNextPage } edges { node { code state } }
    } }`;

  beforeAll(async () => {
    await server.prisma.coupon.deleteMany();
    const couponInput = {
      'S-ACTIVE': { startsAt: getTimeInDays(-1), endsAt: getTimeInDays(1), usageLimit: 2, usedCount: 1 },
      'S-UPCOMING': { startsAt: getTimeInDays(1) },
      'S-EXPIRED': { endsAt: getTimeInDays(-1) },
      'S-USED_UP': { usageLimit: 1, usedCount: 1 },
      'S-OFF': { isActive: false },
      OTHER: {},
    };
    for (const [index, [code, fields]] of Object.entries(couponInput).entries())
      await aCoupon(server.prisma, { code, createdAt: getTimeInDays(-10 + index), ...fields });
  });

  async function list(variables: Record<string, unknown>) {
    const { data, errors } = await admin.graphql(LIST, { first: 25, ...variables });
    expect(errors).toBeUndefined();
    return data?.coupons;
  }
  const listCodes = ({ edges }: { edges: { node: { code: string } }[] }) =>
    edges.map(({ node }) => node.code);

  test.each(['ACTIVE', 'UPCOMING', 'EXPIRED', 'USED_UP', 'OFF'])('filters by %s', async (state) => {
    const page = await list({ filter: { state, search: 's-' } });
    expect(page).toMatchObject({ totalCount: 1, edges: [{ node: { code: `S-${state}`, state } }] });
  });

  test('shows the newest coupons first, page by page', async () => {
    const first = await list({ first: 4 });
    expect(listCodes(first)).toEqual(['OTHER', 'S-OFF', 'S-USED_UP', 'S-EXPIRED']);
    expect(listCodes(await list({ after: first.pageInfo.endCursor }))).toEqual(['S-UPCOMING', 'S-ACTIVE']);
    expect(listCodes(await list({ filter: { search: '%' } }))).toEqual([]);
    expect(listCodes(await list({ filter: { search: '-off' } }))).toEqual(['S-OFF']);
  });

  test('is refused to customers', async () => {
    const shopper = await aShopper(server);
    expect((await shopper.graphql(LIST, { first: 1 })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
