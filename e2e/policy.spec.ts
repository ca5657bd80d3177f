import { expect, type Page, test } from './fixtures.ts';
import { settled } from './settled.ts';
import { signedIn } from './signedIn.ts';

/** What a page was refused from now on, by what was refused and where. */
async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('onRefused', (what: string) => refused.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample, sourceFile } = event;
      const said = [violatedDirective, blockedURI, sample, sourceFile, location.hash].join(' ');
      (window as unknown as { onRefused(what: string): void }).onRefused(said);
    }),
  );
  return refused;
}

/** All others are opened by tests of their own, where a refusal is an error in the console. */
test('the screens of staff that no other test opens are refused nothing', async ({ page, prisma }) => {
  const refused = await watchRefusals(page);
  await signedIn(page, prisma, { role: 'SUPER_ADMIN' });
  for (const path of ['/admin/collections', '/admin/backups']) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
  }
  expect(refused).toEqual([]);
});

test('colours that change under an open page are refused nothing; a script or a style that is slipped in does nothing', async ({
  page,
  consoleErrors,
}) => {
  const refused = await watchRefusals(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-colour-mode', colorScheme);
  }
  expect(refused).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "slipped in"';
    const style = document.createElement('style');
    style.textContent = 'h1 { display: none }';
    const image = document.createElement('div');
    image.innerHTML =
      '<img src="data:," onerror="document.title = \'slipped in\'"><p style="color: red">Red</p>';
    document.body.append(script, style, image);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle('slipped in');
  await expect
    .poll(() => [...new Set(refused.map((text) => text.split(' ')[0]))].sort())
    .toEqual(['script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem']);
  expect(consoleErrors.splice(0)).toHaveLength(refused.length);
});
