import { UNSOLD } from '#domain/orders/orderLifecycle.ts';

const SOLD = `o.status NOT IN (${UNSOLD.map((status) => `'${status}'`).join(', ')})`;
const DAY = 'DATE(o.placed_at + INTERVAL 345 MINUTE)';
// Pieces that came back were not sold in the end, and what their buyer was let off brought nothing.
const KEPT = '(l.quantity - l.returned)';
const KEPT_TOTAL = '(l.line_total - ROUND(l.line_total * l.returned / l.quantity))';

/** The tables of figures, each with the SELECT that sums its rows from the orders. */
const SUMS = {
  daily_order_figures: (when: string) => `
    INSERT INTO daily_order_figures (day, district, orders, revenue, new_customers, \`returning\`)
    SELECT ${DAY} AS day, o.district, COUNT(*), SUM(o.final_total - o.credited), SUM(o.is_first),
      SUM(NOT o.is_first AND (o.contact_email <> '' OR o.contact_phone <> ''))
    FROM orders o WHERE ${SOLD} AND ${when} GROUP BY day, o.district`,
  daily_piece_figures: (when: string) => `
    INSERT INTO daily_piece_figures (day, category, type, metal, pieces, revenue, weight_mg)
    SELECT ${DAY} AS day, l.category, l.type, l.metal, SUM(${KEPT}), SUM(${KEPT_TOTAL}), SUM(l.weight_mg * ${KEPT})
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE ${SOLD} AND ${when} GROUP BY day, l.category, l.type, l.metal`,
  daily_product_figures: (when: string) => `
    INSERT INTO daily_product_figures (day, product_id, pieces, revenue)
    SELECT ${DAY} AS day, l.product_id, SUM(${KEPT}), SUM(${KEPT_TOTAL})
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE ${SOLD} AND l.product_id IS NOT NULL AND ${when} GROUP BY day, l.product_id`,
} as const;

export const FIGURE_TABLES = Object.keys(SUMS) as (keyof typeof SUMS)[];

/** `when` limits the orders `o` by the instant at which they were placed. */
export function sumInto(table: keyof typeof SUMS, when: string): string {
  return SUMS[table](when);
}
