import type { RowDataPacket } from 'mysql2';
import { type Connection, createConnection } from 'mysql2/promise';
import type { OpeningState } from './openingState.ts';
import type { AcknowledgedOrder } from './shoppers.ts';

/** Differences between the database and the store's responses. All lists are empty if everything agrees. */
export interface Discrepancies {
  /** Number of orders of these shoppers in the database. */
  orders: number;
  /** Acknowledged orders that are missing or differ from the response. */
  lost: string[];
  /** Email addresses of purchases that created more than one order. */
  duplicated: string[];
  /** Variants that were oversold. */
  oversold: string[];
  /** Other missing, surplus or inconsistent parts of orders. */
  wrong: string[];
}

interface ReconcileInput {
  acknowledged: readonly AcknowledgedOrder[];
  /** State before these shoppers started. */
  openingState: OpeningState;
}

/** Compares the responses to shoppers with the database. Call it once all shoppers have stopped. */
export async function reconcile(
  databaseUrl: string,
  { acknowledged, openingState }: ReconcileInput,
): Promise<Discrepancies> {
  const connection = await createConnection(databaseUrl);
  try {
    const orders = (await readOrders(connection)).filter(({ number }) => !openingState.orders.has(number));
    const ordersByEmail = new Map<string, StoredOrder[]>();
    for (const order of orders)
      ordersByEmail.set(order.email, [...(ordersByEmail.get(order.email) ?? []), order]);
    return {
      orders: orders.length,
      lost: acknowledged.flatMap((acknowledgedOrder) =>
        findLostParts(acknowledgedOrder, ordersByEmail.get(acknowledgedOrder.email) ?? []),
      ),
      duplicated: [...ordersByEmail].flatMap(([email, { length }]) => (length > 1 ? [email] : [])),
      oversold: await findOversoldVariants(connection, openingState),
      wrong: [...orders.flatMap(findOrderProblems), ...(await findInconsistentSums(connection))],
    };
  } finally {
    await connection.end();
  }
}

interface StoredOrder {
  number: string;
  email: string;
  finalTotal: number;
  pieces: number;
  products: string;
  payments: number;
  paid: number;
  moved: number;
  events: number;
  requests: number;
  jobs: number;
  mails: number;
}

async function readOrders(connection: Connection): Promise<StoredOrder[]> {
  const [rows] = await connection.query<RowDataPacket[]>(`
    SELECT o.number, o.contact_email AS email, o.final_total AS finalTotal,
      (SELECT COALESCE(SUM(quantity), 0) FROM order_lines WHERE order_id = o.id) AS pieces,
      (SELECT GROUP_CONCAT(product_id ORDER BY product_id) FROM order_lines WHERE order_id = o.id) AS products,
      (SELECT COUNT(*) FROM payments WHERE order_id = o.id) AS payments,
      (SELECT COALESCE(SUM(amount), 0) FROM payments WHERE order_id = o.id) AS paid,
      (SELECT COALESCE(SUM(delta), 0) FROM stock_moves WHERE order_id = o.id) AS moved,
      (SELECT COUNT(*) FROM order_events WHERE order_id = o.id) AS events,
      (SELECT COUNT(*) FROM place_order_requests WHERE order_id = o.id) AS requests,
      (SELECT COUNT(*) FROM mails WHERE order_id = o.id AND template = 'orderPlaced') AS mails
    FROM orders o WHERE o.contact_email LIKE 'bench-%'`);
  const [jobs] = await connection.query<RowDataPacket[]>(`
    SELECT o.number, COUNT(*) AS jobs FROM jobs j
    JOIN orders o ON o.id = JSON_UNQUOTE(JSON_EXTRACT(j.payload, '$.orderId'))
    WHERE j.kind = 'mailOrderPlaced' GROUP BY o.number`);
  const jobCountByOrder = new Map(jobs.map(({ number, jobs: count }) => [number, Number(count)]));
  return rows.map(({ number, email, products, ...figures }) => ({
    number,
    email,
    products,
    ...(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value)])) as Omit<
      StoredOrder,
      'number' | 'email' | 'products' | 'jobs'
    >),
    jobs: jobCountByOrder.get(number) ?? 0,
  }));
}

