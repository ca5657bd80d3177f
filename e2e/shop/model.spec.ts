import { expect, test } from '../fixtures.ts';

// Drawn by the processor: the browser of the other journeys has nothing that draws in three dimensions.
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

/** The viewer and the driver warn of a machine that draws slowly, and three warns of the loader that the viewer uses. */
const HARMLESS = /rAF timed out|GL Driver Message|RGBELoader has been deprecated/;

test('a piece opens in 3D, lit by the studio and turned by keys, Back closes it, and the console stays quiet', async ({
  page,
  consoleErrors,
}) => {
  const light = page.waitForResponse(/studio.*\.hdr$/);
  await page.goto('/#/products/himal-solitaire-ring-18k');
  await page.getByRole('button', { name: 'View in 3D' }).click();
  const dialog = page.getByRole('dialog', { name: 'Himal Solitaire Ring in 3D' });
  expect((await light).ok()).toBe(true);
  await expect(dialog.getByRole('progressbar')).toBeHidden({ timeout: 45_000 });
  await expect(dialog.getByRole('alert')).toBeHidden();

  const model = dialog.getByRole('img', { name: /Himal Solitaire Ring/ });
  await expect(model).toBeFocused();
  const seenFrom = () =>
    dialog
      .locator('model-viewer')
      .evaluate((viewer: HTMLElement & { getCameraOrbit(): { theta: number } }) =>
        viewer.getCameraOrbit().theta.toFixed(3),
      );
  const before = await seenFrom();
  await page.keyboard.press('ArrowRight');
  await expect.poll(seenFrom).not.toBe(before);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeVisible();

  consoleErrors.splice(0, Infinity, ...consoleErrors.filter((text) => !HARMLESS.test(text)));
});
