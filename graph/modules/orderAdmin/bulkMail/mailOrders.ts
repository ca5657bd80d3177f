import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { bulkMailSchema, fillMail, findUnknownPlaceholders, type MailText } from '#domain/orders/bulkMail.ts';
import { amountDue } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import { changeEachOrder, type OrdersOutcome } from '#graph/modules/orders/change/changeEachOrder.ts';
import { isReachable, mailCustomer } from '#graph/modules/orders/change/mailCustomer.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { MailOrdersInput } from '#graph/schema/schema.generated.ts';

/** Mails the customer of each order, in the order's language if there is a text for it. */
export async function mailOrders(
  context: GraphContext,
  { orderIds, ...words }: MailOrdersInput,
): Promise<OrdersOutcome> {
  const texts = readMailTexts(words);
  return changeEachOrder(context, orderIds, async (work, order) => {
    await mailOrderCustomer(work.db, context, order, texts);
    return order;
  });
}

/** Validated texts of an email by language. */
export interface MailTexts {
  english: MailText;
  nepali?: MailText | null | undefined;
}

export function readMailTexts(words: Omit<MailOrdersInput, 'orderIds'>): MailTexts {
  const texts = parseInput(bulkMailSchema, words);
  requireKnownPlaceholders(texts.english, 'english');
  if (texts.nepali) requireKnownPlaceholders(texts.nepali, 'nepali');
  return texts;
}

/** Mails the customer of a locked order. */
export async function mailOrderCustomer(
  tx: Transaction,
  context: StaffActionContext,
  order: Order,
  { english, nepali }: MailTexts,
): Promise<void> {
  if (!isReachable(order)) throw new DomainError('BUYER_UNREACHABLE');
  const isNepali = order.language === 'NE' && Boolean(nepali);
  const language = isNepali ? 'ne' : 'en';
  const { subject, message: body } = fillMail((isNepali && nepali) || english, valuesOf(order, language));
  await mailCustomer(tx, context, order, { template: 'custom', subject, body, language });
  await recordAudit(tx, context, {
    action: 'order.email',
    entity: 'Order',
    entityId: order.id,
    after: { template: 'custom', subject },
  });
}

function requireKnownPlaceholders(text: MailText, field: string): void {
  const [place] = findUnknownPlaceholders(text);
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
