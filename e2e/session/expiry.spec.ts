import { expect, type Page, test } from '../fixtures.ts';
import { expectSignedOut, sessionKeys, signedIn } from '../signedIn.ts';
import { expectGreeted } from './screen.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EXPIRED = 'Session expired. Please login again.';
const warning = (days: number) =>
  `Your session will expire in ${days} day(s). Please save your work and login again to continue.`;

test('every 5 minutes the token is looked at; one that has expired ends the session with a toast', async ({
  page,
  prisma,
}) => {
  await page.clock.install();
  await signedIn(page, prisma);
  await page.goto('/#/profile');
  await expectGreeted(page);
  await expect(page.getByLabel('Full name')).toBeVisible();
  // What is still asked when the time leaps has no answer in time.
  await page.waitForLoadState('networkidle');
  await page.evaluate((age) => localStorage.setItem('tokenSetTime', String(Date.now() - age)), 30 * DAY);
  await page.clock.fastForward(4 * MINUTE);
  expect(await sessionKeys(page)).toContain('authToken');
  await page.clock.fastForward(MINUTE);
  await expect(toast(page, EXPIRED)).toBeVisible();
  await expectSignedOut(page);
  await expect(page).toHaveURL(/#\/login$/);
});

test('a session that runs past 29 days while the shop is open is over', async ({ page, prisma }) => {
  await page.clock.install();
  await signedIn(page, prisma);
  await page.goto('/#/about');
  await expectGreeted(page);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(29 * DAY);
  await expect(toast(page, EXPIRED)).toBeVisible();
  await expectSignedOut(page);
  await expectGreeted(page, false);
});

for (const { age, days } of [
  { age: 25 * DAY + MINUTE, days: 5 },
  { age: 26 * DAY, days: 4 },
  { age: 29 * DAY - 5 * MINUTE, days: 2 },
])
  test(`a session of ${age / DAY} days is warned of with ${days} days left`, async ({ page, prisma }) => {
    await signedIn(page, prisma, { age });
    await page.goto('/#/about');
    await expect(page.getByText(warning(days))).toBeVisible();
    await page.reload();
    await expectGreeted(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/Your session will expire/)).toHaveCount(0);
  });

for (const age of [0, 25 * DAY - 10 * MINUTE])
  test(`a session of ${age / DAY} days is not warned of`, async ({ page, prisma }) => {
    await signedIn(page, prisma, { age });
    await page.goto('/#/about');
    await expectGreeted(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/Your session will expire/)).toHaveCount(0);
  });

test('the warning comes by itself on the 25th day, is amber, stays 10 seconds, and comes once', async ({
  page,
  prisma,
}) => {
  await page.clock.install();
  await signedIn(page, prisma);
  await page.goto('/#/about');
  await expectGreeted(page);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(25 * DAY + 5 * MINUTE);
  const text = page.getByText(warning(5));
  await expect(text).toBeVisible();
  expect(await isAmber(page, warning(5))).toBe(true);
  await page.clock.runFor(8_000);
  await expect(text).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(text).toHaveCount(0);

  await page.clock.fastForward(DAY);
  await expect(page.getByText(/Your session will expire/)).toHaveCount(0);
});

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
