import { expect, type Page, test } from '../fixtures.ts';
import { dropped, type Failure, failing, neverAnswered, refused } from '../requests.ts';

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** The screen asks the store for its collections; the catalogue of errors says what comes of it. */
const CASES: [what: string, text: string, failure: Failure][] = [
  ['no answer in time', 'Request timeout. Please check your connection.', neverAnswered],
  [
    'a connection that breaks',
    'Unable to connect to server. Please check your internet connection.',
    dropped,
  ],
  ['a refusal', 'You do not have permission to perform this action.', refused(403)],
  ['a server that fails', 'Server error. Please try again later.', refused(500)],
  ['a server that is away', 'Server error. Please try again later.', refused(503)],
];

for (const [what, text, failure] of CASES)
  test(`${what}: “${text}”, a word in the console, and another try brings the screen`, async ({
    page,
    complaints,
  }) => {
    await page.clock.install();
    const answered = await failing(page, 'CollectionsPage', failure);
    const asked = page.waitForRequest(
      (request) => request.postData()?.includes('"CollectionsPage"') ?? false,
    );
    await page.goto('/#/collections');
    await asked;
    await expectTold(page, text);
    expect(complaints.join('\n')).toContain('CollectionsPage failed.');

    await answered();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    complaints.length = 0;
  });

test('any other failure without an answer: “Network error. Please try again.”', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      String(init?.body).includes('"CollectionsPage"')
        ? Promise.reject(new Error('torn'))
        : fetch(input, init);
  });
  await page.goto('/#/collections');
  await expectTold(page, 'Network error. Please try again.');
  complaints.length = 0;
});

test('an offline browser: “Unable to connect to server. Please check your internet connection.”', async ({
  page,
  context,
  complaints,
}) => {
  await page.clock.install();
  await page.goto('/#/products?category=gold');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/#/products?category=silver');
  await expectTold(page, 'Unable to connect to server. Please check your internet connection.');
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  complaints.length = 0;
});

test('one reason is told once, however many requests it stops', async ({ page, complaints }) => {
  await page.route('**/graphql', refused(500));
  await page.goto('/');
  await expect(toast(page, 'Server error. Please try again later.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(toast(page, 'Server error. Please try again later.')).toHaveCount(1);
  complaints.length = 0;
});

/** Lets seconds pass until a toast says so: a read has 10 s for an answer, and is tried again after 1, 2 and 4 s. */
async function expectTold(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(toast(page, text)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
}
