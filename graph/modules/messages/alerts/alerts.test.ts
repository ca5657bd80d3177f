import { describe, expect, onTestFinished, test } from 'vitest';
import { queueDaily } from '#graph/jobs/queueDaily.ts';
import { composeMimeMessage } from '#graph/mail/mimeMessage.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { checkPricesWithTaxJob } from '../messages.jobs.ts';
import { createBackInStockInput, GUEST, MY_ALERTS, useAlerts } from './testing/alerts.ts';

const server = useTestServer();
const { createAlert, createSoldOutProduct } = useAlerts(server);
const createAdmin = () => aShopper(server, { role: 'ADMIN' });

async function findAlertEmails() {
  await runJobs(server);
  return server.prisma.mail.findMany({
    where: { template: { in: ['backInStock', 'priceDrop'] } },
    orderBy: { createdAt: 'asc' },
  });
}

async function setStock(admin: Shopper, input: Record<string, unknown>) {
  const { data, errors } = await admin.graphql(
    `mutation ($input: SetStockInput!) { setStock(input: $input) { errors { message } } }`,
    { input: { reason: 'RECEIVED', ...input } },
  );
  expect(errors).toBeUndefined();
  expect(data?.setStock.errors).toEqual([]);
}

describe('a back-in-stock alert', () => {
  test('is sent once to each guest and customer, however often stock arrives and the job runs', async () => {
    const product = await createSoldOutProduct();
    const customer = await aShopper(server);
    expect(
      await createAlert({ ...createBackInStockInput(product.id), email: ` ${GUEST.toUpperCase()} ` }),
    ).toEqual({
      created: true,
      errors: [],
    });
    expect(await createAlert({ ...createBackInStockInput(product.id), email: GUEST })).toEqual({
      created: true,
      errors: [],
    });
    expect(await createAlert(createBackInStockInput(product.id), customer)).toEqual({
      created: true,
      errors: [],
    });
    expect(await findAlertEmails()).toEqual([]);

    const staff = await createAdmin();
    await setStock(staff, { id: product.id, stock: 2 });
    await setStock(staff, { id: product.id, delta: 1 });
    const job = await server.prisma.job.findFirstOrThrow({ where: { kind: 'sendAlerts' } });
    await findAlertEmails();
    await server.prisma.job.update({ where: { id: job.id }, data: { status: 'QUEUED' } });
    const emails = await findAlertEmails();

    expect(emails.map(({ toEmail }) => toEmail).sort()).toEqual([customer.user.email, GUEST].sort());
    expect(emails[0]).toMatchObject({ subject: 'Lotus ring is back in stock' });
    expect(emails[0]?.text).toContain('NPR 11,800 incl. tax');
  });

  test('is not sent for another size', async () => {
    const product = await aProduct(server.prisma, {
      variants: [
        { size: '12', stock: 0 },
        { size: '14', stock: 0 },
      ],
    });
    await createAlert({ ...createBackInStockInput(product.id), size: '14', email: GUEST });
    const staff = await createAdmin();
    await setStock(staff, { id: product.id, size: '12', stock: 1 });
    expect(await findAlertEmails()).toEqual([]);
    await setStock(staff, { id: product.id, size: '14', stock: 1 });
    expect((await findAlertEmails())[0]?.text).toContain('size 14');
  });

  test('is sent when a cancelled order is restocked', async () => {
    const product = await aProduct(server.prisma, { stock: 1 });
    const customer = await aShopper(server);
    const { data } = await customer.graphql(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } errors { message } } }`,
      { input: buildOrderInput([{ productId: product.id, quantity: 1 }]) },
    );
    expect(data?.placeOrder.errors).toEqual([]);
    expect(await createAlert({ ...createBackInStockInput(product.id), email: GUEST })).toMatchObject({
      created: true,
    });
    await customer.graphql(
      `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { errors { message } } }`,
      { input: { id: data?.placeOrder.order.id, reason: 'Changed my mind' } },
    );
    expect(await findAlertEmails()).toMatchObject([{ toEmail: GUEST, template: 'backInStock' }]);
  });

  test('waits until the product is for sale', async () => {
    const product = await aProduct(server.prisma, { stock: 0 });
    await createAlert({ ...createBackInStockInput(product.id), email: GUEST });
    const staff = await createAdmin();
    const setStatus = (status: string) =>
      staff.graphql(
        `mutation ($input: SetProductStatusInput!) { setProductStatus(input: $input) { errors { message } } }`,
        { input: { id: product.id, status } },
      );
    await setStatus('DRAFT');
    await setStock(staff, { id: product.id, stock: 1 });
    expect(await findAlertEmails()).toEqual([]);
    await setStatus('ACTIVE');
    expect(await findAlertEmails()).toHaveLength(1);
  });

  test('can be requested only while the product is sold out', async () => {
    const product = await aProduct(server.prisma);
    expect(await createAlert({ ...createBackInStockInput(product.id), email: GUEST })).toEqual({
      created: false,
      errors: [{ code: 'INVALID', field: 'productId', message: 'This piece is in stock.' }],
    });
  });
});

describe('a price alert', () => {
  test('is sent once, in the requested language, when a new metal rate brings the price down to the requested amount', async () => {
    const { prisma } = server;
    await prisma.metalRate.deleteMany();
    await aRate(prisma, { metal: 'GOLD', perTola: 300_000 });
    const product = await aProduct(prisma, {
      name: 'Lotus ring',
      pricingMode: 'RATE',
      fixedPrice: null,
      weightMg: 11_664,
      purity: '24K',
      price: 300_000,
    });
    const alertInput = { kind: 'PRICE_BELOW', productId: product.id, email: GUEST, language: 'ne' };
    expect((await createAlert({ ...alertInput, price: 300_000 })).errors).toEqual([
      { code: 'INVALID', field: 'price', message: 'Enter a price below today’s price of NPR 3,00,000.' },
    ]);
    expect((await createAlert({ ...alertInput, priceWithTax: 354_000 })).errors).toEqual([
      {
        code: 'INVALID',
        field: 'priceWithTax',
        message: 'Enter a price below today’s price of NPR 3,54,000.',
      },
    ]);
    await createAlert({ ...alertInput, price: 100_000 });
    expect(await createAlert({ ...alertInput, price: 280_000 })).toEqual({ created: true, errors: [] });
    expect(await prisma.alert.count()).toBe(1);

    const staff = await createAdmin();
    const publish = async (perTola: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + 1000);
      const { errors } = await staff.graphql(
        `mutation ($input: PublishMetalRateInput!) { publishMetalRate(input: $input) { errors { message } } }`,
        { input: { metal: 'GOLD', perTola, confirm: true } },
      );
      expect(errors).toBeUndefined();
    };
    await publish(290_000);
    expect(await findAlertEmails()).toEqual([]);
    await publish(280_000);
    await findAlertEmails();
    await publish(250_000);
    const emails = await findAlertEmails();
    expect(emails).toMatchObject([{ toEmail: GUEST, subject: 'Lotus ring: मूल्य अहिले करसहित रु ३,३०,४००' }]);
    expect(emails[0]?.html).toMatch(/<html [^>]*lang="ne"/);
  });

  test('with tax is sent at exactly the requested price, and states the price with tax', async () => {
    const { prisma } = server;
    await prisma.metalRate.deleteMany();
    await aRate(prisma, { metal: 'GOLD', perTola: 300_000 });
    const product = await aProduct(prisma, {
      name: 'Lotus ring',
      pricingMode: 'RATE',
      fixedPrice: null,
      weightMg: 11_664,
      purity: '24K',
      price: 300_000,
    });
    const shopper = await aShopper(server);
    const alertInput = { kind: 'PRICE_BELOW', productId: product.id };
    expect(await createAlert({ ...alertInput, priceWithTax: 330_399, email: GUEST })).toMatchObject({
      created: true,
    });
    expect(await createAlert({ ...alertInput, priceWithTax: 330_400 }, shopper)).toMatchObject({
      created: true,
    });
    expect((await shopper.graphql('{ myAlerts { price priceWithTax } }')).data?.myAlerts).toEqual([
      { price: 280_000, priceWithTax: 330_400 },
    ]);

    const staff = await createAdmin();
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await staff.graphql(
      `mutation ($input: PublishMetalRateInput!) { publishMetalRate(input: $input) { errors { message } } }`,
      { input: { metal: 'GOLD', perTola: 280_000, confirm: true } },
    );
    const emails = await findAlertEmails();
    expect(emails).toMatchObject([
      { toEmail: shopper.user.email, subject: 'Lotus ring is now NPR 3,30,400 incl. tax' },
    ]);
    expect(emails[0]?.text).toContain('fell to NPR 3,30,400 incl. tax or less');
  });

  test('states the price before tax if the shop displays prices before tax', async () => {
    const { prisma } = server;
    const product = await aProduct(prisma, { name: 'Lotus ring', price: 9000 });
    await createAlert({ kind: 'PRICE_BELOW', productId: product.id, price: 8000, email: GUEST });
    await prisma.storeSetting.create({ data: { key: 'showPricesWithTax', value: false } });
    onTestFinished(async () => {
      await prisma.storeSetting.deleteMany();
    });
    const staff = await createAdmin();
    await staff.graphql(
      `mutation ($input: SetPricesInput!) { setPrices(input: $input) { errors { message } } }`,
      { input: { rows: [{ sku: product.sku, price: 8000 }] } },
    );
    expect((await findAlertEmails())[0]).toMatchObject({ subject: 'Lotus ring is now NPR 8,000' });
  });

  test('with tax is sent within a day after the tax is reduced', async () => {
    const { prisma } = server;
    const product = await aProduct(prisma, { name: 'Lotus ring', price: 10_000 });
    await createAlert({ kind: 'PRICE_BELOW', productId: product.id, priceWithTax: 11_300, email: GUEST });
    await prisma.storeSetting.create({ data: { key: 'taxPercent', value: 13 } });
    onTestFinished(async () => {
      await prisma.storeSetting.deleteMany();
    });
    expect(await findAlertEmails()).toEqual([]);
    await queueDaily(prisma, server.clock.now, [checkPricesWithTaxJob]);
    expect(await findAlertEmails()).toMatchObject([
      { toEmail: GUEST, subject: 'Lotus ring is now NPR 11,300 incl. tax' },
    ]);
  });

  test('is requested either with tax or before tax', async () => {
    const { id } = await aProduct(server.prisma);
    const bothPrices = { kind: 'PRICE_BELOW', productId: id, price: 8000, priceWithTax: 9440, email: GUEST };
    expect((await createAlert(bothPrices)).errors).toMatchObject([
      { code: 'INVALID', field: 'priceWithTax' },
    ]);
  });

  test.each([undefined, 0, -5])('of %s is refused', async (price) => {
    const { id } = await aProduct(server.prisma);
    const { created, errors } = await createAlert({
      kind: 'PRICE_BELOW',
      productId: id,
      price,
      email: GUEST,
    });
    expect(created).toBe(false);
    expect(errors).toMatchObject([{ code: 'INVALID', field: 'price' }]);
  });
});

describe('an alert email', () => {
  test('allows its recipient to end all their own alerts without signing in, through its link or the mail client', async () => {
    const [first, second] = [await createSoldOutProduct(), await createSoldOutProduct()];
    for (const { id } of [first, second]) await createAlert({ ...createBackInStockInput(id), email: GUEST });
    await createAlert({ ...createBackInStockInput(second.id), email: 'bina@example.com' });
    await setStock(await createAdmin(), { id: first.id, stock: 1 });
    const [mail] = await findAlertEmails();
    if (!mail) throw new Error('No mail was written.');

    const { raw } = await composeMimeMessage(mail, {
      settings: { name: 'Store', email: 'store@example.com' },
    });
    const headers = raw.toString().replace(/\r\n\s+/g, ' ');
    expect(headers).toContain(`List-Unsubscribe: <${mail.unsubscribeUrl}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(mail.unsubscribeUrl ?? '');
    expect(mail.html).toContain(`/#/stop-alerts${search}`);
    const pageResponse = await server.app.inject({ url: pathname + search });
    expect(pageResponse.headers.location).toBe(`/#/stop-alerts${search}`);
    expect(await server.prisma.alert.count({ where: { sentAt: null } })).toBe(2);

    const postResponse = await server.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(postResponse.statusCode).toBe(200);
    const remainingAlerts = await server.prisma.alert.findMany({ where: { sentAt: null } });
    expect(remainingAlerts.map(({ email }) => email)).toEqual(['bina@example.com']);
  });

  test('contains the token for the unsubscribe page, whose response is the same for an unknown token', async () => {
    const product = await createSoldOutProduct();
    const soldOutProduct = await createSoldOutProduct();
    const customer = await aShopper(server);
    await createAlert(createBackInStockInput(product.id), customer);
    await createAlert(createBackInStockInput(soldOutProduct.id), customer);
    await setStock(await createAdmin(), { id: product.id, stock: 1 });
    const [email] = await findAlertEmails();
    const token = new URL(email?.unsubscribeUrl ?? '').searchParams.get('token');
    for (const unsubscribeToken of ['strange', token]) {
      const { data } = await server.graphql(
        `mutation ($input: UnsubscribeFromAlertsInput!) {
          unsubscribeFromAlerts(input: $input) { unsubscribed errors { message } }
        }`,
        { input: { token: unsubscribeToken } },
      );
      expect(data?.unsubscribeFromAlerts).toEqual({ unsubscribed: true, errors: [] });
    }
    expect((await customer.graphql(MY_ALERTS)).data?.myAlerts).toEqual([]);
  });
});
