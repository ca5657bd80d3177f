import { randomBytes } from 'node:crypto';

/** Returns a random mark that distinguishes the data of one test from all other data. */
export const createUniqueMark = () => randomBytes(4).toString('hex');
