import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import { type ParsedInvoiceNumber, readInvoiceNumber } from '#domain/orders/invoices/invoiceNumber.ts';
import { readPrefixedOrderNumber } from '#domain/orders/orderNumber.ts';
import { buildSearchCondition } from '#graph/modules/orders/orderSearchCondition.ts';
import { buildProductSearchCondition } from '#graph/modules/storefront/products.queries.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import { readSearch } from '#graph/prisma/searchPeople.ts';

const NO_MATCHES: Prisma.OrderWhereInput = { id: '' };

/**
 * Converts a staff search to a condition: the number of an order, invoice or credit note; a SKU, barcode or coupon; the
 * customer or recipient; or, if no customer is found, words in a product's name.
 */
export async function buildStaffSearchCondition(
  prisma: PrismaClient,
  query: string,
): Promise<Prisma.OrderWhereInput> {
  const search = readSearch(query);
  const number = readInvoiceNumber(search);
  if (number) return toInvoiceCondition(number);
  if (readPrefixedOrderNumber(search) !== null || search.includes('@'))
    return buildSearchCondition(prisma, query);
  const exactCondition =
    (await findCodeCondition(prisma, search)) ?? (await findCouponCondition(prisma, search));
  if (exactCondition) return exactCondition;
  const customerCondition = await buildSearchCondition(prisma, query);
  if (await prisma.order.findFirst({ where: customerCondition, select: { id: true } }))
    return customerCondition;
  return (await findProductCondition(prisma, search)) ?? customerCondition;
}

/** Matches orders that have an invoice or credit note with this number, in any format that people type. */
export function buildInvoiceCondition(query: string): Prisma.OrderWhereInput {
  const number = readInvoiceNumber(query);
  return number ? toInvoiceCondition(number) : NO_MATCHES;
}

/** Matches orders with a product, by its SKU or barcode, or by words in its name. */
export async function buildProductCondition(
  prisma: PrismaClient,
  query: string,
): Promise<Prisma.OrderWhereInput> {
  const search = readSearch(query);
  return (
    (await findCodeCondition(prisma, search)) ?? (await findProductCondition(prisma, search)) ?? NO_MATCHES
  );
}

/** Matches orders that used this coupon. */
export function buildCouponCondition(code: string): Prisma.OrderWhereInput {
  return { couponCode: normaliseCouponCode(code) };
}

function toInvoiceCondition({ isCreditNote, ...number }: ParsedInvoiceNumber): Prisma.OrderWhereInput {
  return { invoices: { some: isCreditNote ? { creditNotes: { some: number } } : number } };
}

async function findCodeCondition(prisma: PrismaClient, code: string): Promise<Prisma.OrderWhereInput | null> {
  if (code === '' || /\s/.test(code)) return null;
  const select = { id: true };
  const [product, variants, line] = await Promise.all([
    prisma.product.findFirst({ where: { sku: code }, select }),
    prisma.variant.findMany({ where: { OR: [{ sku: code }, { barcode: code }] }, select, take: 2 }),
    prisma.orderLine.findFirst({ where: { sku: code }, select }),
  ]);
  const lines: Prisma.OrderLineWhereInput[] = [
    ...(product ? [{ productId: product.id }] : []),
    ...(variants.length > 0 ? [{ variantId: { in: variants.map(({ id }) => id) } }] : []),
    // Matches lines whose product was deleted or has a different SKU now.
    ...(line ? [{ sku: code }] : []),
  ];
  return lines.length > 0 ? { lines: { some: { OR: lines } } } : null;
}

async function findCouponCondition(
  prisma: PrismaClient,
  code: string,
): Promise<Prisma.OrderWhereInput | null> {
  const where = buildCouponCondition(code);
  return where.couponCode && (await prisma.order.findFirst({ where, select: { id: true } })) ? where : null;
}

async function findProductCondition(
  prisma: PrismaClient,
  text: string,
): Promise<Prisma.OrderWhereInput | null> {
  if (text === '') return null;
  const product = buildProductSearchCondition(text);
  const match = await prisma.product.findFirst({ where: product, select: { id: true } });
  return match && { lines: { some: { product } } };
}
