import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import type { EmailTemplate } from '#graph/mail/defineEmail.ts';
import { renderPage } from '#graph/mail/renderPage.ts';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';
import type { EmailReturn } from './ReturnPage.tsx';
import { returnClosed } from './returnClosed.tsx';
import { returnReceived } from './returnReceived.tsx';
import { sampleReturn } from './sampleReturn.ts';

const secrets = { signing: [new Uint8Array(32)] as const, sealing: [new Uint8Array(32)] as const };
const renderContext = {
  settings: DEFAULT_SETTINGS,
  url: 'https://store.example.com',
  secrets,
  now: new Date(),
};
const emailReturn: EmailReturn = { ...sampleReturn, lines: [], credited: sampleOrder.finalTotal };

test('a refused parcel that was never paid leaves nothing due', () => {
  const order = { ...sampleOrder, paid: 0, credited: sampleOrder.finalTotal, due: 0 };
  const { text } = render(returnReceived, { order, back: emailReturn });
  expect(text).toContain('You don’t owe anything for them.');
  expect(text).not.toContain('credited');
});

test('the email about a completed return announces a refund that is still due', () => {
  const { subject, text } = render(returnClosed, {
    order: sampleOrder,
    back: { ...emailReturn, refundDue: 3_432, exchangeNumber: 'JW-7K2M9QX4TB' },
  });
  expect(subject).not.toContain('complete');
  expect(text).toContain('Your new order is JW-7K2M9QX4TB. We will refund NPR 3,432 within 7 working days.');
});

function render(template: EmailTemplate, content: object) {
  return renderPage(template.write(renderContext, 'EN', content));
}