function findLostParts(
  { number, total, lines }: AcknowledgedOrder,
  storedOrders: readonly StoredOrder[],
): string[] {
  const order = storedOrders.find((candidate) => candidate.number === number);
  if (!order) return [`${number} is missing`];
  if (order.finalTotal !== total) return [`${number} costs ${order.finalTotal}, acknowledged was ${total}`];
  const products = lines.map(({ productId }) => productId).sort();
  if (order.products !== products.join()) return [`${number} contains other products than were ordered`];
  return [];
}

/**
 * Returns the problems of an order. Its lines, payment, stock moves, first event, request and confirmation are
 * written together, so all of them must exist.
 */
function findOrderProblems(order: StoredOrder): string[] {
  const { number, pieces, payments, paid, moved, events, requests, jobs, mails } = order;
  const checks: Record<string, boolean> = {
    'has no line': pieces > 0,
    'has an unexpected payment': payments === 0 && paid === 0,
    'moved a different quantity than ordered': moved === -pieces,
    'has no first event': events === 1,
    'does not have exactly one request': requests === 1,
    'does not have exactly one confirmation job': jobs === 1,
    'was confirmed more than once': mails <= 1,
  };
  return Object.entries(checks).flatMap(([problem, isCorrect]) =>
    isCorrect ? [] : [`${number} ${problem}`],
  );
}

async function findOversoldVariants(connection: Connection, openingState: OpeningState): Promise<string[]> {
  const [variants] = await connection.query<RowDataPacket[]>('SELECT id, sku, stock FROM variants');
  const [lines] = await connection.query<RowDataPacket[]>(`
    SELECT l.variant_id AS id, l.quantity, o.number FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE o.status <> 'CANCELLED'`);
  const soldQuantities = new Map<string, number>();
  for (const { id, quantity, number } of lines)
    if (!openingState.orders.has(number)) soldQuantities.set(id, (soldQuantities.get(id) ?? 0) + quantity);
  return variants.flatMap(({ id, sku, stock }) => {
    const stockBefore = openingState.stock.get(id) ?? stock;
    const soldQuantity = soldQuantities.get(id) ?? 0;
    if (stock < 0 || soldQuantity > stockBefore) return [`${sku}: ${soldQuantity} sold of ${stockBefore}`];
    return stockBefore - soldQuantity === stock
      ? []
      : [`${sku}: ${stockBefore} less ${soldQuantity} sold is not ${stock}`];
  });
}

async function findInconsistentSums(connection: Connection): Promise<string[]> {
  const [coupons] = await connection.query<RowDataPacket[]>(`
    SELECT c.code FROM coupons c
    WHERE c.used_count <> (SELECT COUNT(*) FROM coupon_redemptions WHERE coupon_id = c.id)`);
  const [products] = await connection.query<RowDataPacket[]>(`
    SELECT p.sku FROM products p
    WHERE p.stock <> (SELECT SUM(stock) FROM variants WHERE product_id = p.id)`);
  const [levels] = await connection.query<RowDataPacket[]>(`
    SELECT v.sku FROM variants v
    WHERE v.stock <> (
      SELECT COALESCE(SUM(s.quantity), 0) FROM stock_levels s JOIN locations l ON l.id = s.location_id
      WHERE s.variant_id = v.id AND l.is_active AND l.serves_orders)`);
  return [
    ...levels.map(({ sku }) => `${sku} has stock that differs from its locations that serve orders`),
    ...coupons.map(({ code }) => `${code} has a redemption count that differs from its redemptions`),
    ...products.map(({ sku }) => `${sku} has stock that differs from the sum of its variants`),
  ];
}
