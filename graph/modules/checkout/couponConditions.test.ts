import { beforeEach, describe, expect, test } from 'vitest';
import { toMailbox } from '#graph/access/attempts/mailbox.ts';
import type { PlaceOrderInput } from '#graph/schema/schema.generated.ts';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  order { id couponCode couponName couponNameNe totals { discount finalTotal } lines { couponDiscount } }
  quote { coupon { code } totals { discount } }
  errors { code reason field message } } }`;
const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) {
  coupon { code name nameNe isAutomatic discount } unusedCoupon { code discount }
  totals { items discount tax finalTotal } errors { reason field } } }`;
const CANCEL = `mutation ($input: AdminCancelOrderInput!) { adminCancelOrder(input: $input) { errors { message } } }`;

const sita = { name: 'Sita Rai', email: 'sita@example.com', phone: '+9779841000001' };

beforeEach(async () => {
  await server.prisma.attempt.deleteMany();
  await server.prisma.couponRedemption.deleteMany();
  await server.prisma.order.deleteMany();
  await server.prisma.coupon.deleteMany();
});

async function placeOrder(
  lines: PlaceOrderInput['lines'],
  overrides: Partial<PlaceOrderInput> = {},
  client?: Shopper,
) {
  const input = buildOrderInput(lines, overrides);
  const { data, errors } = client
    ? await client.graphql(PLACE_ORDER, { input })
    : await server.graphql(PLACE_ORDER, { input });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.placeOrder;
}

async function quote(lines: PlaceOrderInput['lines'], couponCode?: string, client?: Shopper) {
  const input = { lines, couponCode };
  const { data } = client ? await client.graphql(QUOTE, { input }) : await server.graphql(QUOTE, { input });
  return data?.quote;
}

const listReasons = ({ errors }: { errors: { reason: string }[] }) => errors.map(({ reason }) => reason);
const findUsedCount = async (code: string) =>
  (await server.prisma.coupon.findUniqueOrThrow({ where: { code } })).usedCount;

