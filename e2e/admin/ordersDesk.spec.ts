import { anOrder } from '#graph/testing/anOrder.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

const ORDERS = 10;
/** What the same took without piles: ten clicks in bulk to confirm, ten to prepare and ten to ship. */
const CLICKS_BEFORE = 30;

const main = (page: Page) => page.getByRole('main');

/** Clicks, and counts them. */
function counter() {
  let clicks = 0;
  return {
    click: async (what: ReturnType<Page['getByRole']>) => {
      clicks += 1;
      await what.click();
    },
    count: () => clicks,
  };
}

test('ten orders are prepared and shipped with a third of the clicks', { tag: '@desk' }, async ({
  page,
  prisma,
}) => {
  await signedIn(page, prisma, { role: 'ADMIN' });
  const name = `Desk ${Date.now()}`;
  const numbers: string[] = [];
  for (let index = 0; index < ORDERS; index += 1)
    numbers.push((await anOrder(prisma, { contactName: name, placedAt: new Date() })).number);
  const { click, count } = counter();

  async function all(view: string, step: string, said: RegExp) {
    await click(main(page).getByRole('link', { name: new RegExp(`^${view}`) }));
    const search = main(page).getByRole('searchbox');
    await expect(main(page).getByRole('link', { name: new RegExp(`^${view}`) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(search).toHaveValue('');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // Other tests have orders of their own: a search is typed, not clicked.
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await search.fill(name);
    await expect(page).toHaveURL(/q=/);
    await expect(main(page).getByText(`1 to ${ORDERS} of ${ORDERS}`)).toBeVisible();
    await click(page.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await click(
      page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: step, exact: true }),
    );
    await expect(page.getByText(said)).toBeVisible();
  }

  await test.step('they are confirmed, prepared and shipped, each pile in three clicks', async () => {
    await page.goto('/#/admin/orders');
    await all('To confirm', 'Confirm', /10 orders are confirmed/);
    await all('To prepare', 'Prepare', /10 orders are being prepared/);
    await expectAccessible(page);
    await all('To ship', 'Ship', /10 orders are on their way/);
    expect(count()).toBeLessThanOrEqual(CLICKS_BEFORE / 3);
    expect(await prisma.order.count({ where: { number: { in: numbers }, status: 'SHIPPED' } })).toBe(ORDERS);
    test.info().annotations.push({ type: 'clicks', description: String(count()) });
  });
  await test.step('what was shipped by mistake is taken back, and nobody is written to', async () => {
    const [number = ''] = numbers;
    const { id } = await prisma.order.findUniqueOrThrow({ where: { number } });
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect
      .poll(async () => (await prisma.order.findUniqueOrThrow({ where: { id } })).status)
      .toBe('PROCESSING');
  });
});

test('a note names somebody, who hears of it', { tag: '@desk' }, async ({ page, prisma }) => {
  const reader = await signedIn(page, prisma, { role: 'ADMIN', name: `Maya ${Date.now()}` });
  const writer = await prisma.user.create({
    data: { email: `${Date.now()}@example.com`, name: 'Asha Rai', passwordHash: 'none', role: 'ADMIN' },
  });
  const { id, number } = await anOrder(prisma);
  await prisma.orderEvent.create({
    data: {
      orderId: id,
      kind: 'NOTE',
      status: 'PENDING',
      note: `@${reader.name} please call the buyer.`,
      staffOnly: true,
      actorId: writer.id,
      mentions: { create: { userId: reader.id } },
    },
  });
  await page.goto('/#/admin');
  await page.getByRole('button', { name: '1 new mention' }).click();
  await page.getByRole('link', { name: new RegExp(`Asha Rai on ${number}`) }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('please call the buyer.');
  await expect(page.getByRole('button', { name: 'Mentions' })).toBeVisible();

  await page.getByRole('textbox', { name: 'New note' }).fill('Called, comes tomorrow.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('button', { name: 'Notes only' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
});
