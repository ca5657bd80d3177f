import { randomBytes } from 'node:crypto';

/** What tells one test's things from those of all others. */
export const aMark = () => randomBytes(4).toString('hex');
