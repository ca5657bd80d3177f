// @ts-check
// Takes the pictures for README.md and docs/design-system.md and saves them in docs/pictures. node
// tools/pictures/docs.mjs --url http://… uses a running store; --only home selects pictures by name.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAccounts } from '../../scripts/lib/demoAccounts.mjs';
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { findOrInstallBrowser } from '../../scripts/lib/install/browser.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { onExit } from '../../scripts/lib/process/shutdown.mjs';
import { step } from '../../scripts/lib/process/steps.mjs';
import { openTestStore } from '../../scripts/lib/suites/testStore.mjs';
import { showColours, showType } from './design/specimens.mjs';
import { fillCart, openCartPanel, placeOrder } from './screens/journeys.mjs';

/**
 * @typedef {import('playwright').Page} Page
 *
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} path
 * @property {string} [part] selector of the element to show; otherwise the window
 * @property {{ width: number, height: number }} [window]
 * @property {number} [width] width of the picture; otherwise the window's
 * @property {'light' | 'dark'} [scheme]
 * @property {string[]} [cart] slugs of the products in the cart
 * @property {(page: Page) => Promise<unknown>} [act] steps before the picture
 */

const DESKTOP = { window: { width: 1440, height: 900 }, width: 1000 };
const PHONE = { width: 360, height: 640 };
const CART_PRODUCTS = ['moti-pearl-studs-18k', 'sleeper-huggies-925'];

/** @type {Picture[]} */
const pictures = [
  { name: 'home', path: '/', ...DESKTOP },
  { name: 'product', path: '/products/himal-solitaire-ring-18k', ...DESKTOP },
  { name: 'products', path: '/products', scheme: 'dark', ...DESKTOP },
  { name: 'dashboard', path: '/admin-login', act: (page) => openBackOffice(page, '/admin'), ...DESKTOP },
  {
    name: 'editor',
    path: '/admin-login',
    scheme: 'dark',
    act: (page) => openBackOffice(page, '/admin/products/himal-solitaire-ring-18k'),
    ...DESKTOP,
  },
  { name: 'design-colours', path: '/about', part: '#specimen', act: showColours },
  { name: 'design-type', path: '/about', part: '#specimen', act: showType },
  { name: 'design-cards', path: '/products?category=gold', window: { width: 1280, height: 640 } },
  { name: 'design-purchase', path: '/products/himal-solitaire-ring-18k', act: addWithoutSize },
  { name: 'design-form', path: '/contact', act: submitEmptyForm },
  { name: 'design-empty', path: '/cart', window: { width: 1280, height: 560 } },
  {
    name: 'design-admin',
    path: '/admin-login',
    window: { width: 1280, height: 560 },
    act: (page) => openBackOffice(page, '/admin/orders'),
  },
];

/** Phone screens shown side by side in one picture. */
/** @type {Picture[]} */
const phonePictures = [
  { name: 'cart', path: '/products', cart: CART_PRODUCTS, act: openCartPanel },
  { name: 'payment', path: '/checkout', cart: CART_PRODUCTS, act: showPayment },
  { name: 'placed', path: '/checkout', cart: CART_PRODUCTS, act: placeOrder },
  { name: 'tracked', path: '/checkout', cart: CART_PRODUCTS, act: trackOrder },
];

await runScript(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' } } });
  const isSelected = (/** @type {string} */ name) => name.includes(values.only ?? '');
  await preparePackages();
  const executablePath = await findOrInstallBrowser();
  const url = values.url ?? (await openStore());
  const { chromium } = await import('playwright');
  const { default: sharp } = await import('sharp');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  onExit(() => browser.close());

  for (const picture of pictures.filter(({ name }) => isSelected(name)))
    await step(`Picture of ${picture.name}`, async () => {
      const screenshot = await takePicture(browser, url, picture);
      await sharp(screenshot)
        .resize({ width: picture.width })
        .webp({ quality: 75 })
        .toFile(getPicturePath(picture.name));
    });

  if (!isSelected('phones')) return;
  await step('Picture of phones', async () => {
    const screenshots = [];
    for (const phone of phonePictures)
      screenshots.push(await takePicture(browser, url, { ...phone, window: PHONE }));
    const canvasSize = { width: PHONE.width * phonePictures.length, height: PHONE.height };
    await sharp({ create: { ...canvasSize, channels: 3, background: '#ffffff' } })
      .composite(screenshots.map((input, index) => ({ input, left: PHONE.width * index, top: 0 })))
      .webp({ quality: 75 })
      .toFile(getPicturePath('phones'));
  });
});

/** @param {string} name */
function getPicturePath(name) {
  return join(root, 'docs', 'pictures', `${name}.webp`);
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url the store's URL
 * @param {Picture} picture
 */
async function takePicture(browser, url, { path, part, window, scheme = 'light', cart, act }) {
  const context = await browser.newContext({
    viewport: window ?? { width: 1280, height: 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    storageState: cart && (await fillCart(browser, url, cart)),
    // The specimens add their own styles.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(`${url}/#${path}`);
  await page.waitForLoadState('networkidle');
  await act?.(page);
  await waitUntilLoaded(page);
  const screenshot = await (part ? page.locator(part) : page).screenshot({ animations: 'disabled' });
  await context.close();
  return screenshot;
}

async function openStore() {
  await generateCode();
  return (await openTestStore()).url;
}

/**
 * Resolves once everything in view has loaded: no skeletons, spinners or missing photos.
 * @param {Page} page
 */
async function waitUntilLoaded(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const isInView = (/** @type {Element} */ element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && element.checkVisibility();
    };
    const loadingElements = [...document.querySelectorAll('.MuiCircularProgress-root, .MuiSkeleton-root')];
    const loadingPhotos = [...document.images].filter(({ complete }) => !complete);
    return document.querySelector('h1, #specimen') && ![...loadingElements, ...loadingPhotos].some(isInView);
  });
  // Waits for photos to fade in.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

/** @param {Page} page */
async function addWithoutSize(page) {
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
}

/** @param {Page} page */
async function submitEmptyForm(page) {
  await page.getByRole('main').getByRole('button', { name: /Send/ }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

/** @param {Page} page */
async function showPayment(page) {
  await page.getByRole('radio', { name: 'Cash on delivery' }).scrollIntoViewIfNeeded();
}

/** @param {Page} page */
async function trackOrder(page) {
  await placeOrder(page);
  await page.getByRole('main').getByRole('link', { name: /track/i }).first().click();
  await page.waitForURL(/track-order/);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

/**
 * Signs in to the back office and opens a screen.
 * @param {Page} page
 * @param {string} path
 */
async function openBackOffice(page, path) {
  const [, email = '', password = ''] = demoAccounts.find(([role]) => role === 'admin') ?? [];
  const { origin } = new URL(page.url());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/#\/admin$/);
  await page.goto(`${origin}/#${path}`);
  if (path !== '/admin') await page.getByRole('row').nth(3).waitFor();
}
