import { amountOwed } from '#domain/orders/ledger.ts';
import { sumOfCredit } from '#domain/orders/returns/returnCredit.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import type { Acting } from '#graph/modules/orders/acting.ts';
import { mailBuyer } from '#graph/modules/orders/held/mailBuyer.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { MailedReturn } from './mails/ReturnPage.tsx';
import type { Held } from './withReturn.ts';

type ReturnTemplate =
  | 'returnRequested'
  | 'returnApproved'
  | 'returnDeclined'
  | 'returnReceived'
  | 'returnClosed';

/** Writes to the buyer where a return stands. */
export async function tellBuyer(
  tx: Transaction,
  context: Acting,
  held: Held,
  template: ReturnTemplate,
  exchangeNumber: string | null = null,
): Promise<void> {
  const { order } = held;
  await mailBuyer(tx, context, order, { template, back: toMailed(held, exchangeNumber) });
}

function toMailed({ order, back }: Held, exchangeNumber: string | null): MailedReturn {
  const { number, wish, declineReason, instructions, deduction, deductionReason, lines } = back;
  return {
    number,
    wish,
    declineReason,
    instructions,
    deduction,
    deductionReason,
    credited: sumOfCredit(back, back),
    refundDue: amountOwed(order),
    exchangeNumber,
    lines: lines.map(({ received, quantity, wishedSize, wishedWords, orderLine: { name, nameNe, size } }) => {
      return { name, nameNe, size, quantity: received ?? quantity, wishedSize, wishedWords };
    }),
  };
}

/** Tells the store, by its own address, that somebody wants to return something. */
export async function tellStore(tx: Transaction, context: Acting, { order, back }: Held): Promise<void> {
  const store = await readSettings(tx);
  const lines = back.lines.map(({ quantity, reason, words, wishedSize, wishedWords, orderLine }) =>
    [
      `${quantity} × ${orderLine.name}${orderLine.size === null ? '' : `, ${orderLine.size}`} (${orderLine.sku}): ${reason.toLowerCase().replaceAll('_', ' ')}`,
      words,
      wishedSize && `Wanted instead: size ${wishedSize}`,
      wishedWords && `Wanted instead: ${wishedWords}`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
  await queueMail(tx, context, {
    template: 'returnNotice',
    to: { email: store.email, name: store.name },
    subject: `Return ${back.number} of order ${order.number}`,
    body: [
      `${order.contactName} would like to return pieces of order ${order.number}.`,
      ...lines,
      back.wish === 'EXCHANGE' ? 'Wanted: another piece.' : 'Wanted: the money back.',
      `${context.publicUrl}/#/admin/returns/${back.number}`,
    ].join('\n\n'),
  });
}
