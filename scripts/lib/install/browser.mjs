// @ts-check
import { existsSync } from 'node:fs';
import { findExecutable } from '../process/executable.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';
import { installSystemPackages } from './debian.mjs';

// The first one draws no window, and needs half the time.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, the system's, Playwright's own, or one installed now where this account may.
 * @returns {Promise<string>}
 */
export async function browserPath() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new UserFacingError(`CHROMIUM_PATH is ${given}, and there is nothing.`);
  const found = given || findExecutable(systemNames) || (await playwrightsOwn());
  if (found) return found;
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (await installSystemPackages([name], 'for the end-to-end tests')) break;
  const installed = findExecutable(systemNames);
  if (installed) return installed;
  throw new UserFacingError(
    'There is no Chromium on this machine. Either set CHROMIUM_PATH, or install Chromium, ' +
      'or run npx playwright install --with-deps chromium.',
  );
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
