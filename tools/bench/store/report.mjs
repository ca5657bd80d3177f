// @ts-check
import { concurrentOrders } from './measureReadsBesideOrders.mjs';
import { percent, toTable } from './tables.mjs';

/**
 * @typedef {import('./measureReads.mjs').ReadRow} ReadRow
 * @typedef {import('./measureCheckout.mjs').CheckoutRow} CheckoutRow
 *
 * @typedef {object} Results
 * @property {import('./measureStart.mjs').Start} start
 * @property {ReadRow[]} reads
 * @property {import('./measureReadsBesideOrders.mjs').ReadsBesideOrders} readsBesideOrders
 * @property {CheckoutRow[]} checkout
 * @property {{ stock: number, shoppers: number, sold: number }} oversold
 * @property {{ now: number, highest: number }} memory MB under load
 */

/** @param {Results} results */
export function toReport({ start, reads, readsBesideOrders, checkout, oversold, memory }) {
  return [
    '### Reads',
    toTable(reads.map(toReadColumns)),
    formatReadsBesideOrders(readsBesideOrders),
    '### Checkout',
    toTable(checkout.map(toCheckoutColumns)),
    `${oversold.shoppers} shoppers wanted the last ${oversold.stock} items: ${oversold.sold} were sold.`,
    '### Start and memory',
    toTable([
      {
        'ready in s': start.seconds,
        'CPU until ready, ms': start.cpu,
        'at rest MB': start.atRest,
        'after the load MB': memory.now,
        'highest MB': memory.highest,
        'CPU at rest, ms a second': start.idle,
      },
    ]),
  ].join('\n\n');
}

/** @param {import('./measureReadsBesideOrders.mjs').ReadsBesideOrders} figures */
export function formatReadsBesideOrders({ alone, beside, share, answered, stale, p99, refusedOrders }) {
  const table = toTable([
    {
      'orders a second, alone': alone,
      'beside reads': beside,
      share: percent(share),
      'reads answered': percent(answered),
      'stale reads': percent(stale),
      'read p99 ms': p99,
      'orders refused': refusedOrders,
    },
  ]);
  return `### Reads beside ${concurrentOrders} orders in flight\n\n${table}`;
}

/** @param {ReadRow} row */
function toReadColumns({ read, answer, perSecond, p50, p99, app, database, cpuOfBare, shareOfBare, others }) {
  return {
    read,
    response: answer,
    'a second': perSecond,
    'p50 ms': p50,
    'p99 ms': p99,
    'CPU ms app': app,
    '+ database': database,
    '× bare': cpuOfBare,
    'share of bare': percent(shareOfBare),
    'others’ CPU': percent(others),
  };
}

/** @param {CheckoutRow} row */
function toCheckoutColumns({
  what,
  perSecond,
  p50,
  p99,
  app,
  database,
  afterwards,
  plain,
  shareOfPlain,
  others,
}) {
  return {
    checkout: what,
    'orders a second': perSecond,
    'p50 ms': p50,
    'p99 ms': p99,
    'CPU ms app': app,
    '+ database': database,
    '+ afterwards': afterwards,
    'plain SQL a second': plain,
    'of plain SQL': percent(shareOfPlain),
    'others’ CPU': percent(others),
  };
}
