// @ts-check
// npm run pictures:design: the pictures of docs/design-system.md, anew into docs/pictures. -- --url http://…: of a store that is open.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAccounts } from '../../scripts/lib/demoAccounts.mjs';
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { browserPath } from '../../scripts/lib/install/browser.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { atEnd } from '../../scripts/lib/process/ending.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { step } from '../../scripts/lib/process/steps.mjs';
import { openTrialStore } from '../../scripts/lib/suites/trialStore.mjs';
import { showColours, showType } from './design/specimens.mjs';

/**
 * @typedef {import('playwright').Page} Page
 *
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} path
 * @property {string} [part] a selector of what is shown; otherwise the window
 * @property {number} [height] of the window
 * @property {(page: Page) => Promise<unknown>} [act] what to do before the picture
 */

/** @type {Picture[]} */
const pictures = [
  { name: 'colours', path: '/about', part: '#specimen', act: showColours },
  { name: 'type', path: '/about', part: '#specimen', act: showType },
  { name: 'cards', path: '/products?category=gold', height: 640 },
  { name: 'purchase', path: '/products/himal-solitaire-ring-18k', act: addWithoutSize },
  { name: 'form', path: '/contact', act: sendNothing },
  { name: 'empty', path: '/cart', height: 560 },
  { name: 'admin', path: '/admin-login', height: 560, act: openOrders },
];

await runScript(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' } } });
  await preparePackages();
  const executablePath = await browserPath();
  const url = values.url ?? (await openStore());
  const { chromium } = await import('playwright');
  const { default: sharp } = await import('sharp');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  atEnd(() => browser.close());

  for (const { name, path, part, height = 800, act } of pictures)
    await step(`The picture of ${name}`, async () => {
      const page = await browser.newPage({
        viewport: { width: 1280, height },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Asia/Kathmandu',
      });
      await page.goto(`${url}/#${path}`);
      await page.waitForLoadState('networkidle');
      await act?.(page);
      const shot = await (part ? page.locator(part) : page).screenshot({ animations: 'disabled' });
      await sharp(shot)
        .webp({ quality: 70 })
        .toFile(join(root, 'docs', 'pictures', `design-${name}.webp`));
      await page.close();
    });
});

async function openStore() {
  await generateCode();
  return (await openTrialStore()).url;
}

/** @param {Page} page */
async function addWithoutSize(page) {
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
}

/** @param {Page} page */
async function sendNothing(page) {
  await page.getByRole('main').getByRole('button', { name: /Send/ }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

/** @param {Page} page */
async function openOrders(page) {
  const [, email = '', password = ''] = demoAccounts.find(([role]) => role === 'admin') ?? [];
  const { origin } = new URL(page.url());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/#\/admin$/);
  await page.goto(`${origin}/#/admin/orders`);
  await page.getByRole('row').nth(3).waitFor();
  await page.waitForLoadState('networkidle');
}
