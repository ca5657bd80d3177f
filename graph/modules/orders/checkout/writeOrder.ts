import { deliveryEstimate } from '#domain/orders/delivery.ts';
import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { preferredLanguage } from '#graph/mail/preferredLanguage.ts';
import { priceBreakdown } from '#graph/modules/pricing/priceBreakdown.ts';
import { ratesInForce } from '#graph/modules/pricing/ratesInForce.ts';
import type { Order, Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import { signGuestToken } from '../guestToken.ts';
import { newOrderNumber } from '../orderNumber.ts';
import type { Attempt } from './earlierOrder.ts';
import type { PricedLine } from './priceLines.ts';
import type { PricedQuote } from './quoteLines.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';

interface Sale {
  input: OrderToPlace;
  quote: PricedQuote;
  taxPercent: number;
  attempt: Attempt | null;
}

/** Writes the order with all that belongs to it: lines, address, first event, payment, stock moves, redemption, key. */
export async function writeOrder(tx: Transaction, context: GraphContext, sale: Sale): Promise<Order> {
  const { viewer, tokens, now } = context;
  const { input, quote, taxPercent, attempt } = sale;
  const { items, discount, shipping, tax, finalTotal } = quote.totals;
  const { paymentMethod, notes, shippingAddress } = input;
  const number = newOrderNumber();
  const buyerId = input.counterSale ? (input.counterSale.customerId ?? null) : (viewer?.id ?? null);
  const estimate = deliveryEstimate(shippingAddress.district, now);

  return tx.order.create({
    data: {
      number,
      userId: buyerId,
      guestTokenHash: buyerId ? null : sha256(signGuestToken(number, tokens)),
      paymentMethod,
      notes,
      language: input.language ?? (await chooseLanguage(tx, buyerId)),
      ...contactAndAddress(input),
      couponCode: quote.coupon?.code,
      itemsTotal: items,
      discount,
      shipping,
      taxPercent,
      tax,
      finalTotal,
      isFirst: !(await hasOrderedBefore(tx, input.contact.email)),
      estimatedFrom: estimate.from,
      estimatedTo: estimate.to,
      placedAt: now,
      lines: { createMany: { data: await orderLines(tx, quote.lines, now) } },
      timeline: { create: { status: 'PENDING', actorId: viewer?.id, at: now } },
      payments: { create: { method: paymentMethod, amount: finalTotal, createdAt: now } },
      stockMoves: { createMany: { data: quote.lines.map((line) => stockMove(line, context)) } },
      redemption: quote.coupon ? { create: { couponId: quote.coupon.row.id, discount, at: now } } : undefined,
      request: attempt ? { create: { ...attempt, createdAt: now } } : undefined,
    },
  });
}

/** The language of the buyer's account; English where none is known. */
async function chooseLanguage(tx: Transaction, buyerId: string | null): Promise<Language> {
  const buyer = buyerId && (await tx.user.findUnique({ where: { id: buyerId } }));
  return buyer ? preferredLanguage(buyer) : 'EN';
}

async function hasOrderedBefore(tx: Transaction, contactEmail: string): Promise<boolean> {
  return (await tx.order.findFirst({ where: { contactEmail }, select: { id: true } })) !== null;
}

function contactAndAddress({ contact, shippingAddress }: OrderToPlace) {
  const { name, phone, ...address } = shippingAddress;
  return {
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    shipName: name,
    shipPhone: phone,
    ...address,
  };
}

/** Name, photograph, size and price as sold. */
async function orderLines(tx: Transaction, lines: readonly PricedLine[], now: Date) {
  const breakdowns = await findBreakdowns(tx, lines, now);
  const photographs = await tx.productImage.findMany({
    where: { productId: { in: lines.map(({ product }) => product.id) } },
    orderBy: { position: 'asc' },
    select: { productId: true, key: true },
  });

  return lines.map(({ index, product, variant, quantity, unitPrice, lineTotal }, at) => ({
    productId: product.id,
    variantId: variant.id,
    position: index,
    sku: variant.sku,
    name: product.name,
    nameNe: product.nameNe,
    imageKey: photographs.find(({ productId }) => productId === product.id)?.key,
    size: variant.size,
    quantity,
    unitPrice,
    lineTotal,
    weightMg: variant.weightMg,
    category: product.category,
    type: product.type,
    metal: product.metal,
    purity: product.purity,
    breakdown: (breakdowns[at] ?? undefined) as Prisma.InputJsonObject | undefined,
  }));
}

function stockMove({ variant, quantity }: PricedLine, { viewer, now }: GraphContext) {
  return {
    variantId: variant.id,
    delta: -quantity,
    reason: 'ORDER' as const,
    actorId: viewer?.id,
    at: now,
  };
}

/** How the unit price of each line was made, in the lines' order; null for a fixed price. */
async function findBreakdowns(
  tx: Transaction,
  lines: readonly PricedLine[],
  now: Date,
): Promise<(PriceBreakdown | null)[]> {
  const rates = await ratesInForce(tx, now);
  return lines.map(({ product, variant, unitPrice }) => {
    const breakdown = priceBreakdown(product, variant.weightMg, rates);
    // While a new rate has not reached the price yet, the table would not add up to what is charged.
    return breakdown?.total === unitPrice ? breakdown : null;
  });
}
