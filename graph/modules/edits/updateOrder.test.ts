import { describe, expect, test } from 'vitest';
import { calculateDeliveryEstimate } from '#domain/orders/delivery.ts';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const UPDATE = `mutation ($input: UpdateOrderInput!) {
  updateOrder(input: $input) {
    order {
      notes version totals { finalTotal }
      contact { name email phone }
      shippingAddress { name phone province district municipality ward street landmark }
      estimatedDelivery { from to }
      timeline { status note }
    }
    errors { code field message }
  }
}`;

async function anOwnOrder(overrides: Parameters<typeof anOrder>[1] = {}) {
  const shopper = await aShopper(server);
  const order = await anOrder(server.prisma, { userId: shopper.user.id, ...overrides });
  const update = async (change: object, send = shopper.graphql) =>
    (await send(UPDATE, { input: { id: order.id, ...change } })).data?.updateOrder;
  return { shopper, order, update };
}

test('updateOrder changes only the given fields, keeps the price, and adds a timeline entry', async () => {
  const { order, update } = await anOwnOrder({ notes: 'Ring twice.', landmark: 'Near the temple' });

  const { order: updatedOrder, errors } = await update({
    contact: { phone: ' 98-5100-0000 ' },
    shippingAddress: { street: 'Jawalakhel 4', landmark: null },
    notes: null,
  });

  expect(errors).toEqual([]);
  expect(updatedOrder).toMatchObject({
    notes: null,
    version: 2,
    totals: { finalTotal: order.finalTotal },
    contact: { name: 'Test Customer', email: 'customer@example.com', phone: '+9779851000000' },
    shippingAddress: { district: 'Lalitpur', ward: 3, street: 'Jawalakhel 4', landmark: null },
    timeline: [
      { status: 'PENDING', note: null },
      { status: 'PENDING', note: 'Changed: contact, delivery address, notes.' },
    ],
  });
});

test('a different district changes the delivery estimate and marks the day’s sales figures as outdated', async () => {
  const { order, update } = await anOwnOrder();
  const newAddress = { province: 'Gandaki', district: 'Kaski', municipality: 'Pokhara', ward: 6 };

  const { order: updatedOrder } = await update({ shippingAddress: newAddress });

  const { from, to } = calculateDeliveryEstimate('Kaski', order.placedAt);
  expect(updatedOrder.shippingAddress).toMatchObject(newAddress);
  expect(updatedOrder.estimatedDelivery).toEqual({ from: from.toISOString(), to: to.toISOString() });
  expect(await server.prisma.staleFigureDay.count()).toBe(1);
});

test('an update without changes writes nothing', async () => {
  const { update } = await anOwnOrder();

  const { order } = await update({ contact: { phone: '984 100 0000' }, notes: '  ' });
  expect(order).toMatchObject({ version: 1, timeline: [{ status: 'PENDING' }] });
});

describe('updateOrder is refused', () => {
  test.each(['CONFIRMED', 'SHIPPED', 'CANCELLED'] as const)('when the order is %s', async (status) => {
    const { update } = await anOwnOrder({ status });

    expect(await update({ notes: 'Ring.' })).toMatchObject({
      order: null,
      errors: [{ code: 'NOT_ALLOWED' }],
    });
  });

  test.each<[object, string]>([
    [{ contact: { email: 'nobody' } }, 'contact.email'],
    [{ contact: { name: null } }, 'contact.name'],
    [{ shippingAddress: { phone: '12' } }, 'shippingAddress.phone'],
    [{ shippingAddress: { district: 'Kaski' } }, 'shippingAddress.district'],
    [{ shippingAddress: { ward: 99 } }, 'shippingAddress.ward'],
    [{ shippingAddress: { street: ' ' } }, 'shippingAddress.street'],
    [{ notes: 'x'.repeat(501) }, 'notes'],
  ])('for %j', async (change, field) => {
    const { update } = await anOwnOrder();

    expect(await update(change)).toMatchObject({ order: null, errors: [{ code: 'INVALID', field }] });
  });

  test('for an outdated version', async () => {
    const { update } = await anOwnOrder({ version: 4 });

    expect(await update({ notes: 'Ring.', version: 3 })).toMatchObject({
      order: null,
      errors: [{ code: 'CONFLICT', field: 'version' }],
    });
    expect(await update({ notes: 'Ring.', version: 4 })).toMatchObject({ order: { version: 5 }, errors: [] });
  });

  test("for another customer's order, as if it did not exist", async () => {
    const { update } = await anOwnOrder();
    const other = await aShopper(server);

    expect(await update({ notes: 'Ring.' }, other.graphql)).toMatchObject({
      order: null,
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('the contact that gives access to an order', () => {
  test.each([
    ['email', 'stranger@example.com'],
    ['phone', '9841000009'],
  ])(
    'cannot be changed to another %s by an integration through updateOrder or editOrder',
    async (field, value) => {
      const apiKey = await anApiKey(server, ['write-orders']);
      const {
        id,
        finalTotal,
        [field === 'email' ? 'contactEmail' : 'contactPhone']: storedValue,
      } = await anOrder(server.prisma);
      const contact = { [field]: value };
      const expectedErrors = [{ code: 'NOT_ALLOWED', field: `contact.${field}` }];
      const update = async (change: object) => {
        const UPDATE_ONLY =
          'mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { errors { code field } } }';
        return (await apiKey.graphql(UPDATE_ONLY, { input: { id, contact: change } })).data?.updateOrder
          .errors;
      };
      expect(await update(contact)).toMatchObject(expectedErrors);
      const editResponse = await apiKey.graphql(
        'mutation ($input: EditOrderInput!) { editOrder(input: $input) { errors { code field } } }',
        { input: { id, contact, version: 1, expectedTotal: finalTotal } },
      );
      expect(editResponse.data?.editOrder.errors).toMatchObject(expectedErrors);
      const after = await server.prisma.order.findUniqueOrThrow({ where: { id } });
      expect([after.contactEmail, after.contactPhone]).toContain(storedValue);
      expect(await update({ name: 'New Name' })).toEqual([]);
    },
  );

  test('is notified at the previous email address when staff change the address', async () => {
    const { order, update } = await anOwnOrder();
    const staff = await aShopper(server, { role: 'ADMIN' });
    expect((await update({ contact: { email: 'new@example.com' } }, staff.graphql)).errors).toEqual([]);
    expect(await server.prisma.mail.findMany({ where: { orderId: order.id } })).toMatchObject([
      { toEmail: order.contactEmail, template: 'orderChanged' },
    ]);
    expect((await update({ contact: { email: 'newer@example.com' } })).errors).toEqual([]);
    expect(await server.prisma.mail.count({ where: { orderId: order.id } })).toBe(1);
  });
});

test('staff can update any pending order, and the audit entry contains no values', async () => {
  const { order, update } = await anOwnOrder();
  const staff = await aShopper(server, { role: 'ADMIN' });

  expect((await update({ contact: { name: 'New Name' } }, staff.graphql)).errors).toEqual([]);
  expect(await server.prisma.auditEntry.findMany({ where: { entityId: order.id } })).toMatchObject([
    { action: 'order.update', actorId: staff.user.id, after: { changed: ['contactName'] } },
  ]);
});
