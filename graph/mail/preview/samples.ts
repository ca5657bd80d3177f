import { ORDER_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import type { Secrets } from '#graph/context.ts';
import type { MailedOrder } from '#graph/mail/templates/template.ts';
import { mails as accountsMails } from '#graph/modules/accounts/accounts.mails.ts';
import { mails as messagesMails } from '#graph/modules/messages/messages.mails.ts';
import { mails as ordersMails } from '#graph/modules/orders/orders.mails.ts';
import { mails as reviewsMails } from '#graph/modules/reviews/reviews.mails.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import type { MailedReturn } from '../messages.ts';
import { custom } from '../templates/custom.tsx';
import { toShop, type Written } from '../templates/template.ts';
import { sampleChanges, sampleTarget } from './sampleChanges.ts';
import { sampleOrder, sampleSale } from './sampleOrder.ts';

const {
  apiKeyEnds,
  emailChangeNotice,
  emailChangeVerification,
  invitation,
  resetPassword,
  verifyEmail,
  welcome,
} = accountsMails;
const { backInStock, priceFell, threadAnswer } = messagesMails;
const { reviewAnswered } = reviewsMails;
const {
  mentioned,
  orderCancelled,
  orderPlaced,
  orderChanged,
  orderProposed,
  orderRefunded,
  orderStatus,
  partPaymentReceived,
  paymentLink,
  paymentReceived,
  paymentReminder,
  receipt,
  booked,
  bookingReminder,
  slipDeclined,
  trackingLinks,
} = ordersMails;
const { returnApproved, returnClosed, returnDeclined, returnReceived, returnRequested } = ordersMails;

const to = { email: 'sita@example.com', name: 'Sita Example' };
const reason = 'The stone that you chose cracked while it was set, and there is no second one like it.';

/** The sample order, booked with an advance that is here. */
const bookedOrder: MailedOrder = {
  ...sampleOrder,
  paymentMethod: 'BANK_TRANSFER',
  paymentStatus: 'PART_PAID',
  paid: 39_002,
  bookedUntil: new Date('2026-12-27T00:00:00Z'),
  booking: {
    ...{ orderId: sampleOrder.id, total: sampleOrder.finalTotal, advance: 39_002, forfeit: 3_900 },
    ...{
      dueBy: new Date('2026-12-27T00:00:00Z'),
      rateRule: 'LOWER_OF_BOTH',
      acceptedAt: sampleOrder.placedAt,
    },
    ...{ advancePercent: 25, days: 30, keepsPercent: 10, wording: 1 },
  },
};

/** A return of the sample order's ring. */
const back: MailedReturn = {
  number: 'RT-4T8XW2M6QZ',
  wish: 'REFUND',
  lines: [
    {
      ...{ name: 'Himal solitaire ring', nameNe: 'हिमाल सोलिटेयर औंठी', size: '7', quantity: 1 },
      ...{ wishedSize: null, wishedWords: null },
    },
  ],
  declineReason: null,
  instructions: null,
  credited: 0,
  deduction: 0,
  deductionReason: null,
  owed: 0,
  exchangeNumber: null,
};
const received = { ...back, credited: 131_215, deduction: 1_000, deductionReason: 'Polished again.' };

const awaited = (language: string) => ({
  to,
  language,
  piece: {
    name: 'Lotus ring',
    slug: 'lotus-ring',
    size: '14',
    price: 88_400,
    includesTax: true,
    imageKey: 'lotus-ring-1.webp',
  },
  token: `${'sample'.repeat(7)}0`,
});

/** What the links of a preview are signed with: they open nothing. */
const signing = {
  secrets: { signing: [new Uint8Array(32)], sealing: [new Uint8Array(32)] } satisfies Secrets,
  now: new Date('2026-11-20T06:00:00Z'),
};

/** Every mail that the store can send, by a name for its file. */
export function samples(publicUrl: string, language: Language = 'EN'): Record<string, Written> {
  const shop = toShop({ settings: DEFAULT_SETTINGS, url: publicUrl, ...signing }, language);
  const link = (screen: string) => `${publicUrl}/#/${screen}?token=${'sample'.repeat(7)}0`;
  const statuses = ORDER_STATUSES.filter((status) => status !== 'PENDING' && status !== 'CANCELLED');

  return {
    welcome: welcome(shop, { to }),
    verifyEmail: verifyEmail(shop, { to, link: link('verify-email') }),
    resetPassword: resetPassword(shop, { to, link: link('reset-password') }),
    emailChangeVerification: emailChangeVerification(shop, {
      link: link('verify-email'),
      withoutSignInFrom: new Date('2026-12-04T06:00:00Z'),
      expiresAt: new Date('2026-12-11T06:00:00Z'),
    }),
    'emailChangeNotice-requested': emailChangeNotice(shop, {
      to,
      newEmail: 'sita.rai@example.org',
      isMade: false,
      link: link('keep-email'),
    }),
    'emailChangeNotice-made': emailChangeNotice(shop, {
      to,
      newEmail: 'sita.rai@example.org',
      isMade: true,
      link: link('keep-email'),
    }),
    'invitation-staff': invitation(shop, {
      to,
      link: link('invitation'),
      inviterName: 'Asha Shakya',
      isForStaff: true,
    }),
    'invitation-customer': invitation(shop, {
      to,
      link: link('invitation'),
      inviterName: 'Asha Shakya',
      isForStaff: false,
    }),
    apiKeyEnds: apiKeyEnds(shop, {
      to,
      key: { name: 'Accounting', prefix: 'jwk_4fG7aQz1', expiresAt: new Date('2026-12-01T06:00:00Z') },
    }),
    orderPlaced: orderPlaced(shop, { order: sampleOrder }),
    'orderPlaced-bankTransfer': orderPlaced(shop, {
      order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER' },
    }),
    'orderPlaced-toBeConfirmed': orderPlaced(shop, {
      order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER', stockHeld: false },
    }),
    'orderPlaced-exchange': orderPlaced(shop, {
      order: {
        ...sampleOrder,
        paid: 120_000,
        paymentStatus: 'PART_PAID',
        exchangeOf: { number: back.number },
      },
    }),
    receipt: receipt(shop, { order: { ...sampleOrder, ...sampleSale } }),
    'receipt-pickedUpLater': receipt(shop, {
      order: {
        ...sampleOrder,
        ...sampleSale,
        status: 'PENDING',
        handover: 'PICKUP',
        paid: 20_000,
        paymentStatus: 'PART_PAID',
      },
    }),
    paymentLink: paymentLink(shop, {
      order: { ...sampleOrder, ...sampleSale, status: 'PENDING', handover: 'PICKUP', paid: 20_000 },
      link: `${publicUrl}/#/pay/JW-7K2M9QX4TB.t4kq20.${'sample'.repeat(7)}`,
      expiresAt: new Date('2026-12-04T06:15:00Z'),
    }),
    paymentReceived: paymentReceived(shop, {
      order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER', paymentStatus: 'PAID' },
    }),
    partPaymentReceived: partPaymentReceived(shop, {
      order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER', paymentStatus: 'PART_PAID', paid: 100_000 },
      amount: 100_000,
      payBy: new Date('2026-11-30T06:15:00Z'),
    }),
    'paymentReceived-reopened': paymentReceived(shop, {
      order: { ...sampleOrder, paymentMethod: 'ESEWA', paymentStatus: 'PAID' },
      isReopened: true,
    }),
    'paymentReceived-pickedUp': paymentReceived(shop, {
      order: { ...sampleOrder, handover: 'PICKUP', paymentMethod: 'BANK_TRANSFER', paymentStatus: 'PAID' },
    }),
    'orderCancelled-pickedUp': orderCancelled(shop, {
      order: { ...sampleOrder, handover: 'PICKUP', status: 'CANCELLED' },
      reason: null,
    }),
    'orderStatus-confirmed-bankTransfer': orderStatus(shop, {
      order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER', status: 'CONFIRMED' },
      note: null,
    }),
    ...Object.fromEntries(
      statuses.map((status) => [
        `orderStatus-${status.toLowerCase()}`,
        orderStatus(shop, { order: { ...sampleOrder, status }, note: null }),
      ]),
    ),
    'orderStatus-withNote': orderStatus(shop, {
      order: { ...sampleOrder, status: 'SHIPPED' },
      note: 'The parcel needs a signature.\nPlease keep a proof of identity at hand.',
    }),
    orderChanged: orderChanged(shop, {
      order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER', paymentStatus: 'PART_PAID', paid: 120_000 },
      changes: sampleChanges,
      message: null,
    }),
    'orderChanged-owed': orderChanged(shop, {
      order: { ...sampleOrder, paymentStatus: 'PAID', paid: 180_000 },
      changes: sampleChanges.toReversed(),
      message: null,
    }),
    orderProposed: orderProposed(shop, {
      order: sampleOrder,
      changes: sampleChanges,
      made: [],
      target: sampleTarget,
      message: reason,
      expiresAt: new Date('2026-11-28T18:15:00Z'),
      due: 156_008,
      owed: 0,
    }),
    orderCancelled: orderCancelled(shop, { order: { ...sampleOrder, status: 'CANCELLED' }, reason }),
    orderRefunded: orderRefunded(shop, {
      order: sampleOrder,
      amount: 131_215,
      method: 'BANK_TRANSFER',
      reference: 'NBL-88213',
      note: null,
    }),
    'orderRefunded-cash': orderRefunded(shop, {
      order: sampleOrder,
      amount: 500,
      method: 'CASH',
      reference: null,
      note: 'For the dented box.',
    }),
    returnRequested: returnRequested(shop, { order: sampleOrder, back }),
    'returnRequested-exchange': returnRequested(shop, {
      order: sampleOrder,
      back: {
        ...back,
        wish: 'EXCHANGE',
        lines: back.lines.map((line) => ({
          ...line,
          wishedSize: '8',
          wishedWords: 'Or the one with the ruby, if that is easier.',
        })),
      },
    }),
    returnApproved: returnApproved(shop, {
      order: sampleOrder,
      back: { ...back, instructions: 'Please send it by registered post, and keep the receipt.' },
    }),
    booked: booked(shop, { order: bookedOrder }),
    'booked-extended': booked(shop, { order: bookedOrder, isExtended: true }),
    paymentReminder: paymentReminder(shop, {
      order: {
        ...sampleOrder,
        paymentMethod: 'BANK_TRANSFER',
        payBy: new Date('2026-11-23T06:00:00Z'),
      },
    }),
    bookingReminder: bookingReminder(shop, { order: bookedOrder }),
    'orderPlaced-booking': orderPlaced(shop, {
      order: { ...bookedOrder, paid: 0, paymentStatus: 'UNPAID' },
    }),
    'orderCancelled-booking': orderCancelled(shop, {
      order: { ...bookedOrder, status: 'CANCELLED', forfeited: 3_900 },
      reason: null,
    }),
    slipDeclined: slipDeclined(shop, {
      order: { ...sampleOrder, paymentMethod: 'BANK_TRANSFER' },
      slip: { amount: 131_215, reference: 'FT26331K2P' },
      reason: 'No transfer of this amount has reached our account by this evening.',
    }),
    returnDeclined: returnDeclined(shop, {
      order: sampleOrder,
      back: { ...back, declineReason: 'The ring was engraved for you, as our return policy says.' },
    }),
    returnReceived: returnReceived(shop, { order: sampleOrder, back: { ...received, owed: 131_215 } }),
    'returnReceived-exchange': returnReceived(shop, {
      order: sampleOrder,
      back: { ...received, wish: 'EXCHANGE', owed: 131_215 },
    }),
    returnClosed: returnClosed(shop, { order: sampleOrder, back }),
    'returnClosed-exchange': returnClosed(shop, {
      order: sampleOrder,
      back: { ...back, exchangeNumber: 'JW-1A2B3C4D5E' },
    }),
    returnNotice: custom(shop, {
      subject: 'Return RT-4T8XW2M6QZ of order JW-7K2M9QX4TB',
      body: 'Sita Example would like to return pieces of order JW-7K2M9QX4TB.\n\n1 × Himal solitaire ring, 7 (SAMPLE-1): wrong size',
      order: null,
    }),
    slipNotice: custom(shop, {
      subject: 'Slip of NPR 1,31,215 for order JW-7K2M9QX4TB',
      body: 'Sita Example has sent the slip of a bank transfer for order JW-7K2M9QX4TB: NPR 1,31,215, reference FT26331K2P.',
      order: null,
    }),
    trackingLinks: trackingLinks(shop, { to, orders: [sampleOrder] }),
    mentioned: mentioned(shop, {
      to,
      by: 'Maya Shrestha',
      orderNumber: sampleOrder.number,
      text: '@Sita Example can you call the buyer about the ring size before it is packed?',
    }),
    backInStock: backInStock(shop, awaited('en')),
    'backInStock-ne': backInStock(shop, awaited('ne')),
    priceFell: priceFell(shop, { ...awaited('en'), wished: 90_000 }),
    'priceFell-ne': priceFell(shop, { ...awaited('ne'), wished: 90_000 }),
    contactMessage: custom(shop, {
      subject: 'Message from Sita Example: Ring size',
      body: 'Sita Example wrote through the contact page.\n\nsita@example.com\n\nWhich sizes are there?',
      order: null,
    }),
    threadAnswer: threadAnswer(shop, {
      template: 'threadAnswer',
      to,
      subject: 'Re: Ring size',
      body: 'Namaste Sita ji,\n\nthe lotus ring comes in sizes 8 to 16.\n\nYour Aabhushan',
      quote: { by: 'Sita Example', text: 'Which sizes are there?' },
      replyTo: null,
      answers: [],
    }),
    reviewAnswered: reviewAnswered(shop, {
      template: 'reviewAnswered',
      to,
      product: { name: 'Lotus ring', slug: 'lotus-ring' },
      text: 'Thank you. We are glad that it fits.',
    }),
    test: custom(shop, { subject: 'A test', body: 'Mails of the store arrive.', order: null }),
    custom: custom(shop, {
      subject: 'About the engraving',
      body: 'Namaste Sita ji,\n\nshall we engrave the date in Devanagari or in Latin figures?\n\nYour Aabhushan',
      order: sampleOrder,
    }),
  };
}
