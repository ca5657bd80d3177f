// @ts-check
import { percent, shortNumber } from './tables.mjs';

/**
 * What the store has set itself, and what came of it.
 * @typedef {{ aim: string, found: string, isReached: boolean }} Aim
 */

/**
 * @param {import('./report.mjs').Results} results
 * @returns {Aim[]}
 */
export function compareWithAims({ start, reads, readsBesideOrders, checkout, memory }) {
  const kept = reads.filter(({ answer }) => answer === 'kept');
  const madeAnew = reads.filter(({ answer }) => answer === 'made anew');
  const [, spread, hot, shared] = checkout;
  return [
    atMost('kept answers take no more than 3 × the CPU of bare', kept, ({ cpuOfBare }) => cpuOfBare, 3),
    atLeast('and are sent at 40 % of its pace', kept, ({ shareOfBare }) => shareOfBare, 0.4),
    atMost('99 of 100 answers made anew take less than 50 ms', madeAnew, ({ p99 }) => p99, 50),
    ...aimsBesideOrders(readsBesideOrders),
    ...(spread && hot && shared
      ? [
          atLeast(
            'one hot piece sells at half the pace of many',
            [hot],
            (row) => row.perSecond / spread.perSecond,
            0.5,
          ),
          atLeast(
            'guests who share a phone number order at 70 % of the pace of others',
            [shared],
            (row) => row.perSecond / spread.perSecond,
            0.7,
          ),
        ]
      : []),
    atMost('the server takes 180 MB at rest', [start], ({ atRest }) => atRest, 180),
    atMost('and 300 MB under load', [memory], ({ highest }) => highest, 300),
  ];
}

/**
 * @param {import('./measureReadsBesideOrders.mjs').ReadsBesideOrders} figures
 * @returns {Aim[]}
 */
export function aimsBesideOrders(figures) {
  return [
    atLeast(
      '90 % of the reads beside 150 orders in flight are answered',
      [figures],
      ({ answered }) => answered,
      0.9,
    ),
    atMost('99 of 100 of them within 2 s, in ms', [figures], ({ p99 }) => p99, 2_000),
    atLeast('and orders keep 90 % of their pace beside them', [figures], ({ share }) => share, 0.9),
  ];
}

/**
 * @template Row
 * @param {string} aim
 * @param {readonly Row[]} rows
 * @param {(row: Row) => number} find
 * @param {number} most
 * @returns {Aim}
 */
function atMost(aim, rows, find, most) {
  const found = Math.max(...rows.map(find));
  return { aim, found: shortNumber(found), isReached: found <= most };
}

/**
 * @template Row
 * @param {string} aim
 * @param {readonly Row[]} rows
 * @param {(row: Row) => number} find
 * @param {number} least
 * @returns {Aim}
 */
function atLeast(aim, rows, find, least) {
  const found = Math.min(...rows.map(find));
  return { aim, found: percent(found), isReached: found >= least };
}
