import { v7 as uuidv7 } from 'uuid';
import { type Order, type OrderEvent, type OrderLine, Prisma } from '../generated/client.ts';
import { type Statement, write } from './statement.ts';
import { toColumn } from './toColumn.ts';
import { toValue } from './toValue.ts';

/** Generated columns, which accept no value in MySQL, not even NULL, and the time of the last change. */
type GeneratedColumn = 'contactMailbox' | 'searchText' | 'due' | 'refundDue' | 'updatedAt';

/** Row types of the models that are written without Prisma. */
interface Rows {
  Activity: Prisma.ActivityCreateManyInput;
  AuditEntry: Prisma.AuditEntryCreateManyInput;
  Booking: Prisma.BookingCreateManyInput;
  CouponRedemption: Prisma.CouponRedemptionCreateManyInput;
  Job: Prisma.JobCreateManyInput;
  Order: Omit<Order, GeneratedColumn> & { [Column in GeneratedColumn]: undefined };
  OrderEvent: OrderEvent;
  OrderLine: OrderLine;
  Payment: Prisma.PaymentCreateManyInput;
  PaymentReference: Prisma.PaymentReferenceCreateManyInput;
  PlaceOrderRequest: Prisma.PlaceOrderRequestCreateManyInput;
  RefreshToken: Prisma.RefreshTokenCreateManyInput;
  Session: Prisma.SessionCreateManyInput;
  StaleFigureDay: Prisma.StaleFigureDayCreateManyInput;
  StockMove: Prisma.StockMoveCreateManyInput;
  WebhookDelivery: Prisma.WebhookDeliveryCreateManyInput;
  WebhookEvent: Prisma.WebhookEventCreateManyInput;
}

/** Table of each model. Column names are the field names in snake case. */
const TABLES: Record<keyof Rows, string> = {
  Activity: 'activities',
  AuditEntry: 'audit_entries',
  Booking: 'bookings',
  CouponRedemption: 'coupon_redemptions',
  Job: 'jobs',
  Order: 'orders',
  OrderEvent: 'order_events',
  OrderLine: 'order_lines',
  Payment: 'payments',
  PaymentReference: 'payment_references',
  PlaceOrderRequest: 'place_order_requests',
  RefreshToken: 'refresh_tokens',
  Session: 'sessions',
  StaleFigureDay: 'stale_figure_days',
  StockMove: 'stock_moves',
  WebhookDelivery: 'webhook_deliveries',
  WebhookEvent: 'webhook_events',
};

/** Models without an id. For all others an id is generated here, as Prisma does. */
const MODELS_WITHOUT_ID: readonly (keyof Rows)[] = ['Booking', 'PaymentReference', 'PlaceOrderRequest'];

/** Inserts rows in one statement. Fields missing from all rows get the database's default. */
export function insertInto<Model extends keyof Rows>(
  model: Model,
  rows: readonly [Rows[Model], ...Rows[Model][]] | readonly Rows[Model][],
): Statement<number> {
  const completeRows = rows.map(
    (row): Record<string, unknown> =>
      MODELS_WITHOUT_ID.includes(model) ? { ...row } : { id: uuidv7(), ...row },
  );
  const fields = [...new Set(completeRows.flatMap(Object.keys))].filter((field) =>
    completeRows.some((row) => row[field] !== undefined),
  );
  const columns = fields.map((field) => Prisma.raw(`\`${toColumn(field)}\``));
  const tuples = completeRows.map(
    (row) => Prisma.sql`(${Prisma.join(fields.map((field) => toValue(row[field])))})`,
  );
  return write(
    Prisma.sql`INSERT INTO ${Prisma.raw(TABLES[model])} (${Prisma.join(columns)}) VALUES ${Prisma.join(tuples)}`,
  );
}
