import { anActiveProduct } from '../anActiveProduct.ts';
import { createUniqueMark } from '../createUniqueMark.ts';
import { expect, isPhone, test } from '../fixtures.ts';

test('the header search finds products and ignores a blank search', async ({ page }) => {
  await page.goto('/#/about');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const searchBox = page.getByRole('combobox', { name: 'Search products' });
  await searchBox.fill('   ');
  await searchBox.press('Enter');
  await expect(page).toHaveURL(/#\/about$/);
  await searchBox.fill('jhumka');
  await searchBox.press('Enter');
  await expect(page).toHaveURL(/#\/products\?search=jhumka$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('jhumka');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/jhumka/i);
});

test('a price in the search becomes a removable filter, and a category the store does not sell is named', async ({
  page,
  prisma,
}) => {
  // The search interprets digits as sizes and prices.
  const mark = createUniqueMark().replace(/\d/g, 'k');
  await anActiveProduct(prisma, { name: `Ring ${mark}`, price: 40_000 });
  await anActiveProduct(prisma, { name: `Large ring ${mark}`, price: 60_000 });
  await page.goto(`/#/products?search=ring ${mark} under 50k`);
  const selectedFilters = page.getByRole('group', { name: 'Selected filters' });
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “ring ${mark}”`);
  await expect(
    selectedFilters.getByRole('button', { name: 'Remove filter: Up to NPR 50,000' }),
  ).toBeVisible();
  await expect(cards).toHaveCount(1);
  await selectedFilters.getByRole('button', { name: 'Remove filter: Up to NPR 50,000' }).click();
  await expect(page).toHaveURL(new RegExp(`#/products\\?search=ring(?:\\+|%20)${mark}$`));
  await expect(cards).toHaveCount(2);

  await page.goto('/#/products?search=bangles');
  await expect(page.getByText('We don’t sell bangles. We have rings, necklaces and earrings.')).toBeVisible();
  await expect(cards.first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Earrings' }).click();
  await expect(page).toHaveURL(/type=earrings/);
});

test('filters and sort order are in the URL and are kept after a reload', async ({ page }) => {
  await page.goto('/#/products?category=silver');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/silver/i);
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('radio', { name: /^Rings/ }).check();
  if (isPhone(page)) await page.getByRole('button', { name: /^Show \d+ piece/ }).click();
  await expect(page).toHaveURL(/type=rings/);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/silver rings/i);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, low to high' });
  await expect(page).toHaveURL(/sort=/);
  const cards = page.getByRole('main').getByRole('article');
  const namesByPrice = [
    'Tribeni Twisted Band',
    'Phool Lahara Band',
    'Milgrain Bevel Band',
    'Surya Signet Ring',
  ];
  await expect(cards).toContainText(namesByPrice);
  await page.reload();
  await expect(cards).toContainText(namesByPrice);
});

test('the footer links to each category and type', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#/about');
  for (const [link, query] of [
    ['Gold', 'category=gold'],
    ['Silver', 'category=silver'],
    ['Diamond', 'category=diamond'],
    ['Rings', 'type=rings'],
    ['Necklaces', 'type=necklaces'],
    ['Earrings', 'type=earrings'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`#/products\\?${query}$`));
  }
});

test('a product page shows its actions and a price breakdown that adds up', async ({ page }) => {
  await page.goto('/#/products/sadha-mundri-plain-band-22k');
  await test.step('the price breakdown is visible without a click if there is space', async () => {
    const table = page.getByRole('table', { name: 'How this price is calculated' });
    if (isPhone(page)) {
      await page.getByText('How this price is calculated').click();
      // The breakdown expands below the tapped line, which may be the last one in view.
      await table.scrollIntoViewIfNeeded();
    }
    await expect(table).toBeInViewport({ ratio: 1 });
    const rows = await page.getByRole('table').first().getByRole('row').allInnerTexts();
    const amounts = rows.map((row) =>
      Number(row.match(/NPR ([\d,]+)\s*$/)?.[1]?.replaceAll(',', '') ?? Number.NaN),
    );
    const total = amounts.at(-1) ?? 0;
    expect(total).toBeGreaterThan(0);
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(total);
  });

  if (isPhone(page))
    await test.step('wishlist, compare and share are labelled and in one row', async () => {
      const topEdges = await Promise.all(
        ['Wishlist', 'Compare', 'Share'].map(async (text) => {
          const actionButton = page.getByRole('main').getByRole('button').filter({ hasText: text }).first();
          await expect(actionButton).toBeVisible();
          return (await actionButton.boundingBox())?.y;
        }),
      );
      expect(new Set(topEdges).size).toBe(1);
    });

  await test.step('photos are selected with thumbnails, which are all visible', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const secondThumbnail = page.getByRole('button', { name: 'Show photo 2 of 5' });
    await secondThumbnail.click();
    await expect(secondThumbnail).toHaveAttribute('aria-current', 'true');
    for (const thumbnail of await page.getByRole('button', { name: /^Show photo \d of 5$/ }).all())
      await expect(thumbnail).toBeInViewport({ ratio: 1 });
    const locateEnlargeButton = (position: number) =>
      page.getByRole('button', { name: `Enlarge photo ${position} of 5` });
    await expect(locateEnlargeButton(2)).toBeInViewport({ ratio: 0.9 });
    await expect(locateEnlargeButton(1)).not.toBeInViewport({ ratio: 0.1 });
  });

  await test.step('without a selected size, nothing is added to the cart, and a message explains why', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText(/Choose a size/i).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  });
});

test('swatches link to the same design in other metals', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#/products/himal-solitaire-ring-18k');
  const swatches = page.getByRole('region', { name: 'Metal and colour' });
  await expect(swatches.getByRole('link', { name: '18K gold, yellow' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await swatches.getByRole('link', { name: '18K gold, white' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Himal Solitaire Ring, White Gold');
});

test('in dark mode the dark photo comes first', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/#/products/himal-solitaire-ring-18k');
  const firstPhoto = page.getByRole('button', { name: 'Enlarge photo 1 of 5' }).getByRole('img');
  await expect(firstPhoto).toHaveAttribute('src', /himal-solitaire-ring-18k-2\.webp/);
  await expect(firstPhoto).toBeInViewport({ ratio: 0.9 });

  await page.emulateMedia({ colorScheme: 'light' });
  await expect(firstPhoto).toHaveAttribute('src', /himal-solitaire-ring-18k-1\.webp/);
  await expect(firstPhoto).toBeInViewport({ ratio: 0.9 });
});

test('a sold-out product is marked, cannot be bought and offers an alert', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/#/products/panna-oval-emerald-ring-18k');
  await expect(page.getByRole('main').getByText('Sold out').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Notify me when .* is back$/ }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill('maya@example.com');
  await page.getByRole('button', { name: 'Notify me', exact: true }).click();
  await expect(page.getByText('We will email you at maya@example.com.')).toBeVisible();
});

test('recently viewed products appear on other product pages', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#/products/jhumka-oxidised-925');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto('/#/products/sleeper-huggies-925');
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText(name);
});

test('the newsletter accepts an email address once, and rejects an invalid one', { tag: '@phone' }, async ({
  page,
  prisma,
}) => {
  const email = `reader-${crypto.randomUUID()}@example.com`;
  await page.goto('/#/about');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByLabel('Email address').fill('reader');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText(/Enter .*email/i)).toBeVisible();
  await footer.getByLabel('Email address').fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toContainText(email);
  expect(await prisma.newsletterSubscriber.count({ where: { email } })).toBe(1);
});
