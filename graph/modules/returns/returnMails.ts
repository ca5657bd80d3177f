import { calculateRefundDue } from '#domain/orders/ledger.ts';
import { calculateTotalCredit } from '#domain/orders/returns/returnCredit.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import { emailCustomer } from '#graph/modules/orders/change/emailCustomer.ts';
import type { ChangeContext } from '#graph/modules/orders/changeContext.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { LockedReturn } from './lockReturn.ts';
import type { EmailReturn } from './mails/ReturnPage.tsx';

type ReturnTemplate =
  | 'returnRequested'
  | 'returnApproved'
  | 'returnDeclined'
  | 'returnReceived'
  | 'returnClosed';

/** Emails the customer about a return's status. */
export async function emailReturnStatus(
  tx: Transaction,
  context: ChangeContext,
  lockedReturn: LockedReturn,
  template: ReturnTemplate,
  exchangeNumber: string | null = null,
): Promise<void> {
  const { order } = lockedReturn;
  await emailCustomer(tx, context, order, { template, back: toEmailReturn(lockedReturn, exchangeNumber) });
}

function toEmailReturn({ order, returnRow }: LockedReturn, exchangeNumber: string | null): EmailReturn {
  const { number, wish, declineReason, instructions, deduction, deductionReason, lines } = returnRow;
  return {
    number,
    wish,
    declineReason,
    instructions,
    deduction,
    deductionReason,
    credited: calculateTotalCredit(returnRow, returnRow),
    refundDue: calculateRefundDue(order),
    exchangeNumber,
    lines: lines.map(
      ({ received, quantity, exchangeSize, exchangePreference, orderLine: { name, nameNe, size } }) => {
        return { name, nameNe, size, quantity: received ?? quantity, exchangeSize, exchangePreference };
      },
    ),
  };
}

/** Emails the store about a return request. */
export async function emailReturnRequest(
  tx: Transaction,
  context: ChangeContext,
  { order, returnRow }: LockedReturn,
): Promise<void> {
  const store = await readSettings(tx);
  const lines = returnRow.lines.map(
    ({ quantity, reason, words, exchangeSize, exchangePreference, orderLine }) =>
      [
        `${quantity} × ${orderLine.name}${orderLine.size === null ? '' : `, size ${orderLine.size}`} (${orderLine.sku}): ${reason.toLowerCase().replaceAll('_', ' ')}`,
        words,
        exchangeSize && `Requested instead: size ${exchangeSize}`,
        exchangePreference && `Request: ${exchangePreference}`,
      ]
        .filter(Boolean)
        .join('\n'),
  );
  await queueEmail(tx, context, {
    template: 'returnNotice',
    to: { email: store.email, name: store.name },
    subject: `Return ${returnRow.number} for order ${order.number}`,
    body: [
      `${order.contactName} would like to return pieces from order ${order.number}.`,
      ...lines,
      returnRow.wish === 'EXCHANGE' ? 'Requested outcome: exchange.' : 'Requested outcome: refund.',
      `${context.publicUrl}/#/admin/returns/${returnRow.number}`,
    ].join('\n\n'),
  });
}
