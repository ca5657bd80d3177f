import { defineConfig } from '@playwright/test';

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

// A test with the tag @desk or @phone is of what only that width has.

/** Holds at any width: tried at one, so that a whole run stays short. */
const ANY_WIDTH = ['apiDocs', 'graphiql', 'activity/activity', 'errors/*', 'session/*'];
/** Staff sit at a desk; of theirs a phone is for what is done at the counter. */
const OF_A_DESK = [
  'products',
  'customers',
  'coupons',
  'rates',
  'figures',
  'letters',
  'reviews',
  'settings',
  'apiKeys',
  'staff',
  'twoFactor',
];
/** Most shoppers come by phone. */
const OF_A_PHONE = ['account/*', 'shop/history', 'shop/savedCart', 'shop/switchedScreens'];

/** The store under test is at BASE_URL, its database at DATABASE_URL; `npm test -- e2e` starts both. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:4000',
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    // A worker would answer in the place of what a test has the store answer; offline.spec.ts lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'visual',
      testDir: 'e2e/visual',
      snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
      expect: {
        toHaveScreenshot: {
          scale: 'css',
          animations: 'disabled',
          stylePath: 'e2e/visual/soft.css',
          threshold: 0.1,
          maxDiffPixelRatio: 0.002,
        },
      },
      use: chromium,
    },
    {
      name: 'desk',
      testIgnore: ['**/visual/**', ...specs(OF_A_PHONE)],
      grepInvert: /@phone/,
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ['**/visual/**', ...specs(ANY_WIDTH), ...specs(OF_A_DESK.map((name) => `admin/${name}`))],
      grepInvert: /@desk/,
      use: { ...chromium, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});

function specs(names: readonly string[]): string[] {
  return names.map((name) => `**/e2e/${name}.spec.ts`);
}
