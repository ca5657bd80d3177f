// @ts-check
// npm run bench:web: measures the shop on an emulated phone: Lighthouse scores of landing screens, response to taps,
// layout shifts and scrolling a list of 1,000 products. --runs N sets the number of runs of each measurement (default
// 5).
import { parseArgs } from 'node:util';
import { formatFirstLoadSize } from '../../../scripts/lib/bundleBudget.mjs';
import { generateCode } from '../../../scripts/lib/generate/generated.mjs';
import { findOrInstallBrowser } from '../../../scripts/lib/install/browser.mjs';
import { preparePackages } from '../../../scripts/lib/install/packages.mjs';
import { runNodeOrThrow } from '../../../scripts/lib/process/command.mjs';
import { runScript } from '../../../scripts/lib/process/script.mjs';
import { onExit } from '../../../scripts/lib/process/shutdown.mjs';
import { step } from '../../../scripts/lib/process/steps.mjs';
import { openTestStore } from '../../../scripts/lib/suites/testStore.mjs';
import { CHROMIUM_OPTIONS } from './chromium.mjs';
import { measureLayoutShifts } from './layoutShifts.mjs';
import { createLighthouseRunner } from './lighthouse.mjs';
import { measureScrolling } from './scrolling.mjs';
import { measureTaps } from './taps.mjs';

const PRODUCTS = 1_000;
const PRODUCT_SLUG = 'himal-solitaire-ring-18k';
/** A product without sizes. */
const UNSIZED_PRODUCT_SLUG = 'moti-pearl-studs-18k';

const screens = {
  home: '/',
  list: '/#/products',
  product: `/#/products/${PRODUCT_SLUG}`,
  cart: '/#/cart',
  checkout: '/#/checkout',
};

await runScript(async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  await preparePackages();
  await generateCode();
  const executablePath = await findOrInstallBrowser();
  const { url, databaseUrl } = await openTestStore();
  console.log(`First load: ${formatFirstLoadSize()} of gzipped JavaScript.`);
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_OPTIONS });
  onExit(() => browser.close());

  const runLighthouse = await createLighthouseRunner(executablePath);
  const lighthouseRows = await step(
    `Lighthouse, mobile, ${runs} times each`,
    () => runLighthouse(url, screens, runs),
    () => `Lighthouse, mobile, median of ${runs}`,
  );
  console.table(lighthouseRows);

  const tapAndShiftTables = await step(
    'Taps and layout shifts, on a phone four times slower',
    async () => [
      await measureTaps(browser, { url, piece: UNSIZED_PRODUCT_SLUG, runs }),
      await measureLayoutShifts(browser, url, screens),
    ],
    () => `Taps (median of ${runs}) and layout shifts, on a phone four times slower`,
  );
  for (const table of tapAndShiftTables) console.table(table);

  await runNodeOrThrow(['--import', 'tsx', 'tools/load/main.ts', '--products', String(PRODUCTS)], {
    env: { DATABASE_URL: databaseUrl },
    failure: 'The products could not be loaded.',
  });
  const scrollRows = await step(
    `Scrolling a list of ${PRODUCTS.toLocaleString('en')} products`,
    () => measureScrolling(browser, { url, pieces: PRODUCTS }),
    () => `Scrolling a list of ${PRODUCTS.toLocaleString('en')} products`,
  );
  console.table(scrollRows);
});
