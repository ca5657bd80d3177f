// @ts-check
// Takes pictures of every screen and saves them in screens/. node tools/pictures/screens.mjs --only cart selects
// screens by name.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { findOrInstallBrowser } from '../../scripts/lib/install/browser.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { onExit } from '../../scripts/lib/process/shutdown.mjs';
import { step } from '../../scripts/lib/process/steps.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';
import { openTestStore } from '../../scripts/lib/suites/testStore.mjs';
import { fillCart, openCartPanel, placeOrder } from './screens/journeys.mjs';
import { takePicture } from './screens/takePicture.mjs';

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path
 * @property {string[]} [cart] slugs of the products in the cart
 * @property {boolean} [windowOnly] takes only the part visible without scrolling; otherwise the whole screen
 * @property {(page: import('playwright').Page) => Promise<void>} [act] steps before the picture
 */

const featuredSlugs = ['himal-solitaire-ring-18k', 'moti-pearl-strand-925'];
// Products with plenty of stock, because each picture places an order.
const wellStockedSlugs = ['moti-pearl-studs-18k', 'sleeper-huggies-925'];

/** @type {Screen[]} */
const screens = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'products-gold', path: '/products?category=gold' },
  { name: 'product', path: '/products/himal-solitaire-ring-18k' },
  { name: 'cart-panel', path: '/products', cart: featuredSlugs, windowOnly: true, act: openCartPanel },
  { name: 'cart', path: '/cart', cart: featuredSlugs },
  { name: 'cart-empty', path: '/cart' },
  { name: 'checkout', path: '/checkout', cart: featuredSlugs },
  { name: 'order-success', path: '/checkout', cart: wellStockedSlugs, act: placeOrder },
  { name: 'track-order', path: '/track-order' },
  { name: 'collections', path: '/collections' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'invitation', path: '/invitation' },
  { name: 'verify-email', path: '/verify-email' },
  { name: 'keep-email', path: '/keep-email' },
  { name: 'not-found', path: '/nope' },
];
const widths = /** @type {const} */ ([360, 1440]);
const schemes = /** @type {const} */ (['light', 'dark']);

await runScript(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const selectedScreens = screens.filter(({ name }) => name.includes(values.only ?? ''));
  if (selectedScreens.length === 0) throw new UserFacingError(`There is no screen named ${values.only}.`);

  await preparePackages();
  await generateCode();
  const executablePath = await findOrInstallBrowser();
  const { url } = await openTestStore();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  onExit(() => browser.close());
  const folder = join(root, 'screens');
  mkdirSync(folder, { recursive: true });

  let failedPictures = 0;
  for (const screen of selectedScreens) {
    const { cart } = screen;
    const storage = cart && (await step(`Cart for ${screen.name}`, () => fillCart(browser, url, cart)));
    for (const width of widths) {
      for (const scheme of schemes) {
        const file = join(folder, `${screen.name}-${width}-${scheme}.png`);
        const picture = { screen, width, scheme, file, url, storage };
        await step(`${screen.name} ${width} ${scheme}`, () => takePicture(browser, picture)).catch(
          (error) => {
            failedPictures += 1;
            console.error(error instanceof Error ? error.message : error);
          },
        );
      }
    }
  }
  if (failedPictures > 0) throw new UserFacingError(`${failedPictures} pictures could not be taken.`);
  console.log(`\nThe pictures are in ${folder}.`);
});
