import { expect, type Page, test } from '../fixtures.ts';
import { expectSignedOut, readSessionKeys, signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';
import { expectSignedInHeader } from './screen.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WARNING = 'Your session will expire in 4 day(s). Please save your work and login again to continue.';

test('a session shows one warning on the 25th day and expires after 29 days', async ({ page, prisma }) => {
  await page.clock.install();
  await signInNewCustomer(page, prisma, { hasActivityConsent: false });
  await page.goto('/#/profile');
  await expectSignedInHeader(page);
  await expect(page.getByLabel('Full name')).toBeVisible();
  const warning = page.getByText(WARNING);

  await test.step('the warning appears automatically, is amber, and stays for 10 seconds', async () => {
    await advanceClock(page, 25 * DAY + 5 * MINUTE);
    await expect(warning).toBeVisible();
    await expect.poll(() => isAmber(page, WARNING)).toBe(true);
    await page.clock.runFor(8_000);
    await expect(warning).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(warning).toHaveCount(0);
  });

  await test.step('the warning does not reappear the next day', async () => {
    await advanceClock(page, DAY);
    await expectSignedInHeader(page);
    await expect(page.getByText(/Your session will expire/)).toHaveCount(0);
    expect(await readSessionKeys(page)).toContain('authToken');
  });

  await test.step('the session has expired after 29 days', async () => {
    await advanceClock(page, 3 * DAY);
    await expect(locateToast(page, 'Session expired. Please login again.')).toBeVisible();
    await expectSignedOut(page);
    await expect(page).toHaveURL(/#\/login$/);
    await expectSignedInHeader(page, false);
  });
});

/** Waits for pending requests first: the clock advances in one step, so their responses would arrive too late. */
async function advanceClock(page: Page, ms: number): Promise<void> {
  await waitUntilIdle(page);
  await page.clock.fastForward(ms);
}

/** Returns true if the line at the side of the toast has the theme's warning colour. */
function isAmber(page: Page, text: string): Promise<boolean> {
  return page.getByText(text).evaluate((element) => {
    const sample = document.createElement('i');
    sample.style.color = 'var(--mui-palette-warning-main)';
    document.body.append(sample);
    const amber = getComputedStyle(sample).color;
    sample.remove();
    const { parentElement } = element;
    return parentElement !== null && getComputedStyle(parentElement).borderLeftColor === amber;
  });
}

/** Locates the text in a toast only, because the login screen may show the same text. */
function locateToast(page: Page, text: string) {
  return page.locator('.notistack-SnackbarContainer').getByRole('alert').filter({ hasText: text });
}
