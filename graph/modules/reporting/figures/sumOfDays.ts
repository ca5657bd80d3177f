import { NON_SALE_STATUSES } from '#domain/orders/orderLifecycle.ts';

const EXCLUDED_STATUS_LIST = NON_SALE_STATUSES.map((status) => `'${status}'`).join(', ');
const DAY = 'DATE(o.placed_at + INTERVAL 345 MINUTE)';

/** SQL equivalent of the order sums in domain/reporting/sales.ts. */
const CREDITED_SHIPPING = `
  IF(o.credited = 0, 0, LEAST(o.shipping, o.credited,
    (SELECT COALESCE(SUM(r.shipping), 0) FROM \`returns\` r WHERE r.order_id = o.id)))`;
const CREDITED_TAX = buildShareExpression(
  'c.tax',
  'c.credited - c.shipping_credited',
  'c.final_total - c.shipping',
);

/** Sold orders, each with the components of its revenue. */
const buildSalesQuery = (timeCondition: string) => `
  (SELECT s.*, s.items_total - s.discount - s.returned AS net FROM (
    SELECT c.*, ${CREDITED_TAX} AS tax_credited, c.credited - c.shipping_credited - ${CREDITED_TAX} AS returned FROM (
      SELECT o.id, ${DAY} AS day, o.district, o.items_total, o.discount, o.shipping, o.tax, o.final_total, o.credited,
        ${CREDITED_SHIPPING} AS shipping_credited, o.is_first, o.contact_email, o.contact_phone
      FROM orders o WHERE o.status NOT IN (${EXCLUDED_STATUS_LIST}) AND ${timeCondition}
    ) c
  ) s)`;

const DISCOUNTED_LINE_TOTAL = 'GREATEST(0, l.line_total - l.coupon_discount - l.staff_discount)';
const ORDER_WINDOW = 'OVER (PARTITION BY p.order_id ORDER BY p.position, p.id';

/**
 * Lines of these orders, each with its items that were not returned and its share of the order's net sales. Shares are
 * proportional to the items' price after the line's own discounts; the first line also gets any amount that belongs to
 * no line. The shares of an order add up to its net sales.
 */
const buildSoldLinesQuery = (timeCondition: string) => `
  (SELECT k.*, IF(k.whole = 0, IF(k.place = 1, k.net, 0),
      ${buildShareExpression('k.net', 'k.until', 'k.whole')} - ${buildShareExpression('k.net', 'k.until - k.kept', 'k.whole')}) AS share FROM (
    SELECT p.*, CAST(SUM(p.kept) ${ORDER_WINDOW} ROWS UNBOUNDED PRECEDING) AS SIGNED) AS until,
      CAST(SUM(p.kept) OVER (PARTITION BY p.order_id) AS SIGNED) AS whole, ROW_NUMBER() ${ORDER_WINDOW}) AS place FROM (
      SELECT l.id, l.order_id, l.position, o.day, o.net, l.product_id, l.category, l.type, l.metal, l.weight_mg, l.unit_cost,
        l.quantity - l.returned AS pieces,
        l.line_total - ROUND(l.line_total * l.returned / l.quantity) AS kept_total,
        ${DISCOUNTED_LINE_TOTAL} - ${buildShareExpression(DISCOUNTED_LINE_TOTAL, 'l.returned', 'l.quantity')} AS kept
      FROM ${buildSalesQuery(timeCondition)} o JOIN order_lines l ON l.order_id = o.id
    ) p
  ) k)`;

const COST_COLUMNS = 'SUM(IF(l.unit_cost IS NULL, 0, l.share)), SUM(COALESCE(l.unit_cost, 0) * l.pieces)';

/** Figures tables, each with the SELECT that computes its rows from the orders. */
const FIGURES_QUERY_BUILDERS = {
  daily_order_figures: (timeCondition: string) => `
    INSERT INTO daily_order_figures
      (day, district, orders, gross, discounts, \`returns\`, net, shipping, tax, revenue, new_customers, \`returning\`)
    SELECT o.day, o.district, COUNT(*), SUM(o.items_total), SUM(o.discount), SUM(o.returned), SUM(o.net),
      SUM(o.shipping - o.shipping_credited), SUM(o.tax - o.tax_credited), SUM(o.final_total - o.credited), SUM(o.is_first),
      SUM(NOT o.is_first AND (o.contact_email <> '' OR o.contact_phone <> ''))
    FROM ${buildSalesQuery(timeCondition)} o GROUP BY o.day, o.district`,
  daily_item_figures: (timeCondition: string) => `
    INSERT INTO daily_item_figures (day, category, type, metal, pieces, net, costed, cost, revenue, weight_mg)
    SELECT l.day, l.category, l.type, l.metal, SUM(l.pieces), SUM(l.share), ${COST_COLUMNS}, SUM(l.kept_total),
      SUM(l.weight_mg * l.pieces)
    FROM ${buildSoldLinesQuery(timeCondition)} l GROUP BY l.day, l.category, l.type, l.metal`,
  daily_product_figures: (timeCondition: string) => `
    INSERT INTO daily_product_figures (day, product_id, pieces, net, costed, cost, revenue)
    SELECT l.day, l.product_id, SUM(l.pieces), SUM(l.share), ${COST_COLUMNS}, SUM(l.kept_total)
    FROM ${buildSoldLinesQuery(timeCondition)} l WHERE l.product_id IS NOT NULL GROUP BY l.day, l.product_id`,
} as const;

export const FIGURE_TABLES = Object.keys(FIGURES_QUERY_BUILDERS) as (keyof typeof FIGURES_QUERY_BUILDERS)[];

/** `timeCondition` limits the time at which the orders `o` were placed. */
export function buildSumQuery(table: keyof typeof FIGURES_QUERY_BUILDERS, timeCondition: string): string {
  return FIGURES_QUERY_BUILDERS[table](timeCondition);
}

/** Returns SQL for `sum × part ÷ total` in whole rupees, rounded half up; 0 if the total is 0. */
function buildShareExpression(sum: string, part: string, total: string): string {
  return `IF(${total} <= 0, 0, (2 * ${sum} * (${part}) + ${total}) DIV (2 * (${total})))`;
}
