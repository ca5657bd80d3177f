// @ts-check
import { parseArgs } from 'node:util';
import { UserFacingError } from '../../../scripts/lib/process/userFacingError.mjs';

/**
 * @typedef {object} Options
 * @property {number} rounds
 * @property {number} seconds for each measurement
 * @property {number} readers at once
 * @property {number} [products] the size at which reads are compared with those of the demo
 * @property {boolean} long whether a million requests are made
 * @property {string} [chart] the file that is written
 * @property {string} [only] the one case that is measured, of CASES
 */

/** Cases that can be measured alone. */
const CASES = ['reads beside orders'];

/** @returns {Options} */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '3' },
      readers: { type: 'string', default: '32' },
      products: { type: 'string' },
      long: { type: 'boolean', default: false },
      chart: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const { products, long, chart, only } = values;
  return {
    rounds: wholeNumber('rounds', values.rounds),
    seconds: wholeNumber('seconds', values.seconds),
    readers: wholeNumber('readers', values.readers),
    products: products === undefined ? undefined : wholeNumber('products', products),
    long,
    chart,
    only: only === undefined ? undefined : oneOfCases(only),
  };
}

/** @param {string} only */
function oneOfCases(only) {
  if (CASES.includes(only)) return only;
  throw new UserFacingError(`--only is ${only}; it can be: ${CASES.join(', ')}.`);
}

/**
 * @param {string} name
 * @param {string} text
 */
function wholeNumber(name, text) {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new UserFacingError(`--${name} is ${text}; it must be a whole number from 1 up.`);
}
