import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import type { MailedReturn } from '#graph/mail/messages.ts';
import { sampleOrder } from '#graph/mail/preview/sampleOrder.ts';
import { renderPage } from '#graph/mail/renderPage.ts';
import { toShop } from '#graph/mail/templates/template.ts';
import { returnClosed, returnReceived } from './returnMails.tsx';

const secrets = { signing: [new Uint8Array(32)] as const, sealing: [new Uint8Array(32)] as const };
const shop = toShop(
  { settings: DEFAULT_SETTINGS, url: 'https://store.example.com', secrets, now: new Date() },
  'EN',
);
const back: MailedReturn = {
  number: 'RT-4T8XW2M6QZ',
  wish: 'REFUND',
  lines: [],
  declineReason: null,
  instructions: null,
  credited: sampleOrder.finalTotal,
  deduction: 0,
  deductionReason: null,
  owed: 0,
  exchangeNumber: null,
};

test('a buyer who paid nothing for a refused parcel owes nothing', () => {
  const order = { ...sampleOrder, paid: 0, credited: sampleOrder.finalTotal, due: 0 };
  const { text } = renderPage(returnReceived(shop, { order, back }));
  expect(text).toContain('You owe nothing for them.');
  expect(text).not.toContain('credited');
});

test('a return that is done while money is owed says that it comes', () => {
  const written = returnClosed(shop, {
    order: sampleOrder,
    back: { ...back, owed: 3_432, exchangeNumber: 'JW-7K2M9QX4TB' },
  });
  const { subject, text } = renderPage(written);
  expect(subject).not.toContain('done');
  expect(text).toContain('your new order is JW-7K2M9QX4TB. We refund NPR 3,432, within 7 working days.');
});
