import { expect, type Page, test } from './fixtures.ts';
import { signInNewCustomer } from './signInNewCustomer.ts';
import { waitUntilIdle } from './waitUntilIdle.ts';

/** Collects content security policy violations from now on, each with the blocked URL and the screen. */
async function collectViolations(page: Page): Promise<string[]> {
  const recordedViolations: string[] = [];
  await page.exposeFunction('onRefused', (violation: string) => recordedViolations.push(violation));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample, sourceFile } = event;
      const violationText = [violatedDirective, blockedURI, sample, sourceFile, location.hash].join(' ');
      (window as unknown as { onRefused(violation: string): void }).onRefused(violationText);
    }),
  );
  return recordedViolations;
}

/** Other screens have their own tests, which fail on violations because the browser logs them as errors. */
test('the content security policy blocks nothing on back-office screens without tests of their own', async ({
  page,
  prisma,
}) => {
  const recordedViolations = await collectViolations(page);
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
  for (const path of ['/admin/collections', '/admin/backups']) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilIdle(page);
  }
  expect(recordedViolations).toEqual([]);
});

test('changing colours on an open page violates no policy, and injected scripts and styles have no effect', async ({
  page,
  consoleErrors,
}) => {
  const recordedViolations = await collectViolations(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilIdle(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-colour-mode', colorScheme);
  }
  expect(recordedViolations).toEqual([]);

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
    .poll(() => [...new Set(recordedViolations.map((text) => text.split(' ')[0]))].sort())
    .toEqual(['script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem']);
  expect(consoleErrors.splice(0)).toHaveLength(recordedViolations.length);
});
