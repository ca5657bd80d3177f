import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { bulkMailSchema, fillMail, type MailText, unknownPlaces } from '#domain/orders/bulkMail.ts';
import { amountDue } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffAtWork } from '#graph/context.ts';
import { eachOrder, type OrdersOutcome } from '#graph/modules/orders/held/eachOrder.ts';
import { isReachable, mailBuyer } from '#graph/modules/orders/held/mailBuyer.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { MailOrdersInput } from '#graph/schema/schema.generated.ts';

/** Writes to the buyer of each order, in the language that it was placed in as far as there are words in it. */
export async function mailOrders(
  context: GraphContext,
  { orderIds, ...words }: MailOrdersInput,
): Promise<OrdersOutcome> {
  const texts = readMailTexts(words);
  return eachOrder(context, orderIds, async (work, order) => {
    await mailOrder(work.db, context, order, texts);
    return order;
  });
}

/** The words of a mail in each language, checked. */
export interface MailTexts {
  english: MailText;
  nepali?: MailText | null | undefined;
}

export function readMailTexts(words: Omit<MailOrdersInput, 'orderIds'>): MailTexts {
  const texts = parseInput(bulkMailSchema, words);
  expectPlaces(texts.english, 'english');
  if (texts.nepali) expectPlaces(texts.nepali, 'nepali');
  return texts;
}

/** Writes to the buyer of a held order. */
export async function mailOrder(
  tx: Transaction,
  context: StaffAtWork,
  order: Order,
  { english, nepali }: MailTexts,
): Promise<void> {
  if (!isReachable(order)) throw new DomainError('BUYER_UNREACHABLE');
  const isNepali = order.language === 'NE' && Boolean(nepali);
  const language = isNepali ? 'ne' : 'en';
  const { subject, message: body } = fillMail((isNepali && nepali) || english, valuesOf(order, language));
  await mailBuyer(tx, context, order, { template: 'custom', subject, body, language });
  await recordAudit(tx, context, {
    action: 'order.email',
    entity: 'Order',
    entityId: order.id,
    after: { template: 'custom', subject },
  });
}

function expectPlaces(text: MailText, field: string): void {
  const [place] = unknownPlaces(text);
  if (place) throw new DomainError('UNKNOWN_MAIL_PLACE', { place: `{${place}}` }, `${field}.message`);
}

function valuesOf(order: Order, language: 'en' | 'ne') {
  return {
    name: order.contactName,
    number: order.number,
    total: formatNpr(order.finalTotal, language),
    due: formatNpr(amountDue(order), language),
    carrier: order.carrier ?? '',
    tracking: order.trackingNumber ?? '',
  };
}
