// @ts-check
import { formatPercent, formatShortNumber } from './tables.mjs';

/**
 * A performance target, and the measured value.
 * @typedef {{ aim: string, found: string, isReached: boolean }} Aim
 */

/**
 * @param {import('./report.mjs').Results} results
 * @returns {Aim[]}
 */
export function compareWithTargets({ start, reads, readsDuringOrders, checkout, memory }) {
  const cachedReads = reads.filter(({ answer }) => answer === 'cached');
  const computedReads = reads.filter(({ answer }) => answer === 'computed');
  const [, spreadRow, hotRow, sharedRow] = checkout;
  return [
    checkMaximum(
      'cached responses take at most 3 × the CPU of bare',
      cachedReads,
      ({ cpuOfBare }) => cpuOfBare,
      3,
    ),
    checkMinimum(
      'cached responses reach 40 % of the throughput of bare',
      cachedReads,
      ({ shareOfBare }) => shareOfBare,
      0.4,
    ),
    checkMaximum('p99 of computed responses is below 50 ms', computedReads, ({ p99 }) => p99, 50),
    ...checkReadsDuringOrders(readsDuringOrders),
    ...(spreadRow && hotRow && sharedRow
      ? [
          checkMinimum(
            'one popular product sells at half the pace of many',
            [hotRow],
            (row) => row.perSecond / spreadRow.perSecond,
            0.5,
          ),
          checkMinimum(
            'guests who share a phone number order at 70 % of the pace of others',
            [sharedRow],
            (row) => row.perSecond / spreadRow.perSecond,
            0.7,
          ),
        ]
      : []),
    checkMaximum('the server takes at most 180 MB at rest', [start], ({ atRest }) => atRest, 180),
    checkMaximum('the server takes at most 300 MB under load', [memory], ({ highest }) => highest, 300),
  ];
}

/**
 * @param {import('./measureReadsDuringOrders.mjs').ReadsDuringOrdersResult} figures
 * @returns {Aim[]}
 */
export function checkReadsDuringOrders(figures) {
  return [
    checkMinimum(
      '90 % of reads beside 150 orders in flight are answered',
      [figures],
      ({ answeredShare }) => answeredShare,
      0.9,
    ),
    checkMaximum('p99 of these reads is below 2 s, in ms', [figures], ({ p99 }) => p99, 2_000),
    checkMinimum('orders keep 90 % of their pace beside these reads', [figures], ({ share }) => share, 0.9),
  ];
}

/**
 * @template Row
 * @param {string} aim
 * @param {readonly Row[]} rows
 * @param {(row: Row) => number} getValue
 * @param {number} maximum
 * @returns {Aim}
 */
function checkMaximum(aim, rows, getValue, maximum) {
  const value = Math.max(...rows.map(getValue));
  return { aim, found: formatShortNumber(value), isReached: value <= maximum };
}

/**
 * @template Row
 * @param {string} aim
 * @param {readonly Row[]} rows
 * @param {(row: Row) => number} getValue
 * @param {number} minimum
 * @returns {Aim}
 */
function checkMinimum(aim, rows, getValue, minimum) {
  const value = Math.min(...rows.map(getValue));
  return { aim, found: formatPercent(value), isReached: value >= minimum };
}
