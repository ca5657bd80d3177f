import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Product, Variant } from '#graph/prisma/generated/client.ts';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { editOrders } from './testing/editOrders.ts';

const server = useTestServer();
let staff: Shopper;
let ring: Product & { variants: Variant[] };
let chain: Product & { variants: Variant[] };
const { place, quote, edit, findStock, countReserved, findEditEmails } = editOrders(server, () => staff);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN', name: 'Store Staff' });
});
beforeEach(async () => {
  await server.prisma.attempt.deleteMany();
  await server.prisma.order.updateMany({ data: { placedFrom: null } });
  ring = await aProduct(server.prisma, {
    price: 10_000,
    variants: [
      { size: '6', stock: 4 },
      { size: '7', stock: 2, price: 11_000 },
    ],
  });
  chain = await aProduct(server.prisma, { name: 'Chain', price: 1_500, stock: 3 });
});

const setFixedPrice = async (id: string, fixedPrice: number) => {
  const { data } = await staff.graphql(
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { errors { message } } }',
    { input: { id, fixedPrice } },
  );
  expect(data?.updateProduct.errors).toEqual([]);
};
const archiveProduct = async (id: string) => {
  const { data } = await staff.graphql(
    'mutation ($input: SetProductStatusInput!) { setProductStatus(input: $input) { errors { message } } }',
    { input: { id, status: 'ARCHIVED' } },
  );
  expect(data?.setProductStatus.errors).toEqual([]);
};
const buildRingLines = (size = '6', quantity = 1) => [{ productId: ring.id, size, quantity }];
const change = async (name: string, input: object) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { order { version } errors { field message } } }`;
  return (await staff.graphql(document, { input })).data?.[name];
};

describe('quoteOrderEdit', () => {
  test('keeps the price of ordered items, uses today’s price for additional ones, and reserves nothing', async () => {
    const order = await place(buildRingLines());
    const [line] = order.lines;
    await setFixedPrice(ring.id, 12_000);

    const quoteResult = await quote(order.id, {
      lines: [
        { lineId: line?.id, quantity: 3 },
        { sku: chain.variants[0]?.sku, quantity: 1 },
      ],
    });

    expect(quoteResult).toMatchObject({
      errors: [],
      needsAgreement: true,
      totals: { items: 35_500, shipping: 0, tax: 6_390, finalTotal: 41_890 },
      difference: 30_090,
      due: 41_890,
      refundDue: 0,
      lines: [
        { index: 0, lineId: line?.id, basis: 'SOLD', line: { quantity: 1, unitPrice: 10_000 } },
        {
          index: 0,
          lineId: null,
          basis: 'TODAY',
          line: { quantity: 2, unitPrice: 12_000, lineTotal: 24_000 },
        },
        { index: 1, lineId: null, basis: 'TODAY', line: { quantity: 1, unitPrice: 1_500 } },
      ],
    });
    expect(quoteResult.changes.map(({ part }: { part: string }) => part)).toEqual(['LINES', 'TOTAL']);
    expect(await findStock(ring.variants[0]?.id)).toBe(3);
  });

  test('prices another size at today’s rate', async () => {
    const order = await place(buildRingLines('6', 2));
    const quoteResult = await quote(order.id, {
      lines: [{ lineId: order.lines[0]?.id, size: '7', quantity: 2 }],
    });
    expect(quoteResult.lines).toMatchObject([
      { basis: 'TODAY', line: { size: '7', unitPrice: 11_000, quantity: 2 } },
    ]);
  });

  test('keeps an archived product as ordered, and refuses additional units or another size', async () => {
    const order = await place([...buildRingLines(), { productId: chain.id, quantity: 1 }]);
    await archiveProduct(ring.id);
    const [archivedLine, other] = order.lines;
    const otherLineInput = { lineId: other?.id, quantity: 1 };

    expect(
      await quote(order.id, { lines: [{ lineId: archivedLine?.id, quantity: 1 }, otherLineInput] }),
    ).toMatchObject({
      errors: [],
      changes: [],
    });
    for (const line of [{ quantity: 2 }, { size: '7', quantity: 1 }])
      expect(
        await quote(order.id, { lines: [{ lineId: archivedLine?.id, ...line }, otherLineInput] }),
      ).toMatchObject({
        errors: [{ reason: 'NO_LONGER_FOR_SALE' }],
      });
  });

  test.each([
    [[], 'lines'],
    [[{ lineId: 'another', quantity: 1 }], 'lines.0.lineId'],
    [[{ quantity: 1 }], 'lines.0'],
    [[{ sku: 'NONE', quantity: 1 }], 'lines.0.sku'],
  ])('refuses lines without a known item: %j', async (lines, field) => {
    const order = await place(buildRingLines());
    expect((await quote(order.id, { lines })).errors).toMatchObject([{ field }]);
  });

  test.each([
    [{ shipping: -1 }, 'shipping'],
    [{ discount: { amount: 100, reason: ' ' } }, 'discount.reason'],
    [{ discount: { amount: 100, percent: 5, reason: 'Regular' } }, 'discount.amount'],
    [{ discount: { percent: 101, reason: 'Regular' } }, 'discount.percent'],
    [{ contact: { phone: '12' } }, 'contact.phone'],
    [{ paymentMethod: 'CARD' as const }, 'paymentMethod'],
  ])('reports an error in %j and still calculates the total', async (input, field) => {
    const order = await place(buildRingLines());
    const quoteResult = await quote(order.id, input);
    expect(quoteResult.errors).toMatchObject([{ field }]);
    expect(quoteResult.totals.finalTotal).toBe(order.finalTotal);
  });
});

describe('editOrder', () => {
  test('changes contact, address and notes without agreement, updates the delivery estimate, and emails the new address', async () => {
    const order = await place(buildRingLines());
    await change('updateOrderStatus', { id: order.id, status: 'CONFIRMED' });

    const { order: editedOrder, errors } = await edit(order.id, {
      contact: { phone: '9841000099', email: 'other@example.com' },
      shippingAddress: { province: 'Karnali', district: 'Humla', municipality: 'Simkot' },
      notes: 'Ring twice.',
      agreement: null,
    });

    expect(errors).toEqual([]);
    expect(editedOrder).toMatchObject({
      contact: { phone: '+9779841000099' },
      shippingAddress: { district: 'Humla' },
      notes: 'Ring twice.',
      totals: { finalTotal: order.finalTotal },
    });
    expect(editedOrder.timeline.at(-1).note).toBe('Changed: contact, delivery address, notes.');
    const storedOrder = await server.prisma.order.findUniqueOrThrow({ where: { id: order.id } });
    expect(storedOrder.estimatedTo > order.estimatedTo).toBe(true);
    const emails = await findEditEmails(order.id);
    expect(emails.map(({ template, toEmail }) => [template, toEmail]).sort()).toEqual([
      ['orderChanged', order.contactEmail],
      ['orderChanged', 'other@example.com'],
    ]);
    const auditEntry = await server.prisma.auditEntry.findFirst({
      where: { entityId: order.id, action: 'order.edit' },
    });
    expect(auditEntry?.after).toEqual({
      changed: ['contact', 'shippingAddress', 'notes'],
      finalTotal: order.finalTotal,
    });
  });

  test('moves stock and updates lines, tax and ledger', async () => {
    const order = await place([...buildRingLines('6', 2), { productId: chain.id, quantity: 2 }]);
    const [ringLine, chainLine] = order.lines;

    const { order: editedOrder, errors } = await edit(order.id, {
      lines: [
        { lineId: ringLine?.id, quantity: 1 },
        { productId: ring.id, size: '7', quantity: 2 },
      ],
    });

    expect(errors).toEqual([]);
    expect(editedOrder).toMatchObject({
      version: 2,
      totals: { items: 32_000, tax: 5_760, finalTotal: 37_760 },
      due: 37_760,
      lines: [
        { id: ringLine?.id, quantity: 1, lineTotal: 10_000 },
        { size: '7', quantity: 2, lineTotal: 22_000 },
      ],
    });
    expect([await findStock(ring.variants[0]?.id), await findStock(ring.variants[1]?.id)]).toEqual([3, 0]);
    expect(await findStock(chain.variants[0]?.id)).toBe(3);
    expect(await countReserved(order.id)).toBe(3);
    expect(await server.prisma.order.findUnique({ where: { id: order.id } })).toMatchObject({ pieces: 3 });
    expect(await server.prisma.orderLine.findUnique({ where: { id: chainLine?.id ?? '' } })).toBeNull();
    const event = await server.prisma.orderEvent.findFirst({ where: { orderId: order.id, kind: 'EDIT' } });
    expect(event).toMatchObject({
      note: 'Changed: items.',
      data: {
        agreement: { by: 'PHONE', note: 'Sita, today at 2 pm' },
        changes: [
          {
            part: 'LINES',
            before: [{ quantity: 2 }, { name: 'Chain' }],
            after: [{ quantity: 1 }, { size: '7' }],
          },
          { part: 'TOTAL', before: order.finalTotal, after: 37_760 },
        ],
      },
    });
  });

  test('determines the stock that is returned if the order is cancelled later', async () => {
    const order = await place(buildRingLines('6', 2));
    await edit(order.id, {
      lines: [
        { lineId: order.lines[0]?.id, quantity: 1 },
        { productId: chain.id, quantity: 3 },
      ],
    });
    await change('adminCancelOrder', { id: order.id, reason: 'Changed their mind' });

    expect([await findStock(ring.variants[0]?.id), await findStock(chain.variants[0]?.id)]).toEqual([4, 3]);
    expect(await countReserved(order.id)).toBe(0);
  });

  test('applies an edit once if it is sent twice with one version, and refuses a total other than the one shown', async () => {
    const order = await place(buildRingLines());
    const lines = [{ lineId: order.lines[0]?.id, quantity: 2 }];

    const results = await Promise.all([
      edit(order.id, { lines, version: 1, expectedTotal: 23_600 }),
      edit(order.id, { lines, version: 1, expectedTotal: 23_600 }),
    ]);
    expect(results.flatMap(({ errors }) => errors).map(({ code }) => code)).toEqual(['CONFLICT']);
    expect(await findStock(ring.variants[0]?.id)).toBe(2);

    await setFixedPrice(chain.id, 2_000);
    const linesWithChain = [...lines, { productId: chain.id, quantity: 1 }];
    expect(await edit(order.id, { lines: linesWithChain, expectedTotal: 25_370 })).toMatchObject({
      order: null,
      quote: { totals: { finalTotal: 25_960 } },
      errors: [{ code: 'PRICE_CHANGED', field: 'expectedTotal' }],
    });
  });

  test('reports a missing item with its line, even if the last item is bought at the same moment', async () => {
    const order = await place(buildRingLines());
    const buyLastItem = () =>
      server.graphql(PLACE_ORDER, {
        input: buildOrderInput([{ productId: ring.id, size: '7', quantity: 2 }]),
      });
    const add = () =>
      edit(order.id, {
        lines: [
          { lineId: order.lines[0]?.id, quantity: 1 },
          { productId: ring.id, size: '7', quantity: 1 },
        ],
        expectedTotal: 24_780,
      });

    const [purchaseResponse, additionResult] = await Promise.all([buyLastItem(), add()]);
    const isBought = purchaseResponse.data?.placeOrder.order !== null;
    expect(isBought).toBe(additionResult.order === null);
    if (isBought)
      expect(additionResult.errors).toMatchObject([{ code: 'OUT_OF_STOCK', field: 'lines.1.quantity' }]);
    expect(await findStock(ring.variants[1]?.id)).toBe(isBought ? 0 : 1);

    expect(
      (await quote(order.id, { lines: [{ lineId: order.lines[0]?.id, quantity: 9 }] })).errors,
    ).toMatchObject([{ reason: 'INSUFFICIENT_STOCK', field: 'lines.0.quantity' }]);
  });

  test('requires agreement only if the items change or the total rises', async () => {
    const order = await place(buildRingLines('6', 2));
    const fewerItemsInput = { lines: [{ lineId: order.lines[0]?.id, quantity: 1 }] };

    const noAgreement = { agreement: null };
    expect((await edit(order.id, { ...fewerItemsInput, ...noAgreement })).errors).toMatchObject([
      { field: 'agreement' },
    ]);
    expect((await edit(order.id, { shipping: 500, ...noAgreement })).errors).toMatchObject([
      { field: 'agreement' },
    ]);
    expect((await edit(order.id, { ...fewerItemsInput, agreementNote: ' ' })).errors).toMatchObject([
      { field: 'agreementNote' },
    ]);
    const editResult = await edit(order.id, {
      discount: { amount: 500, reason: 'A scratch' },
      ...noAgreement,
    });
    expect(editResult.errors).toEqual([]);
  });

  test.each(['SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'] as const)(
    'is refused for an order that is %s',
    async (status) => {
      const { id } = await anOrder(server.prisma, { status });
      expect((await edit(id, { notes: 'Late' })).errors).toMatchObject([{ reason: 'ORDER_NOT_EDITABLE' }]);
      expect((await quote(id, { notes: 'Late' })).errors).toMatchObject([{ reason: 'ORDER_NOT_EDITABLE' }]);
    },
  );

  test('records nothing if nothing changes', async () => {
    const order = await place(buildRingLines());
    const unchangedResult = await edit(order.id, {
      lines: [{ lineId: order.lines[0]?.id, quantity: 1 }],
      shipping: 0,
    });
    expect(unchangedResult).toMatchObject({ order: { version: 1 }, errors: [] });
    expect(await findEditEmails(order.id)).toEqual([]);
  });
});

describe('totals and payments of an edited order', () => {
  test('a coupon discount follows the lines, and the coupon must be removed below its minimum', async () => {
    const coupon = await aCoupon(server.prisma, { value: 10, minItems: 15_000 });
    const order = await place(buildRingLines('6', 2), { couponCode: coupon.code });
    const [line] = order.lines;
    await server.prisma.coupon.update({ where: { id: coupon.id }, data: { isActive: false } });

    const increaseResult = await edit(order.id, { lines: [{ lineId: line?.id, quantity: 3 }] });
    expect(increaseResult.order).toMatchObject({ couponCode: coupon.code, totals: { discount: 3_000 } });
    expect(await server.prisma.couponRedemption.findUnique({ where: { orderId: order.id } })).toMatchObject({
      discount: 3_000,
    });

    const fewerLines = [{ lineId: line?.id, quantity: 1 }];
    expect((await edit(order.id, { lines: fewerLines })).errors).toMatchObject([
      { code: 'COUPON_BELOW_MINIMUM', field: 'removeCoupon' },
    ]);
    const couponRemovalResult = await edit(order.id, { lines: fewerLines, removeCoupon: true });
    expect(couponRemovalResult.order).toMatchObject({ couponCode: null, totals: { discount: 0 } });
    expect(await server.prisma.coupon.findUnique({ where: { id: coupon.id } })).toMatchObject({
      usedCount: 0,
    });
  });

  test('a coupon for a collection applies to ordered products even after they leave the collection, and must be removed with the last one', async () => {
    const festiveCollection = await aCollection(server.prisma);
    const stud = await aProduct(server.prisma, { price: 10_000, collectionId: festiveCollection.id });
    const coupon = await aCoupon(server.prisma, { value: 50, collectionIds: [festiveCollection.id] });
    const order = await place(
      [
        { productId: stud.id, quantity: 2 },
        { productId: chain.id, quantity: 1 },
      ],
      { couponCode: coupon.code },
    );
    const [festiveLine, plainLine] = order.lines;
    expect(order.lines.map(({ couponDiscount }) => couponDiscount)).toEqual([10_000, 0]);
    await server.prisma.product.update({ where: { id: stud.id }, data: { collectionId: null } });

    const unchangedLines = [
      { lineId: festiveLine?.id, quantity: 1 },
      { lineId: plainLine?.id, quantity: 2 },
    ];
    expect((await edit(order.id, { lines: unchangedLines })).order.totals.discount).toBe(5_000);
    const lines = await server.prisma.orderLine.findMany({
      where: { orderId: order.id },
      orderBy: { position: 'asc' },
    });
    expect(lines.map(({ couponDiscount }) => couponDiscount)).toEqual([5_000, 0]);

    const remainingLines = [{ lineId: plainLine?.id, quantity: 2 }];
    expect((await edit(order.id, { lines: remainingLines })).errors).toMatchObject([
      { code: 'COUPON_NOT_FOR_CART', reason: 'COUPON_NO_LONGER_APPLICABLE', field: 'removeCoupon' },
    ]);
    expect((await edit(order.id, { lines: remainingLines, removeCoupon: true })).order).toMatchObject({
      couponCode: null,
      totals: { discount: 0 },
    });
  });

  test('a coupon for a product applies to more units of that product, and to no other product', async () => {
    const coupon = await aCoupon(server.prisma, { value: 10, productIds: [chain.id] });
    const order = await place([{ productId: chain.id, quantity: 1 }], { couponCode: coupon.code });
    const lines = [
      { lineId: order.lines[0]?.id, quantity: 2 },
      { sku: ring.variants[0]?.sku, quantity: 1 },
    ];
    expect((await edit(order.id, { lines })).order.totals).toMatchObject({ items: 13_000, discount: 300 });
  });

  test('a discount is added to the coupon discount, is kept by later edits, and can be removed', async () => {
    const coupon = await aCoupon(server.prisma, { value: 10 });
    const order = await place(buildRingLines('6', 2), { couponCode: coupon.code });

    const discountEdit = await edit(order.id, { discount: { percent: 5, reason: 'A regular' } });
    expect(discountEdit.order).toMatchObject({
      staffDiscount: 1_000,
      totals: { discount: 3_000, tax: 3_060 },
    });
    const shippingResult = await edit(order.id, { shipping: 300 });
    expect(shippingResult.order).toMatchObject({
      staffDiscount: 1_000,
      totals: { discount: 3_000, shipping: 300 },
    });
    const discountRemoval = await edit(order.id, { discount: null });
    expect(discountRemoval.order).toMatchObject({ staffDiscount: 0, totals: { discount: 2_000 } });
  });

  test('nobody can exceed their discount limit, not even by removing discounted items', async () => {
    const role = await server.prisma.staffRole.create({
      data: {
        name: `Sales ${ring.id}`,
        permissions: ['editOrders', 'manageOrders'],
        discountPercent: 5,
        refundNpr: 0,
      },
    });
    const seller = await aShopper(server, { role: 'ADMIN', staffRoleId: role.id });
    const order = await place(buildRingLines('6', 3));
    const editAsSeller = (changes: object) => edit(order.id, changes, seller);

    expect((await editAsSeller({ discount: { amount: 1_501, reason: 'A friend' } })).errors).toMatchObject([
      { reason: 'DISCOUNT_ABOVE_LIMIT', field: 'discount' },
    ]);
    expect((await editAsSeller({ discount: { amount: 1_500, reason: 'A friend' } })).errors).toEqual([]);
    const fewerItemsInput = { lines: [{ lineId: order.lines[0]?.id, quantity: 1 }] };
    expect((await editAsSeller(fewerItemsInput)).errors).toMatchObject([{ field: 'discount' }]);
    expect(
      (await editAsSeller({ ...fewerItemsInput, discount: { percent: 5, reason: 'A friend' } })).errors,
    ).toEqual([]);
  });

  test('a paid order with a higher total becomes partly paid, requests the amount due, and cannot ship until it is paid', async () => {
    const order = await place(buildRingLines(), { paymentMethod: 'BANK_TRANSFER' });
    await change('setPaymentStatus', { id: order.id, status: 'PAID' });

    const { order: dearerOrder } = await edit(order.id, {
      lines: [{ lineId: order.lines[0]?.id, quantity: 2 }],
    });
    expect(dearerOrder).toMatchObject({ paymentStatus: 'PART_PAID', due: 11_800, refundDue: 0 });
    const [email] = await findEditEmails(order.id);
    expect(email?.text).toContain('Please transfer NPR 11,800');

    for (const status of ['CONFIRMED', 'PROCESSING'])
      await change('updateOrderStatus', { id: order.id, status });
    expect((await change('updateOrderStatus', { id: order.id, status: 'SHIPPED' })).errors).toMatchObject([
      { field: 'allowUnpaid' },
    ]);
    await change('recordPayment', { id: order.id, method: 'BANK_TRANSFER', amount: 11_800 });
    const thankYouCount = await server.prisma.mail.count({
      where: { orderId: order.id, template: 'paymentReceived' },
    });
    expect(thankYouCount).toBe(2);
  });

  test('a paid order with a lower total has a refund due', async () => {
    const order = await place(buildRingLines('6', 2));
    await change('setPaymentStatus', { id: order.id, status: 'PAID' });

    const { order: cheaperOrder } = await edit(order.id, {
      lines: [{ lineId: order.lines[0]?.id, quantity: 1 }],
    });
    expect(cheaperOrder).toMatchObject({ paymentStatus: 'PAID', due: 0, refundDue: 11_800 });
    const [email] = await findEditEmails(order.id);
    expect(email?.text).toContain('NPR 11,800 more than the order total. We will refund the difference.');
  });

  test('a partly paid order becomes paid when its total falls to the amount paid', async () => {
    const order = await place(buildRingLines('6', 2), { paymentMethod: 'BANK_TRANSFER' });
    await change('recordPayment', { id: order.id, method: 'BANK_TRANSFER', amount: 11_800 });
    const { order: cheaperOrder } = await edit(order.id, {
      lines: [{ lineId: order.lines[0]?.id, quantity: 1 }],
    });
    expect(cheaperOrder).toMatchObject({ paymentStatus: 'PAID', due: 0, refundDue: 0 });
  });

  test('cash on delivery cannot exceed the limit, so the order must switch to a bank transfer', async () => {
    const expensiveProduct = await aProduct(server.prisma, { price: 450_000, stock: 3 });
    const order = await place(buildRingLines());
    const lines = [
      { lineId: order.lines[0]?.id, quantity: 1 },
      { productId: expensiveProduct.id, quantity: 1 },
    ];
    expect((await quote(order.id, { lines })).errors).toMatchObject([{ field: 'paymentMethod' }]);
    const { order: editedOrder, errors } = await edit(order.id, { lines, paymentMethod: 'BANK_TRANSFER' });
    expect(errors).toEqual([]);
    expect(editedOrder.due).toBe(542_800);
  });

  test('the tax uses the order’s own percentage', async () => {
    const order = await place(buildRingLines());
    await server.prisma.order.update({
      where: { id: order.id },
      data: { taxPercent: 13, tax: 1_300, finalTotal: 11_300 },
    });
    const quoteResult = await quote(order.id, { lines: [{ lineId: order.lines[0]?.id, quantity: 2 }] });
    expect(quoteResult.totals).toMatchObject({ items: 20_000, tax: 2_600, finalTotal: 22_600 });
  });
});

describe('an order without reserved stock', () => {
  test('takes no stock in an edit, and the edit is refused only if added items are out of stock', async () => {
    const line = {
      productId: ring.id,
      variantId: ring.variants[1]?.id,
      size: '7',
      unitPrice: 11_000,
      quantity: 5,
    };
    const totals = { itemsTotal: 55_000, tax: 9_900, finalTotal: 64_900 };
    const order = await anOrder(server.prisma, {
      isStockReserved: false,
      lines: [{ ...line, lineTotal: 55_000 }],
      ...totals,
    });
    const currentLine = { lineId: order.lines[0]?.id, quantity: 4 };

    const { errors } = await edit(order.id, { lines: [currentLine, { productId: chain.id, quantity: 3 }] });
    expect(errors).toEqual([]);
    expect(await findStock(chain.variants[0]?.id)).toBe(3);
    expect(await countReserved(order.id)).toBe(0);
    expect(
      (await quote(order.id, { lines: [currentLine, { productId: chain.id, quantity: 4 }] })).errors,
    ).toMatchObject([{ reason: 'INSUFFICIENT_STOCK', field: 'lines.1.quantity' }]);
  });

  test('reserves all its items if it is paid and the missing ones are replaced', async () => {
    const missingItem = {
      productId: ring.id,
      variantId: ring.variants[1]?.id,
      size: '7',
      unitPrice: 11_000,
      quantity: 5,
    };
    const order = await anOrder(server.prisma, {
      isStockReserved: false,
      paymentStatus: 'PAID',
      lines: [{ ...missingItem, lineTotal: 55_000 }],
      itemsTotal: 55_000,
      tax: 9_900,
      finalTotal: 64_900,
    });
    await edit(order.id, { lines: [{ productId: ring.id, size: '6', quantity: 4 }] });

    expect(await server.prisma.order.findUnique({ where: { id: order.id } })).toMatchObject({
      isStockReserved: true,
    });
    expect(await findStock(ring.variants[0]?.id)).toBe(0);
    expect(await countReserved(order.id)).toBe(4);
  });
});

test('shoppers cannot edit orders', async () => {
  const order = await place(buildRingLines());
  const shopper = await aShopper(server);
  await expect(edit(order.id, { notes: 'Mine now', expectedTotal: 1 }, shopper)).rejects.toThrow('FORBIDDEN');
});
