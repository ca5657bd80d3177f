import type { RowDataPacket } from 'mysql2';
import { type Connection, createConnection } from 'mysql2/promise';
import type { Books } from './books.ts';
import type { Acknowledged } from './shoppers.ts';

/** What the database has against what the store has said; every list is empty where all is as it was promised. */
export interface Findings {
  /** Orders of these shoppers that the database holds. */
  orders: number;
  /** Acknowledged, and not there or other than what was answered. */
  lost: string[];
  /** E-mail addresses of purchases that became more than one order. */
  duplicated: string[];
  /** Sizes of which more was sold than there was. */
  oversold: string[];
  /** What else of an order is missing, too much or does not add up. */
  wrong: string[];
}

interface Given {
  acknowledged: readonly Acknowledged[];
  /** As they were before these shoppers came. */
  books: Books;
}

/** Compares what shoppers were told with what the database holds, once none of them is shopping any more. */
export async function reconcile(databaseUrl: string, { acknowledged, books }: Given): Promise<Findings> {
  const connection = await createConnection(databaseUrl);
  try {
    const orders = (await readOrders(connection)).filter(({ number }) => !books.orders.has(number));
    const byEmail = new Map<string, StoredOrder[]>();
    for (const order of orders) byEmail.set(order.email, [...(byEmail.get(order.email) ?? []), order]);
    return {
      orders: orders.length,
      lost: acknowledged.flatMap((told) => whatIsLost(told, byEmail.get(told.email) ?? [])),
      duplicated: [...byEmail].flatMap(([email, { length }]) => (length > 1 ? [email] : [])),
      oversold: await findOversold(connection, books),
      wrong: [...orders.flatMap(whatIsWrong), ...(await findWrongSums(connection))],
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
  const jobsOf = new Map(jobs.map(({ number, jobs: count }) => [number, Number(count)]));
  return rows.map(({ number, email, products, ...figures }) => ({
    number,
    email,
    products,
    ...(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value)])) as Omit<
      StoredOrder,
      'number' | 'email' | 'products' | 'jobs'
    >),
    jobs: jobsOf.get(number) ?? 0,
  }));
}

function whatIsLost({ number, total, lines }: Acknowledged, stored: readonly StoredOrder[]): string[] {
  const order = stored.find((candidate) => candidate.number === number);
  if (!order) return [`${number} is not there`];
  if (order.finalTotal !== total) return [`${number} costs ${order.finalTotal}, told was ${total}`];
  const products = lines.map(({ productId }) => productId).sort();
  if (order.products !== products.join()) return [`${number} holds other pieces than were ordered`];
  return [];
}

/** An order is whole: its lines, payment, stock moves, first event, request and confirmation were written with it. */
function whatIsWrong(order: StoredOrder): string[] {
  const { number, pieces, payments, paid, moved, events, requests, jobs, mails } = order;
  const holds: Record<string, boolean> = {
    'has no line': pieces > 0,
    'has a payment that nobody made': payments === 0 && paid === 0,
    'took other stock than it holds': moved === -pieces,
    'has no first event': events === 1,
    'has not one request': requests === 1,
    'has not one confirmation to be written': jobs === 1,
    'was confirmed more than once': mails <= 1,
  };
  return Object.entries(holds).flatMap(([problem, isRight]) => (isRight ? [] : [`${number} ${problem}`]));
}

async function findOversold(connection: Connection, books: Books): Promise<string[]> {
  const [variants] = await connection.query<RowDataPacket[]>('SELECT id, sku, stock FROM variants');
  const [lines] = await connection.query<RowDataPacket[]>(`
    SELECT l.variant_id AS id, l.quantity, o.number FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE o.status <> 'CANCELLED'`);
  const sold = new Map<string, number>();
  for (const { id, quantity, number } of lines)
    if (!books.orders.has(number)) sold.set(id, (sold.get(id) ?? 0) + quantity);
  return variants.flatMap(({ id, sku, stock }) => {
    const was = books.stock.get(id) ?? stock;
    const gone = sold.get(id) ?? 0;
    if (stock < 0 || gone > was) return [`${sku}: ${gone} sold of ${was}`];
    return was - gone === stock ? [] : [`${sku}: ${was} less ${gone} sold is not ${stock}`];
  });
}

async function findWrongSums(connection: Connection): Promise<string[]> {
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
    ...levels.map(({ sku }) => `${sku} has another stock than the locations that serve orders hold of it`),
    ...coupons.map(({ code }) => `${code} was redeemed other than as often as it counts`),
    ...products.map(({ sku }) => `${sku} has another stock than its sizes together`),
  ];
}
