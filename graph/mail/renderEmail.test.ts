import { describe, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { loadEmailTemplates } from './findEmailTemplate.ts';
import type { EmailMessage } from './messages.ts';
import { renderSamples } from './preview/renderSamples.ts';
import { renderEmail } from './renderEmail.ts';

const server = useTestServer();
const publicUrl = 'https://shop.example';
const to = { email: 'sita@example.com', name: 'Sita Example' };
const templates = await loadEmailTemplates();

describe('the email about a placed order', () => {
  test('contains every line, the totals, the address and a tracking link', async () => {
    const order = await anOrder(server.prisma, {
      couponCode: 'DASHAIN10',
      itemsTotal: 124_000,
      discount: 12_400,
      tax: 20_088,
      finalTotal: 131_688,
      landmark: 'Behind the fire station',
      lines: [
        {
          name: 'Lotus ring',
          size: '7',
          quantity: 2,
          unitPrice: 12_000,
          lineTotal: 24_000,
          imageKey: 'lotus.webp',
        },
        { name: 'Asharfi coin', weightMg: 11_664, unitPrice: 100_000, lineTotal: 100_000 },
      ],
    });

    const { subject, text, html } = await render({ template: 'orderPlaced', to, orderId: order.id });

    expect(subject).toBe(`Your order ${order.number}`);
    expect(text).toContain('Lotus ring\n22K gold · 5.00 g · size 7 · 2 × NPR 12,000\nNPR 24,000');
    expect(text).toContain('Asharfi coin\n22K gold · 11.66 g\nNPR 1,00,000');
    expect(text).toMatch(/Items +NPR 1,24,000\nCoupon DASHAIN10 +− NPR 12,400\nShipping +Free\n/);
    expect(text).toMatch(/Estimated tax \(18%\) +NPR 20,088\nTotal +NPR 1,31,688/);
    expect(text).toContain('Pulchowk 12\nBehind the fire station\nLalitpur, ward 3\nLalitpur, Bagmati');
    expect(text).toContain('+977 9841000000');
    expect(text).toContain('between Tuesday 3 November and Thursday 5 November');
    // A guest opens the order with its number and phone number, because this link has no secret.
    expect(text).toContain(`https://shop.example/#/track-order?number=${order.number}`);
    expect(text).toContain('please have NPR 1,31,688 ready');
    expect(html).toContain('src="https://shop.example/media/lotus.webp?w=160"');
  });

  test('contains the bank details for the transfer', async () => {
    const { id, number } = await anOrder(server.prisma, { paymentMethod: 'BANK_TRANSFER' });

    const { text } = await render({ template: 'orderPlaced', to, orderId: id });

    expect(text).toContain(`Please transfer NPR 11,800 with ${number} as the reference.`);
    expect(text).toContain('Nepal Bank Limited, Lalitpur\nAabhushan\n000-DEMO-000');
    expect(text).toContain('Delivery takes 1–2 working days after we receive your payment.');
    expect(text).not.toMatch(/between|Estimated delivery/);
  });
});

test('a confirmed booking with an eSewa advance counts delivery days from the payment', async () => {
  const order = await anOrder(server.prisma, {
    ...{ paymentMethod: 'ESEWA', status: 'CONFIRMED', paymentStatus: 'PART_PAID', paid: 5_000 },
  });

  const { text } = await render({ template: 'orderStatus', to, orderId: order.id, note: null });

  expect(text).toContain('Delivery takes 1–2 working days after we receive your payment.');
  expect(text).not.toContain('Estimated delivery');
});

test.each([
  ['was cancelled before the email was sent', { status: 'CANCELLED' }],
  ['is already paid', { paymentStatus: 'PAID' }],
] as const)('the email about an order that %s requests no payment', async (_case, state) => {
  const { id } = await anOrder(server.prisma, { paymentMethod: 'BANK_TRANSFER', ...state });

  const { text } = await render({ template: 'orderPlaced', to, orderId: id });

  expect(text).not.toContain('Please transfer');
  expect(text).not.toContain('000-DEMO-000');
});

test('the email about a shipped order contains carrier, number and note', async () => {
  const { id, number } = await anOrder(server.prisma, {
    status: 'SHIPPED',
    carrier: 'Nepal Can Move',
    trackingNumber: 'N-1',
  });

  const { subject, text } = await render({
    template: 'orderStatus',
    to,
    orderId: id,
    note: 'Needs a signature.\nBring a passport.',
  });

  expect(subject).toBe(`Your order ${number} is on its way`);
  expect(text).toContain('It is with Nepal Can Move, tracking number N-1.');
  expect(text).toContain('Needs a signature.\nBring a passport.');
});

test('the email about a cancelled order contains the reason and the refund', async () => {
  const { id } = await anOrder(server.prisma, { status: 'CANCELLED', paymentStatus: 'PAID' });

  const { text } = await render({
    template: 'orderCancelled',
    to,
    orderId: id,
    reason: 'The stone cracked.',
  });

  expect(text).toContain('is cancelled and will not be delivered. We will refund you the way you paid.');
  expect(text).toContain('The stone cracked.');
});

test('escapes text that people entered', async () => {
  const script = '<script>alert(1)</script>';
  const order = await anOrder(server.prisma, { contactName: script, notes: script, shipName: script });

  for (const message of [
    { template: 'orderPlaced', to, orderId: order.id },
    { template: 'custom', to, subject: script, body: script },
    { template: 'welcome', to: { ...to, name: script } },
  ] satisfies EmailMessage[])
    expect((await render(message)).html).not.toContain('<script');
});

test('removes bidirectional control characters, including from stored text', async () => {
  const bidiText = 'Sita \u202Eiar';
  const { subject, text, html } = await render({
    template: 'custom',
    to: { ...to, name: bidiText },
    subject: bidiText,
    body: bidiText,
  });
  expect(subject).toBe('Sita iar');
  expect(text + html).not.toContain('\u202E');
});

test("uses the store settings for the store's details", async () => {
  await server.prisma.storeSetting.create({ data: { key: 'name', value: 'Sunar & Sons' } });

  const { subject, html, text } = await render({ template: 'welcome', to });

  expect(subject).toBe('Welcome to Sunar & Sons');
  expect(text).toContain('Sunar & Sons, Balkumari');
  expect(html).toContain('Sunar &amp; Sons');
  await server.prisma.storeSetting.deleteMany();
});

test.each(templates.flatMap((template) => renderSamples(template, publicUrl)))(
  '$file has the same content as HTML and as text',
  ({ subject, html, text }) => {
    expect(subject).not.toBe('');
    expect(html).toContain('width=device-width');
    expect(html).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|<\w/);
    const links = [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(text).toContain(link);
  },
);

/** Excludes staff emails, which are in English, and personally written emails, whose text is not the store's. */
const nepaliTemplates = templates.filter(
  ({ isEnglish, buildSamples: samples }) =>
    !isEnglish && Object.values(samples(publicUrl)).every((content) => !('body' in content)),
);

test.each(nepaliTemplates.flatMap((template) => renderSamples(template, publicUrl, 'NE')))(
  '$file is entirely in Nepali for a Nepali reader',
  ({ subject, html, text }) => {
    // Codes, invoice numbers, URLs, phone numbers, bank names and text that people entered.
    const untranslatedPattern =
      /https?:\S+|\S+@\S+|(?:JW|RT)-\w+|\d{4}\/\d\d-\d{6}|[+]977[\d -]+\d|Aabhushan|Nepal Bank Limited, Lalitpur|000-DEMO-000|DASHAIN\w*/g;
    const enteredTexts = [
      'No transfer of this amount has reached our account so far.',
      'FT26331K2P',
      'Sita Example',
      'Lotus ring',
      'Sita',
      'Pulchowk 12',
      'Behind the fire station',
      'Nepal Can Move',
      'NCM-204817',
      'Please ring the lower bell.',
      'NBL-88213',
      'For the dented box.',
      'Polishing out scratches.',
      'Thank you. We are glad that it fits.',
      'Please send the parcel by registered post and keep the receipt.',
      'Or the one with the ruby, if that is easier.',
      'The ring was engraved for you, and our return policy excludes engraved pieces.',
      'The parcel must be signed for.',
      'Please have proof of identity to hand.',
      'The stone you chose cracked while it was being set, and this piece is one of a kind.',
    ];
    const untranslatedText = enteredTexts.reduce(
      (remainingText, part) => remainingText.replaceAll(part, ''),
      `${subject}\n${text}`,
    );
    expect(untranslatedText.replace(untranslatedPattern, '').match(/[A-Za-z]{2,}|\d+/g) ?? []).toEqual([]);
    expect(html).toContain('lang="ne"');
  },
);

test('the receipt of an invoiced order contains number, date, tax and all payments', () => {
  const receiptTemplates = templates.filter(({ name }) => name === 'receipt');
  const [{ text } = { text: '' }] = receiptTemplates.flatMap((template) =>
    renderSamples(template, publicUrl),
  );
  expect(text).toContain('Invoice no. 2083/84-000123, 20 November 2026');
  expect(text).toMatch(/\nTax \(18%\) /);
  expect(text).not.toContain('Estimated tax');
  expect(text).toContain('Cash: NPR 1,00,000');
  expect(text).toContain('Card: NPR 56,008');
});

test('uses the language of the order or the account', async () => {
  const order = await anOrder(server.prisma, { language: 'NE' });
  const customer = await aCustomer(server.prisma, { preferences: { language: 'ne' } });

  expect((await render({ template: 'orderPlaced', to, orderId: order.id })).subject).toBe(
    `तपाईंको अर्डर ${order.number}`,
  );
  expect((await render({ template: 'welcome', to: customer })).subject).toBe('Aabhushan मा स्वागत छ');
  expect((await render({ template: 'welcome', to })).subject).toBe('Welcome to Aabhushan');
});

function render(message: EmailMessage) {
  const { secrets, clock } = server;
  return renderEmail(server.prisma, { publicUrl, secrets, now: clock.now }, message);
}