describe('a coupon limited to once per customer', () => {
  const createOrderLines = async () => [{ productId: (await aProduct(server.prisma)).id, quantity: 1 }];

  test.each([
    ['email address', { ...sita, phone: '+9779841000009' }],
    ['email address in another letter case', { ...sita, email: 'SITA@Example.com', phone: '+9779841000009' }],
    ['phone number', { ...sita, email: 'other@example.com' }],
    ['phone number in another format', { ...sita, email: 'other@example.com', phone: '984-1000001' }],
  ])('recognises a guest by their %s', async (_case, contact) => {
    const { code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const lines = await createOrderLines();
    expect(listReasons(await placeOrder(lines, { couponCode: code, contact: sita }))).toEqual([]);
    const refusedResult = await placeOrder(lines, { couponCode: code, contact });
    expect(refusedResult).toMatchObject({
      order: null,
      errors: [{ code: 'COUPON_NOT_FOR_YOU', reason: 'COUPON_CUSTOMER_LIMIT_REACHED', field: 'couponCode' }],
    });
    expect(await findUsedCount(code)).toBe(1);
    const strangerContact = { name: 'Hari', email: 'hari@example.com', phone: '+9779841000077' };
    expect(listReasons(await placeOrder(lines, { couponCode: code, contact: strangerContact }))).toEqual([]);
  });

  test('recognises an account regardless of the contact of the order, and reports the limit in the quote', async () => {
    const { code } = await aCoupon(server.prisma, { perCustomer: 2 });
    const lines = await createOrderLines();
    const shopper = await aShopper(server);
    for (let time = 0; time < 2; time++)
      expect(listReasons(await placeOrder(lines, { couponCode: code }, shopper))).toEqual([]);
    expect(listReasons(await placeOrder(lines, { couponCode: code }, shopper))).toEqual([
      'COUPON_CUSTOMER_LIMIT_REACHED',
    ]);
    expect(listReasons(await quote(lines, code, shopper))).toEqual(['COUPON_CUSTOMER_LIMIT_REACHED']);
    expect(listReasons(await quote(lines, code))).toEqual([]);
  });

  test('can be used again after the order is cancelled', async () => {
    const { code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const lines = await createOrderLines();
    const { order } = await placeOrder(lines, { couponCode: code, contact: sita });
    const admin = await aShopper(server, { role: 'ADMIN' });
    const input = { id: order.id, reason: 'Called off.' };
    expect((await admin.graphql(CANCEL, { input })).data?.adminCancelOrder.errors).toEqual([]);
    expect(await findUsedCount(code)).toBe(0);
    expect(listReasons(await placeOrder(lines, { couponCode: code, contact: sita }))).toEqual([]);
  });

  test('stays with the customer who used it when the order’s contact changes', async () => {
    const { code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const lines = await createOrderLines();
    const { order } = await placeOrder(lines, { couponCode: code, contact: sita });
    await server.prisma.order.update({
      where: { id: order.id },
      data: { contactEmail: 'new@example.com', contactPhone: '+9779841000055' },
    });
    expect(listReasons(await placeOrder(lines, { couponCode: code, contact: sita }))).toEqual([
      'COUPON_CUSTOMER_LIMIT_REACHED',
    ]);
  });

  test('can be used again after the account is deleted', async () => {
    const { id, code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const lines = await createOrderLines();
    const shopper = await aShopper(server);
    await placeOrder(lines, { couponCode: code, contact: sita }, shopper);
    await server.prisma.order.updateMany({ data: { status: 'DELIVERED' } });
    const { data } = await shopper.graphql(
      'mutation ($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { deleted errors { code } } }',
      { input: { password: PASSWORD } },
    );
    expect(data?.deleteMyAccount).toEqual({ deleted: true, errors: [] });
    expect(await server.prisma.couponRedemption.findMany({ where: { couponId: id } })).toMatchObject([
      { userId: null, email: null, phone: null },
    ]);
  });

  test('is checked at the till before the sale', async () => {
    const { code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const lines = await createOrderLines();
    await placeOrder(lines, { couponCode: code, contact: sita });
    const seller = await aShopper(server, { role: 'ADMIN' });
    const fetchQuoteReasons = async (customer: object | undefined) => {
      const { data } = await seller.graphql(
        `query ($input: QuoteCounterSaleInput!) { quoteCounterSale(input: $input) { errors { reason } } }`,
        { input: { lines, couponCode: code, buyer: customer } },
      );
      return listReasons(data?.quoteCounterSale);
    };
    expect(await fetchQuoteReasons(undefined)).toEqual([]);
    expect(await fetchQuoteReasons({ name: 'Sita' })).toEqual(['COUPON_CUSTOMER_REQUIRED']);
    expect(await fetchQuoteReasons({ phone: '984-1000001' })).toEqual(['COUPON_CUSTOMER_LIMIT_REACHED']);
    expect(await fetchQuoteReasons({ phone: '9841000002' })).toEqual([]);
  });

  test('is redeemed by only one of ten simultaneous orders, even for different products', async () => {
    await server.prisma.storeSetting.createMany({
      data: ['unpaidCountLimit', 'unpaidItemsLimit'].map((key) => ({ key, value: 0 })),
    });
    const { id, code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const cartLines = await Promise.all(Array.from({ length: 10 }, createOrderLines));
    const shopper = await aShopper(server);
    const results = await Promise.all(
      cartLines.map((lines, index) =>
        // The account, email address or phone number identifies the same person each time.
        index % 2
          ? placeOrder(lines, { couponCode: code, contact: sita }, shopper)
          : placeOrder(lines, {
              couponCode: code,
              contact: { ...sita, email: `sita${index}@example.com` },
            }),
      ),
    );
    expect(results.filter(({ order }) => order)).toHaveLength(1);
    expect(results.flatMap(listReasons)).toEqual(
      Array.from({ length: 9 }, () => 'COUPON_CUSTOMER_LIMIT_REACHED'),
    );
    expect(await server.prisma.couponRedemption.count({ where: { couponId: id } })).toBe(1);
    expect(await findUsedCount(code)).toBe(1);
    await server.prisma.storeSetting.deleteMany();
  });

  test('cannot be used for unlimited guesses about other people', async () => {
    const { code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const lines = await createOrderLines();
    await placeOrder(lines, { couponCode: code, contact: sita });
    const sendGuess = (index: number) =>
      server.graphql(PLACE_ORDER, {
        input: buildOrderInput(lines, {
          couponCode: code,
          contact: { ...sita, email: `guess${index}@example.com` },
        }),
      });
    const results = [];
    for (let index = 0; index < 32; index++) results.push(await sendGuess(index));
    expect(results.at(0)?.data?.placeOrder.errors).toMatchObject([
      { reason: 'COUPON_CUSTOMER_LIMIT_REACHED' },
    ]);
    expect(results.at(-1)?.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('a first order', () => {
  test('is the order of a customer who has placed no other order or has only cancelled orders', async () => {
    const { code } = await aCoupon(server.prisma, { isFirstOrderOnly: true });
    const lines = [{ productId: (await aProduct(server.prisma)).id, quantity: 1 }];
    const { order } = await placeOrder(lines, { contact: sita });
    const repeatOrder = { couponCode: code, contact: { ...sita, phone: '+9779841000009' } };
    expect(listReasons(await placeOrder(lines, repeatOrder))).toEqual(['COUPON_FIRST_ORDER_ONLY']);
    await server.prisma.order.update({ where: { id: order.id }, data: { status: 'CANCELLED' } });
    expect(listReasons(await placeOrder(lines, repeatOrder))).toEqual([]);
  });

  test('can be only one of several simultaneous orders', async () => {
    const { code } = await aCoupon(server.prisma, { isFirstOrderOnly: true });
    const cartLines = await Promise.all(
      Array.from({ length: 3 }, async () => [{ productId: (await aProduct(server.prisma)).id, quantity: 1 }]),
    );
    const results = await Promise.all(
      cartLines.map((lines) => placeOrder(lines, { couponCode: code, contact: sita })),
    );
    expect(results.filter(({ order }) => order)).toHaveLength(1);
    expect(results.flatMap(listReasons)).toEqual(['COUPON_FIRST_ORDER_ONLY', 'COUPON_FIRST_ORDER_ONLY']);
  });
});

test('a coupon for a customer group applies only to its members', async () => {
  const group = await server.prisma.customerGroup.create({ data: { name: 'Wholesale' } });
  const { code } = await aCoupon(server.prisma, { groupIds: [group.id] });
  const lines = [{ productId: (await aProduct(server.prisma)).id, quantity: 1 }];
  const [member, other] = [await aShopper(server), await aShopper(server)];
  await server.prisma.customerGroupMember.create({
    data: { groupId: group.id, customerId: member.user.id },
  });
  expect((await quote(lines, code, member)).coupon).toMatchObject({ code, discount: 1_000 });
  expect(listReasons(await quote(lines, code, other))).toEqual(['COUPON_FOR_GROUP']);
  expect(listReasons(await placeOrder(lines, { couponCode: code }))).toEqual(['COUPON_FOR_GROUP']);
  expect((await placeOrder(lines, { couponCode: code }, member)).order.totals.discount).toBe(1_000);
  await server.prisma.customerGroup.delete({ where: { id: group.id } });
  // After the group is deleted, nobody is a member.
  expect(listReasons(await quote(lines, code, member))).toEqual(['COUPON_FOR_GROUP']);
});

test('a coupon on the making charges of a collection reduces only those charges, and each line stores its share', async () => {
  await aRate(server.prisma, { perTola: 300_000 });
  const festiveCollection = await aCollection(server.prisma);
  const ratePricing = {
    pricingMode: 'RATE' as const,
    fixedPrice: null,
    makingFixed: 4_000,
    stonesPrice: 0,
    weightMg: 0,
    price: 4_000,
  };
  const ring = await aProduct(server.prisma, { ...ratePricing, collectionId: festiveCollection.id });
  const chain = await aProduct(server.prisma, ratePricing);
  const { code } = await aCoupon(server.prisma, {
    value: 50,
    basis: 'MAKING',
    collectionIds: [festiveCollection.id],
  });
  const lines = [
    { productId: chain.id, quantity: 1 },
    { productId: ring.id, quantity: 2 },
  ];
  expect((await placeOrder(lines, { couponCode: code })).order).toMatchObject({
    totals: { discount: 4_000 },
    lines: [{ couponDiscount: 0 }, { couponDiscount: 4_000 }],
  });
  expect(listReasons(await quote([{ productId: chain.id, quantity: 1 }], code))).toEqual([
    'COUPON_NOT_APPLICABLE',
  ]);
  const fixedPriceProduct = await aProduct(server.prisma, { collectionId: festiveCollection.id });
  expect(listReasons(await quote([{ productId: fixedPriceProduct.id, quantity: 1 }], code))).toEqual([
    'COUPON_NO_MAKING_CHARGE',
  ]);
});

test('a coupon for single products reduces only their lines and those of its collections', async () => {
  const festiveCollection = await aCollection(server.prisma);
  const [ring, stud, chain] = [
    await aProduct(server.prisma),
    await aProduct(server.prisma, { collectionId: festiveCollection.id }),
    await aProduct(server.prisma),
  ];
  const productCoupon = await aCoupon(server.prisma, { value: 10, productIds: [ring.id] });
  const productAndCollectionCoupon = await aCoupon(server.prisma, {
    value: 10,
    productIds: [ring.id],
    collectionIds: [festiveCollection.id],
  });
  const lines = [ring, stud, chain].map(({ id: productId }) => ({ productId, quantity: 1 }));
  expect((await placeOrder(lines, { couponCode: productCoupon.code })).order).toMatchObject({
    totals: { discount: 1_000 },
    lines: [{ couponDiscount: 1_000 }, { couponDiscount: 0 }, { couponDiscount: 0 }],
  });
  expect((await quote(lines, productAndCollectionCoupon.code)).totals.discount).toBe(2_000);
  expect(listReasons(await quote(lines.slice(1), productCoupon.code))).toEqual(['COUPON_NOT_APPLICABLE']);
});

describe('a coupon without a code', () => {
  const offerFields = { isAutomatic: true, name: 'Tihar offer', nameNe: 'तिहार अफर', kind: 'FIXED' as const };

  test('is applied automatically, redeemed, and named in the order', async () => {
    const { code } = await aCoupon(server.prisma, { ...offerFields, value: 700 });
    const lines = [{ productId: (await aProduct(server.prisma)).id, quantity: 1 }];
    expect((await quote(lines)).coupon).toEqual({
      code,
      name: 'Tihar offer',
      nameNe: 'तिहार अफर',
      isAutomatic: true,
      discount: 700,
    });
    const { order } = await placeOrder(lines);
    expect(order).toMatchObject({
      couponCode: code,
      couponName: 'Tihar offer',
      couponNameNe: 'तिहार अफर',
      totals: { discount: 700, finalTotal: 10_974 },
    });
    expect(await findUsedCount(code)).toBe(1);
    // The code of an automatic coupon cannot be entered.
    expect(await quote(lines, code)).toMatchObject({
      coupon: { code },
      errors: [{ reason: 'COUPON_NOT_VALID' }],
    });
  });

  test('does not combine with an entered coupon: the larger discount applies', async () => {
    await aCoupon(server.prisma, { ...offerFields, code: 'SMALL', value: 300 });
    await aCoupon(server.prisma, { ...offerFields, code: 'LARGE', value: 700 });
    const smallerCoupon = await aCoupon(server.prisma, { kind: 'FIXED', value: 699 });
    const equalCoupon = await aCoupon(server.prisma, { kind: 'FIXED', value: 700 });
    const lines = [{ productId: (await aProduct(server.prisma)).id, quantity: 1 }];
    expect(await quote(lines)).toMatchObject({ coupon: { code: 'LARGE' }, unusedCoupon: null });
    expect(await quote(lines, smallerCoupon.code)).toMatchObject({
      coupon: { code: 'LARGE' },
      unusedCoupon: { code: smallerCoupon.code, discount: 699 },
      totals: { discount: 700 },
    });
    expect(await quote(lines, equalCoupon.code)).toMatchObject({
      coupon: { code: equalCoupon.code },
      unusedCoupon: null,
    });
    expect((await placeOrder(lines, { couponCode: smallerCoupon.code })).order.couponCode).toBe('LARGE');
    expect(await findUsedCount(smallerCoupon.code)).toBe(0);
  });

  test('is not applied before its start, after its end, or while inactive', async () => {
    const now = server.clock.now.getTime();
    await aCoupon(server.prisma, { ...offerFields, value: 1, startsAt: new Date(now + 60_000) });
    await aCoupon(server.prisma, { ...offerFields, value: 2, endsAt: new Date(now - 60_000) });
    await aCoupon(server.prisma, { ...offerFields, value: 3, isActive: false });
    await aCoupon(server.prisma, { ...offerFields, value: 4, usageLimit: 1, usedCount: 1 });
    const lines = [{ productId: (await aProduct(server.prisma)).id, quantity: 1 }];
    expect((await quote(lines)).coupon).toBeNull();
  });

  test('is refused to a guest who has already used it, and the order requires the new total', async () => {
    const { code } = await aCoupon(server.prisma, { ...offerFields, value: 1_000, perCustomer: 1 });
    const lines = [{ productId: (await aProduct(server.prisma)).id, quantity: 1 }];
    const { totals } = await quote(lines);
    const overrides = { contact: sita, expectedTotal: totals.finalTotal };
    expect((await placeOrder(lines, overrides)).order.couponCode).toBe(code);
    expect(await placeOrder(lines, overrides)).toMatchObject({
      order: null,
      quote: { coupon: null, totals: { discount: 0 } },
      errors: [{ reason: 'TOTAL_CHANGED' }],
    });
  });

  test('is redeemed by only as many simultaneous orders as it has uses left', async () => {
    const { code } = await aCoupon(server.prisma, { ...offerFields, value: 1_000, usageLimit: 2 });
    const cartLines = await Promise.all(
      Array.from({ length: 5 }, async () => [{ productId: (await aProduct(server.prisma)).id, quantity: 1 }]),
    );
    const results = await Promise.all(cartLines.map((lines) => placeOrder(lines)));
    expect(results.filter(({ order }) => order.couponCode === code)).toHaveLength(2);
    expect(results.filter(({ order }) => order.couponCode === null)).toHaveLength(3);
    expect(await findUsedCount(code)).toBe(2);
  });
});

describe('one mailbox under several addresses', () => {
  const createOrderLines = async () => [
    { productId: (await aProduct(server.prisma, { stock: 50 })).id, quantity: 1 },
  ];
  const buildContact = (email: string, index: number) => ({
    name: 'Vic',
    email,
    phone: `98410010${10 + index}`,
  });
  const ALIASES = [
    'vic@gmail.com',
    'v.i.c@gmail.com',
    'Vic+shop@Gmail.com',
    'vic@googlemail.com',
    'v.ic+2@googlemail.com',
  ];

  test.each(ALIASES.slice(1))('%s shares the coupon use of vic@gmail.com', async (alias) => {
    const { code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const lines = await createOrderLines();
    expect(
      listReasons(await placeOrder(lines, { couponCode: code, contact: buildContact('vic@gmail.com', 0) })),
    ).toEqual([]);
    const repeatOrder = await placeOrder(lines, { couponCode: code, contact: buildContact(alias, 1) });
    expect(listReasons(repeatOrder)).toEqual(['COUPON_CUSTOMER_LIMIT_REACHED']);
    expect(await findUsedCount(code)).toBe(1);
  });

  test.each([
    ['deals-one@yahoo.com', 'deals-two@yahoo.com'],
    ['one@vic.fastmail.com', 'vic+two@fastmail.com'],
    ['vic@protonmail.com', 'vic@pm.me'],
    ['vic@proton.me', 'v-i.c+two@protonmail.com'],
    ['vic@icloud.com', 'vic@me.com'],
    ['vic@mac.com', 'vic+two@icloud.com'],
  ])('%s and %s are the same customer', async (first, second) => {
    const { code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const lines = await createOrderLines();
    expect(
      listReasons(await placeOrder(lines, { couponCode: code, contact: buildContact(first, 0) })),
    ).toEqual([]);
    const repeatOrder = await placeOrder(lines, { couponCode: code, contact: buildContact(second, 1) });
    expect(listReasons(repeatOrder)).toEqual(['COUPON_CUSTOMER_LIMIT_REACHED']);
  });

  test('dots matter outside Gmail, and text after a plus sign never does', async () => {
    const { code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const lines = await createOrderLines();
    const placeAs = async (email: string, index: number) =>
      listReasons(await placeOrder(lines, { couponCode: code, contact: buildContact(email, index) }));
    expect(await placeAs('v.ic@example.com', 0)).toEqual([]);
    expect(await placeAs('vic@example.com', 1)).toEqual([]);
    expect(await placeAs('vic+news@example.com', 2)).toEqual(['COUPON_CUSTOMER_LIMIT_REACHED']);
  });

  test('a coupon for first orders is refused to an alias of a customer', async () => {
    const { code } = await aCoupon(server.prisma, { isFirstOrderOnly: true });
    const lines = await createOrderLines();
    expect(listReasons(await placeOrder(lines, { contact: buildContact('vic@gmail.com', 0) }))).toEqual([]);
    const repeatOrder = await placeOrder(lines, {
      couponCode: code,
      contact: buildContact('v.i.c+1@googlemail.com', 1),
    });
    expect(listReasons(repeatOrder)).toEqual(['COUPON_FIRST_ORDER_ONLY']);
    const orders = await server.prisma.order.findMany({ orderBy: { placedAt: 'asc' } });
    expect(orders.map(({ isFirst }) => isFirst)).toEqual([true]);
  });

  test('an account and its aliases share a use, regardless of the contact of their orders', async () => {
    const { code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const lines = await createOrderLines();
    const account = await aShopper(server, { email: 'vic+one@gmail.com' });
    expect(listReasons(await placeOrder(lines, { couponCode: code }, account))).toEqual([]);
    const other = await aShopper(server, { email: 'v.i.c@googlemail.com' });
    expect(listReasons(await quote(lines, code, other))).toEqual(['COUPON_CUSTOMER_LIMIT_REACHED']);
    expect(listReasons(await placeOrder(lines, { couponCode: code }, other))).toEqual([
      'COUPON_CUSTOMER_LIMIT_REACHED',
    ]);
    const guestResult = await placeOrder(lines, {
      couponCode: code,
      contact: buildContact('vic@gmail.com', 3),
    });
    expect(listReasons(guestResult)).toEqual(['COUPON_CUSTOMER_LIMIT_REACHED']);
  });

  test('simultaneous orders from aliases redeem a coupon once', async () => {
    const { code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const lines = await createOrderLines();
    const results = await Promise.all(
      ALIASES.map((email, index) =>
        placeOrder(lines, { couponCode: code, contact: buildContact(email, index) }),
      ),
    );
    expect(results.filter(({ order }) => order)).toHaveLength(1);
    const refusalReasons = results.filter(({ order }) => !order).map(listReasons);
    expect(refusalReasons).toEqual(refusalReasons.map(() => ['COUPON_CUSTOMER_LIMIT_REACHED']));
    expect(await findUsedCount(code)).toBe(1);
  });

  test('a phone number is recognised in any notation', async () => {
    const { code } = await aCoupon(server.prisma, { perCustomer: 1 });
    const lines = await createOrderLines();
    const placeAs = async (phone: string, index: number) =>
      listReasons(
        await placeOrder(lines, {
          couponCode: code,
          contact: { name: 'Hari', email: `hari${index}@example.com`, phone },
        }),
      );
    expect(await placeAs('9841002000', 0)).toEqual([]);
    for (const [index, phone] of ['+977 984-1002000', '00977 9841002000', '९८४१ ००२ ०००'].entries())
      expect(await placeAs(phone, index + 1)).toEqual(['COUPON_CUSTOMER_LIMIT_REACHED']);
  });

  test('the database normalises mailboxes like the server', async () => {
    const addresses = [
      ...ALIASES,
      ...['a@b.example', '+1@example.com', 'a+b+c@example.com', 'a.b+c@x.example', 'a-b@x.example'],
      ...[
        'deals-1@yahoo.com',
        'deals-1-2+a@yahoo.co.in',
        'deals@ymail.com',
        '-a@yahoo.com',
        '-a-b@yahoo.com',
      ],
      ...[
        'shop+1@vic.fastmail.com',
        'shop@a.vic.fastmail.fm',
        'vic+1@fastmail.com',
        'a@fastmail.com.example',
      ],
      ...[
        'a+1@protonmail.com',
        'a@proton.me',
        'a-b@pm.me',
        'a._b-@protonmail.ch',
        'a@icloud.com',
        'a.b+1@me.com',
        '+a@mac.com',
      ],
      ...['a@mail.pm.me', 'a@notme.com', 'a@me.com.np'],
    ];
    for (const email of addresses) {
      const { id, contactMailbox } = await anOrder(server.prisma, { contactEmail: email.toLowerCase() });
      expect(contactMailbox).toBe(toMailbox(email));
      await server.prisma.order.delete({ where: { id } });
    }
    expect(await anOrder(server.prisma, { contactEmail: '' })).toMatchObject({ contactMailbox: null });
  });
});
