// @ts-check
import { concurrentOrders } from './measureReadsDuringOrders.mjs';
import { formatPercent, toTable } from './tables.mjs';

/**
 * @typedef {import('./measureReads.mjs').ReadRow} ReadRow
 * @typedef {import('./measureCheckout.mjs').CheckoutRow} CheckoutRow
 *
 * @typedef {object} Results
 * @property {import('./measureStart.mjs').Start} start
 * @property {ReadRow[]} reads
 * @property {import('./measureReadsDuringOrders.mjs').ReadsDuringOrdersResult} readsDuringOrders
 * @property {CheckoutRow[]} checkout
 * @property {{ stock: number, shoppers: number, sold: number }} oversold
 * @property {{ now: number, highest: number }} memory MB under load
 */

/** @param {Results} results */
export function toReport({ start, reads, readsDuringOrders, checkout, oversold, memory }) {
  return [
    '### Reads',
    toTable(reads.map(toReadColumns)),
    formatReadsDuringOrders(readsDuringOrders),
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
        'CPU at rest, ms a second': start.idleCpuMsPerSecond,
      },
    ]),
  ].join('\n\n');
}

/** @param {import('./measureReadsDuringOrders.mjs').ReadsDuringOrdersResult} figures */
export function formatReadsDuringOrders({
  ordersPerSecondWithoutReads,
  ordersPerSecondWithReads,
  share,
  answeredShare,
  staleShare,
  p99,
  refusedOrders,
}) {
  const table = toTable([
    {
      'orders a second, alone': ordersPerSecondWithoutReads,
      'beside reads': ordersPerSecondWithReads,
      share: formatPercent(share),
      'reads answered': formatPercent(answeredShare),
      'stale reads': formatPercent(staleShare),
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
    'share of bare': formatPercent(shareOfBare),
    'others’ CPU': formatPercent(others),
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
    'of plain SQL': formatPercent(shareOfPlain),
    'others’ CPU': formatPercent(others),
  };
}
