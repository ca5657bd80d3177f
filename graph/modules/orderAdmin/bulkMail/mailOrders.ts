import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import {
  bulkEmailSchema,
  type EmailText,
  fillEmail,
  findUnknownPlaceholders,
} from '#domain/orders/bulkMail.ts';
import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import { changeEachOrder, type OrdersOutcome } from '#graph/modules/orders/change/changeEachOrder.ts';
import { emailCustomer, isReachable } from '#graph/modules/orders/change/emailCustomer.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { MailOrdersInput } from '#graph/schema/schema.generated.ts';

/** Emails the customer of each order, in the order's language if there is a text in that language. */
export async function mailOrders(
  context: GraphContext,
  { orderIds, ...input }: MailOrdersInput,
): Promise<OrdersOutcome> {
  const texts = readEmailTexts(input);
  return changeEachOrder(context, orderIds, async (work, order) => {
    await emailOrderCustomer(work.db, context, order, texts);
    return order;
  });
}

/** Validated texts of an email by language. */
export interface EmailTexts {
  english: EmailText;
  nepali?: EmailText | null | undefined;
}

export function readEmailTexts(input: Omit<MailOrdersInput, 'orderIds'>): EmailTexts {
  const texts = parseInput(bulkEmailSchema, input);
  requireKnownPlaceholders(texts.english, 'english');
  if (texts.nepali) requireKnownPlaceholders(texts.nepali, 'nepali');
  return texts;
}

/** Emails the customer of a locked order. */
export async function emailOrderCustomer(
  tx: Transaction,
  context: StaffActionContext,
  order: Order,
  { english, nepali }: EmailTexts,
): Promise<void> {
  if (!isReachable(order)) throw new DomainError('CUSTOMER_UNREACHABLE');
  const isNepali = order.language === 'NE' && Boolean(nepali);
  const language = isNepali ? 'ne' : 'en';
  const { subject, message: body } = fillEmail(
    (isNepali && nepali) || english,
    buildPlaceholderValues(order, language),
  );
  await emailCustomer(tx, context, order, { template: 'custom', subject, body, language });
  await recordAudit(tx, context, {
    action: 'order.email',
    entity: 'Order',
    entityId: order.id,
    after: { template: 'custom', subject },
  });
}

function requireKnownPlaceholders(text: EmailText, field: string): void {
  const [unknownPlaceholder] = findUnknownPlaceholders(text);
  if (unknownPlaceholder)
    throw new DomainError(
      'UNKNOWN_MAIL_PLACEHOLDER',
      { place: `{${unknownPlaceholder}}` },
      `${field}.message`,
    );
}

function buildPlaceholderValues(order: Order, language: 'en' | 'ne') {
  return {
    name: order.contactName,
    number: order.number,
    total: formatNpr(order.finalTotal, language),
    due: formatNpr(calculateAmountDue(order), language),
    carrier: order.carrier ?? '',
    tracking: order.trackingNumber ?? '',
  };
}
