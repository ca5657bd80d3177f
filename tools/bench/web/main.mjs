// @ts-check
// npm run bench:web: how the shop feels on a phone. Lighthouse for the screens that people land on, how fast a tap is
// answered, what jumps, and how a list of 1,000 pieces scrolls. --runs N for fewer than five of each.
import { parseArgs } from 'node:util';
import { firstLoadSize } from '../../../scripts/lib/bundleBudget.mjs';
import { generateCode } from '../../../scripts/lib/generate/generated.mjs';
import { browserPath } from '../../../scripts/lib/install/browser.mjs';
import { preparePackages } from '../../../scripts/lib/install/packages.mjs';
import { mustRunNode } from '../../../scripts/lib/process/command.mjs';
import { atEnd } from '../../../scripts/lib/process/ending.mjs';
import { runScript } from '../../../scripts/lib/process/script.mjs';
import { step } from '../../../scripts/lib/process/steps.mjs';
import { openTrialStore } from '../../../scripts/lib/suites/trialStore.mjs';
import { CHROMIUM_OPTIONS } from './chromium.mjs';
import { measureJumps } from './jumps.mjs';
import { openLighthouse } from './lighthouse.mjs';
import { measureScrolling } from './scrolling.mjs';
import { measureTaps } from './taps.mjs';

const PRODUCTS = 1_000;
const PIECE = 'himal-solitaire-ring-18k';
/** Has no sizes to choose from. */
const PIECE_OF_ONE_SIZE = 'moti-pearl-studs-18k';

const screens = {
  home: '/',
  list: '/#/products',
  product: `/#/products/${PIECE}`,
  cart: '/#/cart',
  checkout: '/#/checkout',
};

await runScript(async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  await preparePackages();
  await generateCode();
  const executablePath = await browserPath();
  const { url, databaseUrl } = await openTrialStore();
  console.log(`First load: ${firstLoadSize()} of gzipped JavaScript.`);
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_OPTIONS });
  atEnd(() => browser.close());

  const lighthouse = await openLighthouse(executablePath);
  const measured = await step(
    `Lighthouse, mobile, ${runs} times each`,
    () => lighthouse(url, screens, runs),
    () => `Lighthouse, mobile, median of ${runs}`,
  );
  console.table(measured);

  const felt = await step(
    'Taps and jumps, a phone four times slower',
    async () => [
      await measureTaps(browser, { url, piece: PIECE_OF_ONE_SIZE, runs }),
      await measureJumps(browser, url, screens),
    ],
    () => `Taps, median of ${runs}, and jumps, a phone four times slower`,
  );
  for (const table of felt) console.table(table);

  await mustRunNode(['--import', 'tsx', 'tools/load/main.ts', '--products', String(PRODUCTS)], {
    env: { DATABASE_URL: databaseUrl },
    failure: 'The pieces could not be loaded.',
  });
  const frames = await step(
    `Scrolling a list of ${PRODUCTS.toLocaleString('en')} pieces`,
    () => measureScrolling(browser, { url, pieces: PRODUCTS }),
    () => `A list of ${PRODUCTS.toLocaleString('en')} pieces, scrolled`,
  );
  console.table(frames);
});
