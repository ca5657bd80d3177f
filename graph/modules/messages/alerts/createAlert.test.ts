import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { CREATE, createBackInStockInput, GUEST, MY_ALERTS, useAlerts } from './testing/alerts.ts';

const server = useTestServer();
const { createAlert, createSoldOutProduct } = useAlerts(server);
const HOUR_MS = 3_600_000;

describe('an alert', () => {
  test('of a customer is listed in the account, and only that customer can remove it', async () => {
    const product = await createSoldOutProduct();
    const [owner, other] = [await aShopper(server), await aShopper(server)];
    await createAlert({ ...createBackInStockInput(product.id), email: GUEST }, owner);
    const { data } = await owner.graphql(MY_ALERTS);
    expect(data?.myAlerts).toMatchObject([
      { kind: 'BACK_IN_STOCK', size: null, price: null, product: { name: 'Lotus ring' } },
    ]);
    const remove = (shopper: Shopper) =>
      shopper.graphql(
        `mutation ($input: DeleteAlertInput!) { deleteAlert(input: $input) { alerts { id } errors { message } } }`,
        { input: { id: data?.myAlerts[0].id } },
      );
    await remove(other);
    expect((await owner.graphql(MY_ALERTS)).data?.myAlerts).toHaveLength(1);
    expect((await remove(owner)).data?.deleteAlert).toEqual({ alerts: [], errors: [] });
  });

  test('is counted in the product editor', async () => {
    const product = await createSoldOutProduct();
    await createAlert({ ...createBackInStockInput(product.id), email: GUEST });
    const admin = await aShopper(server, { role: 'ADMIN' });
    const { data } = await admin.graphql(
      `query ($id: ID!) { adminProduct(id: $id) { staff { alertCount } } }`,
      {
        id: product.id,
      },
    );
    expect(data?.adminProduct.staff.alertCount).toBe(1);
  });

  test('is limited per address and hour, so that nobody can flood a stranger’s mailbox', async () => {
    const { id } = await createSoldOutProduct();
    for (let count = 0; count < 10; count += 1)
      expect(await createAlert({ ...createBackInStockInput(id), email: GUEST })).toMatchObject({
        created: true,
      });
    const { errors } = await server.graphql(CREATE, {
      input: { ...createBackInStockInput(id), email: GUEST },
    });
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    server.clock.now = new Date(server.clock.now.getTime() + HOUR_MS);
    expect(await createAlert({ ...createBackInStockInput(id), email: GUEST })).toMatchObject({
      created: true,
    });
  });

  test('is limited per address in total', async () => {
    const [alertedProduct, otherProduct] = [await createSoldOutProduct(), await createSoldOutProduct()];
    await server.prisma.alert.createMany({
      data: Array.from({ length: 20 }, (_, index) => {
        return {
          kind: 'BACK_IN_STOCK' as const,
          productId: alertedProduct.id,
          waitingKey: `waiting-${index}`,
          email: GUEST,
          language: 'en',
          createdAt: new Date(),
        };
      }),
    });
    expect((await createAlert({ ...createBackInStockInput(otherProduct.id), email: GUEST })).errors).toEqual([
      { code: 'TOO_MANY', field: null, message: 'You can have up to 20 alerts. Remove one first.' },
    ]);
  });

  test('requires a guest’s address, a product for sale and an existing size', async () => {
    const product = await createSoldOutProduct();
    const draft = await aProduct(server.prisma, { stock: 0, status: 'DRAFT' });
    expect((await createAlert(createBackInStockInput(product.id))).errors).toMatchObject([
      { code: 'INVALID', field: 'email' },
    ]);
    expect((await createAlert({ ...createBackInStockInput(draft.id), email: GUEST })).errors).toMatchObject([
      { code: 'NOT_FOUND', field: 'productId' },
    ]);
    expect(
      (await createAlert({ ...createBackInStockInput(product.id), size: '99', email: GUEST })).errors,
    ).toMatchObject([{ code: 'NOT_FOUND', field: 'size' }]);
  });

  test('is deleted with the account, and included in its data export', async () => {
    const product = await createSoldOutProduct();
    const customer = await aShopper(server);
    await createAlert(createBackInStockInput(product.id), customer);
    const { data } = await customer.graphql('{ myDataExport }');
    expect(data?.myDataExport.alerts).toMatchObject([{ kind: 'BACK_IN_STOCK', product: { id: product.id } }]);
    const { errors } = await customer.graphql(
      `mutation ($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { errors { message } } }`,
      { input: { password: PASSWORD } },
    );
    expect(errors).toBeUndefined();
    expect(await server.prisma.alert.count({ where: { userId: customer.user.id } })).toBe(0);
  });
});
