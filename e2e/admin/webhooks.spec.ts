import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anOrder } from '#graph/testing/anOrder.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

test('a webhook receives an event for a new order, and the order list announces it', async ({
  page,
  prisma,
}) => {
  const receivedEvents: string[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    receivedEvents.push(JSON.parse(body).type);
    response.end('thanks');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const name = `ERP ${crypto.randomUUID().slice(0, 8)}`;
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });

  await test.step('a webhook is added, and its secret is shown once', async () => {
    await page.goto('/#/admin/webhooks/new');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await expect(page.getByText(/^Enter an address such as/)).toBeVisible();
    await page.getByLabel('URL', { exact: true }).fill(`http://127.0.0.1:${port}/hooks`);
    await page.getByLabel('Description').fill(name);
    await expect(page.getByLabel(/^Order placed/)).toBeChecked();
    await page.getByLabel(/^Order changed/).uncheck();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'Webhook created' });
    await expect(dialog.getByRole('group', { name: 'Webhook secret' })).toHaveText(/^whsec_/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'I have saved it' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('a test event arrives, and its delivery shows the result', async () => {
    await page.getByRole('button', { name: 'Send test event' }).click();
    await expect.poll(() => receivedEvents).toContain('webhook.test');
    const row = page.getByRole('row', { name: /^Test/ });
    await expect(row.getByText('Delivered')).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('link', { name: 'Test' }).click();
    await expect(page.getByText('Response 200')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Response' })).toContainText('thanks');
    await expect(page.getByRole('group', { name: 'Payload' })).toContainText('webhook.test');
    await expectAccessible(page);
  });

  await test.step('an order placed elsewhere is announced above the list, and shown on request', async () => {
    const customerName = name.replace('ERP', 'Sita');
    // Orders of other tests do not match this list.
    await anOrder(prisma, { contactName: customerName, placedAt: new Date() });
    await page.goto(`/#/admin/orders?q=${encodeURIComponent(customerName)}`);
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    const streamPromise = page.waitForResponse((response) => response.url().endsWith('/api/admin/events'));
    await page.reload();
    await streamPromise;
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    const { id: productId } = await anActiveProduct(prisma, { stock: 5 });
    const contact = {
      name: customerName,
      email: `${crypto.randomUUID()}@example.com`,
      phone: '9841000000',
    };
    const graphqlResponse = await page.request.post('/graphql', {
      data: {
        query: PLACE_ORDER,
        variables: { input: buildOrderInput([{ productId, quantity: 1 }], { contact }) },
      },
    });
    expect((await graphqlResponse.json()).data.placeOrder.errors).toEqual([]);
    const newOrderNotice = page.getByText(/^\d+ new orders?$/);
    await expect(newOrderNotice).toBeVisible();
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('1 to 2 of 2')).toBeVisible();
    await expect(newOrderNotice).toBeHidden();
  });

  await test.step('the delivery log shows that the webhook received the order too', async () => {
    await expect.poll(() => receivedEvents).toContain('order.placed');
    await page.goto('/#/admin/webhooks/deliveries');
    await expect(page.getByRole('row', { name: /Order placed/ }).first()).toBeVisible();
    await expectAccessible(page);
  });
  await prisma.webhookEndpoint.deleteMany({ where: { description: name } });
  receiver.close();
});
