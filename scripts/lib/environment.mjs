// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { UserFacingError } from './process/userFacingError.mjs';

/** Loads `.env` if it exists. Variables that are already set take precedence. */
export function loadEnvironment() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile?.(file);
}

export function getStorePort() {
  const portText = process.env.PORT || '4000';
  const port = Number(portText);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new UserFacingError(`PORT is ${portText}; it must be a whole number from 1 to 65535.`);
}

/**
 * Returns true if the store opens with demo data and accounts. Uses DEMO if it is set, otherwise returns true outside
 * production.
 */
export function isDemo() {
  const { DEMO, NODE_ENV } = process.env;
  if (DEMO && DEMO !== '0' && DEMO !== '1') throw new UserFacingError(`DEMO is ${DEMO}; it must be 0 or 1.`);
  const isProduction = NODE_ENV === 'production';
  if (isProduction && DEMO === '1')
    throw new UserFacingError('DEMO=1 creates demo accounts, which are not allowed in production.');
  return DEMO ? DEMO === '1' : !isProduction;
}
