// @ts-check
import { existsSync } from 'node:fs';
import { findExecutable } from '../process/executable.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';
import { installSystemPackages } from './debian.mjs';

// The headless shell is preferred: it draws no window and needs half the time.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, the system's Chromium or Playwright's own. Otherwise installs Chromium
 * if this account can install packages.
 * @returns {Promise<string>}
 */
export async function findOrInstallBrowser() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath && !existsSync(configuredPath))
    throw new UserFacingError(`CHROMIUM_PATH is ${configuredPath}, which does not exist.`);
  const existingPath = configuredPath || findExecutable(systemNames) || (await findPlaywrightBrowser());
  if (existingPath) return existingPath;
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (await installSystemPackages([name], 'for the end-to-end tests')) break;
  const installedPath = findExecutable(systemNames);
  if (installedPath) return installedPath;
  throw new UserFacingError(
    'Chromium is not installed. Either set CHROMIUM_PATH, or install Chromium, ' +
      'or run npx playwright install --with-deps chromium.',
  );
}

async function findPlaywrightBrowser() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
