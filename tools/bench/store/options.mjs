// @ts-check
import { parseArgs } from 'node:util';
import { UserFacingError } from '../../../scripts/lib/process/userFacingError.mjs';

/** The only measurement that can be run separately. */
const SEPARABLE_MEASUREMENT = 'reads beside orders';

/** @typedef {{ rounds: number, seconds: number, readers: number, only?: string }} Options `seconds` of each measurement */

/** @returns {Options} */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '3' },
      readers: { type: 'string', default: '32' },
      only: { type: 'string' },
    },
  });
  const [rounds = 0, seconds = 0, readers = 0] = [values.rounds, values.seconds, values.readers].map(Number);
  if (![rounds, seconds, readers].every((number) => Number.isSafeInteger(number) && number > 0))
    throw new UserFacingError('--rounds, --seconds and --readers must be whole numbers of at least 1.');
  if (values.only !== undefined && values.only !== SEPARABLE_MEASUREMENT)
    throw new UserFacingError(`--only can be '${SEPARABLE_MEASUREMENT}'.`);
  return { rounds, seconds, readers, only: values.only };
}
