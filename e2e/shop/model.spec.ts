import { expect, test } from '../fixtures.ts';

// Enables software rendering, because the browser of the other tests has no WebGL.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});

/** Warnings of the viewer and the driver about slow rendering, and of three.js about a deprecated loader. */
const HARMLESS_WARNINGS = /rAF timed out|GL Driver Message|RGBELoader has been deprecated/;

test('a product opens in 3D with lighting, turns by keyboard, closes with Back, and logs nothing to the console', async ({
  page,
  consoleErrors,
}) => {
  const lightingResponse = page.waitForResponse(/studio.*\.hdr$/);
  await page.goto('/#/products/himal-solitaire-ring-18k');
  await page.getByRole('button', { name: 'View in 3D' }).click();
  const dialog = page.getByRole('dialog', { name: 'Himal Solitaire Ring in 3D' });
  expect((await lightingResponse).ok()).toBe(true);
  await expect(dialog.getByRole('progressbar')).toBeHidden({ timeout: 45_000 });
  await expect(dialog.getByRole('alert')).toBeHidden();

  const model = dialog.getByRole('img', { name: /Himal Solitaire Ring/ });
  await expect(model).toBeFocused();
  const getCameraAngle = () =>
    dialog
      .locator('model-viewer')
      .evaluate((viewer: HTMLElement & { getCameraOrbit(): { theta: number } }) =>
        viewer.getCameraOrbit().theta.toFixed(3),
      );
  const before = await getCameraAngle();
  await page.keyboard.press('ArrowRight');
  await expect.poll(getCameraAngle).not.toBe(before);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeVisible();

  consoleErrors.splice(0, Infinity, ...consoleErrors.filter((text) => !HARMLESS_WARNINGS.test(text)));
});
