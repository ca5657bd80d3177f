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
      // Optimising compilers cost more time than they save, because each page is open only briefly.
      '--js-flags=--no-opt,--no-maglev',
    ],
  },
};

// Tests tagged @desk or @phone cover features that exist at only one width.

/** Tests that do not depend on the width. They run at one width only, which keeps a full run short. */
const ANY_WIDTH_SPECS = ['apiDocs', 'graphiql', 'policy', 'activity/activity', 'errors/*', 'session/*'];
/** Staff work on desktops, so only features shared by all back-office screens are tested at both widths. */
const DESKTOP_ONLY_SPECS = ['admin/!(shell|lists)'];
/** Most shoppers use phones, so shop tests run at the desktop width only if the desktop layout differs. */
const PHONE_ONLY_SPECS = ['account/*', 'shop/!(buying|cartPanel|catalog|returns)'];

/** Tests the store at BASE_URL with its database at DATABASE_URL. `npm test -- e2e` starts both. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // More workers than cores, because a test spends half of its time waiting for the page.
  workers: '250%',
  retries: 0,
  forbidOnly: true,
  // Upper bounds for a busy machine. On an idle machine a test takes a few seconds.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:4000',
    actionTimeout: 40_000,
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    // A service worker would bypass the responses that tests stub. Only offline.spec.ts allows it.
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
      // Playwright injects a stylesheet that stops animations in screenshots, which the content security policy would
      // block.
      use: { ...chromium, bypassCSP: true },
    },
    {
      name: 'desk',
      testIgnore: ['**/visual/**', ...toSpecPatterns(PHONE_ONLY_SPECS)],
      grepInvert: /@phone/,
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ['**/visual/**', ...toSpecPatterns(ANY_WIDTH_SPECS), ...toSpecPatterns(DESKTOP_ONLY_SPECS)],
      grepInvert: /@desk/,
      use: { ...chromium, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});

function toSpecPatterns(names: readonly string[]): string[] {
  return names.map((name) => `**/e2e/${name}.spec.ts`);
}
