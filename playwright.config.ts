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
      // No page lives long enough for code that is compiled to be fast to earn what compiling it costs.
      '--js-flags=--no-opt,--no-maglev',
    ],
  },
};

// A test with the tag @desk or @phone is of what only that width has.

/** Holds at any width: tried at one, so that a whole run stays short. */
const ANY_WIDTH = ['apiDocs', 'graphiql', 'policy', 'activity/activity', 'errors/*', 'session/*'];
/** Staff sit at a desk: at both widths only what every screen of theirs has. */
const OF_A_DESK = ['admin/!(shell|lists)'];
/** Most shoppers come by phone: at both widths only what a desk shows otherwise. */
const OF_A_PHONE = ['account/*', 'shop/!(buying|cartPanel|catalog|returns)'];

/** The store under test is at BASE_URL, its database at DATABASE_URL; `npm test -- e2e` starts both. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than the cores: a test waits for what it looks at half of its time.
  workers: '250%',
  retries: 0,
  forbidOnly: true,
  // Upper bounds on a busy machine; on a quiet one a journey takes a few seconds.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:4000',
    actionTimeout: 40_000,
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
        timeout: 20_000,
        toHaveScreenshot: {
          scale: 'css',
          animations: 'disabled',
          stylePath: 'e2e/visual/soft.css',
          threshold: 0.1,
          maxDiffPixelRatio: 0.015,
        },
      },
      // What Playwright stills a page with for a picture is a style of its own.
      use: { ...chromium, bypassCSP: true },
    },
    {
      name: 'desk',
      testIgnore: ['**/visual/**', ...specs(OF_A_PHONE)],
      grepInvert: /@phone/,
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ['**/visual/**', ...specs(ANY_WIDTH), ...specs(OF_A_DESK)],
      grepInvert: /@desk/,
      use: { ...chromium, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});

function specs(names: readonly string[]): string[] {
  return names.map((name) => `**/e2e/${name}.spec.ts`);
}
