import { DomainError } from '#domain/errors/errors.ts';
import { parseInput, toIssue } from '#domain/errors/problems.ts';
import type { DiscountInput } from '#domain/orders/counter/calculateStaffDiscount.ts';
import { type EditDiscount, orderEditSchema } from '#domain/orders/edit/editSchemas.ts';
import type { RequestedLine } from '#domain/orders/edit/plannedLines.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { createInvalidInputError, toUserErrors } from '#graph/errors/userErrors.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { OrderEditLineInput, QuoteOrderEditInput, UserError } from '#graph/schema/schema.generated.ts';
import { type OrderDetails, readOrderChange } from './readOrderChange.ts';

/** Requested line with its product and size, which are needed to price it at today's rate. */
export type RequestedLineWithItem = RequestedLine & {
  item: { productId: string; size: string | null; quantity: number };
};

/** Order edit with its valid fields. Invalid fields are omitted and reported in `errors`. */
export interface OrderEdit {
  details: OrderDetails | null;
  /** Requested lines. Null if the lines are unchanged. */
  lines: RequestedLineWithItem[] | null;
  shipping: number | undefined;
  /** New discount on the order. Null removes an earlier one. */
  discount: DiscountInput | null | undefined;
  paymentMethod: PaymentMethod | undefined;
  removeCoupon: boolean;
  errors: UserError[];
}

export async function readOrderEdit(
  tx: Transaction,
  { order, lines: orderLines }: OrderToEdit,
  input: QuoteOrderEditInput,
): Promise<OrderEdit> {
  const errors: UserError[] = [];
  const tryParse = <Part>(parse: () => Part): Part | undefined => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors.push(...toUserErrors(error));
      return undefined;
    }
  };
  const { contact, shippingAddress, notes } = input;
  const isAboutPeople = contact != null || shippingAddress != null || notes !== undefined;
  const details = isAboutPeople
    ? tryParse(() => readOrderChange(order, { id: order.id, contact, shippingAddress, notes }))
    : undefined;
  const lines = tryParse(() => parseInput(orderEditSchema.pick({ lines: true }), { lines: input.lines }));
  const parsedLines = input.lines && lines ? await readLines(tx, orderLines, input.lines) : null;
  errors.push(...(parsedLines?.errors ?? []));
  const shippingSchema = orderEditSchema.pick({ shipping: true });
  const discountSchema = orderEditSchema.pick({ discount: true });
  const paymentMethodSchema = orderEditSchema.pick({ paymentMethod: true });

  return {
    details: details ?? null,
    lines: parsedLines?.lines ?? null,
    shipping: tryParse(() => parseInput(shippingSchema, { shipping: input.shipping }))?.shipping ?? undefined,
    discount: toDiscount(
      tryParse(() => parseInput(discountSchema, { discount: input.discount }))?.discount,
      input,
    ),
    paymentMethod:
      tryParse(() => parseInput(paymentMethodSchema, { paymentMethod: input.paymentMethod }))
        ?.paymentMethod ?? undefined,
    removeCoupon: input.removeCoupon ?? false,
    errors,
  };
}

type Discount = OrderEdit['discount'];

function toDiscount(
  parsedDiscount: EditDiscount | null | undefined,
  { discount }: QuoteOrderEditInput,
): Discount {
  if (discount === null) return null;
  if (!parsedDiscount) return undefined;
  const { amount, percent, on, reason } = parsedDiscount;
  return percent == null
    ? { unit: 'NPR', value: amount ?? 0, on: 'ALL', reason }
    : { unit: 'PERCENT', value: percent, on: on ?? 'ALL', reason };
}

async function readLines(
  tx: Transaction,
  orderLines: readonly OrderLine[],
  inputs: readonly OrderEditLineInput[],
): Promise<{ lines: RequestedLineWithItem[]; errors: UserError[] }> {
  const skus = inputs.flatMap(({ lineId, sku }) => (!lineId && sku ? [sku.trim()] : []));
  const variantsBySku =
    skus.length > 0
      ? await tx.variant.findMany({
          where: { sku: { in: skus } },
          select: { sku: true, productId: true, size: true },
        })
      : [];
  const lines: RequestedLineWithItem[] = [];
  const errors: UserError[] = [];
  for (const [index, input] of inputs.entries()) {
    const { lineId, quantity } = input;
    const size = input.size === undefined ? undefined : input.size?.trim() || null;
    if (lineId) {
      const line = orderLines.find(({ id }) => id === lineId);
      if (!line) errors.push(createInvalidInputError(toIssue('LINE_NOT_IN_ORDER', `lines.${index}.lineId`)));
      else if (lines.some((other) => other.lineId === lineId))
        errors.push(createInvalidInputError(toIssue('DUPLICATE_LINE', `lines.${index}.lineId`)));
      else {
        const item = {
          productId: line.productId ?? '',
          size: size === undefined ? line.size : size,
          quantity,
        };
        lines.push({ lineId, size, quantity, item });
      }
      continue;
    }
    const requestedProduct = input.productId
      ? { productId: input.productId, size: size ?? null }
      : variantsBySku.find(({ sku }) => sku.toLowerCase() === input.sku?.trim().toLowerCase());
    if (requestedProduct)
      lines.push({
        lineId: null,
        quantity,
        item: { productId: requestedProduct.productId, size: requestedProduct.size, quantity },
      });
    else if (input.sku)
      errors.push(createInvalidInputError(toIssue('NO_LONGER_FOR_SALE', `lines.${index}.sku`)));
    else errors.push(createInvalidInputError(toIssue('LINE_WITHOUT_ITEM', `lines.${index}`)));
  }
  return { lines, errors };
}
