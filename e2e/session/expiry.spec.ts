import { expect, type Page, test } from '../fixtures.ts';
import { settled } from '../settled.ts';
import { expectSignedOut, sessionKeys, signedIn } from '../signedIn.ts';
import { expectGreeted } from './screen.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WARNING = 'Your session will expire in 4 day(s). Please save your work and login again to continue.';

test('the last days of a session: warned once on the 25th day, over after the 29th', async ({
  page,
  prisma,
}) => {
  await page.clock.install();
  await signedIn(page, prisma, { hasActivityConsent: false });
  await page.goto('/#/profile');
  await expectGreeted(page);
  await expect(page.getByLabel('Full name')).toBeVisible();
  const warning = page.getByText(WARNING);

  await test.step('the warning comes by itself, is amber, and stays 10 seconds', async () => {
    await leap(page, 25 * DAY + 5 * MINUTE);
    await expect(warning).toBeVisible();
    await expect.poll(() => isAmber(page, WARNING)).toBe(true);
    await page.clock.runFor(8_000);
    await expect(warning).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(warning).toHaveCount(0);
  });

  await test.step('and not again on the next day', async () => {
    await leap(page, DAY);
    await expectGreeted(page);
    await expect(page.getByText(/Your session will expire/)).toHaveCount(0);
    expect(await sessionKeys(page)).toContain('authToken');
  });

  await test.step('past 29 days it is over', async () => {
    await leap(page, 3 * DAY);
    await expect(toast(page, 'Session expired. Please login again.')).toBeVisible();
    await expectSignedOut(page);
    await expect(page).toHaveURL(/#\/login$/);
    await expectGreeted(page, false);
  });
});

/** Lets the time pass at once; what is still asked then would have no answer in time. */
async function leap(page: Page, ms: number): Promise<void> {
  await settled(page);
  await page.clock.fastForward(ms);
}

/** Whether the rule at the side of the toast has the theme's colour of a warning. */
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

/** What is told at the corner; the login screen may say the same. */
function toast(page: Page, text: string) {
  return page.locator('.notistack-SnackbarContainer').getByRole('alert').filter({ hasText: text });
}
