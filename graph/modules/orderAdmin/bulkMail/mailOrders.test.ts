import { beforeAll, describe, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { createOrderActions } from '../orders/testing/orderActions.ts';

const server = useTestServer();
let staff: Shopper;
const { change, findAudit, findMails } = createOrderActions(server, () => staff);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});

const emailOrders = (input: object) => change('mailOrders', input, 'updated { id } failed { id reason }');

describe('an email to many customers', () => {
  test('fills in each order’s values, in the language of the order', async () => {
    const englishOrder = await anOrder(server.prisma, { contactName: 'Gita Rai' });
    const nepaliOrder = await anOrder(server.prisma, { contactName: 'सीता शर्मा', language: 'NE' });

    const response = await emailOrders({
      orderIds: [englishOrder.id, nepaliOrder.id],
      english: { subject: 'About {number}', message: 'Dear {name}, {due} is still to come.' },
      nepali: { subject: '{number} बारे', message: '{name} जी, {due} तिर्न बाँकी छ।' },
    });

    expect(response).toMatchObject({
      updated: [{ id: englishOrder.id }, { id: nepaliOrder.id }],
      failed: [],
    });
    const [first] = await findMails(englishOrder.id);
    expect(first).toMatchObject({ subject: `About ${englishOrder.number}`, template: 'custom' });
    expect(first?.text).toContain('Dear Gita Rai, NPR 11,800 is still to come.');
    const [second] = await findMails(nepaliOrder.id);
    expect(second?.subject).toBe(`${nepaliOrder.number} बारे`);
    expect(second?.text).toContain('सीता शर्मा जी');
    expect(second?.html).toContain('lang="ne"');
    expect((await findAudit(nepaliOrder.id)).map(({ action }) => action)).toEqual(['order.email']);
  });

  test('is sent in English to everyone if it has no Nepali text', async () => {
    const { id } = await anOrder(server.prisma, { language: 'NE' });
    await emailOrders({ orderIds: [id], english: { subject: 'Hello', message: 'Thank you.' } });
    expect((await findMails(id))[0]).toMatchObject({ subject: 'Hello' });
  });

  test('skips orders without an address, and reports them', async () => {
    const { id } = await anOrder(server.prisma, { contactEmail: '' });
    expect(await emailOrders({ orderIds: [id], english: { subject: 'Hello', message: 'Hi' } })).toMatchObject(
      {
        updated: [],
        failed: [{ id, reason: 'CUSTOMER_UNREACHABLE' }],
      },
    );
  });

  test('is refused with an unknown placeholder', async () => {
    const { id } = await anOrder(server.prisma);
    const response = await emailOrders({
      orderIds: [id],
      english: { subject: 'Hello {nmae}', message: 'Hi' },
    });
    expect(response).toMatchObject({ updated: [], errors: [{ code: 'INVALID', field: 'english.message' }] });
    expect(await findMails(id)).toEqual([]);
  });
});
