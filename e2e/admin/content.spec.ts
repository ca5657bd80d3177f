import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

const PICTURE = 'prisma/seed/catalog/banner-gold.webp';

test.beforeEach(async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
});

test('a rule-based collection is created, previewed and published, and a home section is moved', {
  tag: '@desk',
}, async ({ page, prisma }) => {
  const name = `Silver ${crypto.randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace(' ', '-');

  await test.step('a new collection is a draft', async () => {
    await page.goto('/#/admin/collections');
    await page.getByRole('button', { name: 'New collection' }).click();
    const dialog = page.getByRole('dialog', { name: 'New collection' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Summary').fill('Silver for every day.');
    await dialog.getByLabel('Description').fill('All of it in silver.');
    await dialog.getByRole('button', { name: 'Create collection' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
  await test.step('a rule immediately shows how many products match', async () => {
    await page.getByRole('button', { name: 'By rule' }).click();
    await page.getByRole('button', { name: 'Add condition' }).click();
    await page.getByLabel('One of').click();
    await page.getByRole('option', { name: 'Silver' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/products? for sale now/)).toBeVisible();
  });
  await test.step('the collection gets a picture and is previewed as a draft', async () => {
    await page.getByLabel('Choose picture').setInputFiles(PICTURE);
    await expect(page.getByRole('button', { name: 'Replace picture' })).toBeVisible();
    await page.getByLabel('Picture description', { exact: false }).first().fill('A silver ring');
    await page.getByRole('button', { name: 'Save collection' }).click();
    await expect(page.getByText(`${name} saved`)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Preview the shop' }).click();
    const previewPromise = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Open preview' }).click();
    const preview = await previewPromise;
    await expect(preview.getByText(/^Preview as of .*, including drafts/)).toBeVisible();
    await preview.goto(`/#/collections/${slug}`);
    await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(preview);
    await preview.close();
    await page.goto(`/#/collections/${slug}`);
    await expect(page.getByRole('heading', { name: /Not Found/ })).toBeVisible();
  });
  await test.step('the collection is published, and guests can see it', async () => {
    const { id } = await prisma.collection.findUniqueOrThrow({ where: { slug } });
    await page.goto(`/#/admin/collections/${id}`);
    await page.getByLabel('Published').check();
    await page.getByRole('button', { name: 'Save collection' }).click();
    await expect(page.getByText(`${name} saved`)).toBeVisible();
    await page.goto(`/#/collections/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await prisma.collection.delete({ where: { id } });
  });
  await test.step('a home section moves down and up by keyboard', async () => {
    await page.goto('/#/admin/home');
    const rows = page.getByRole('list', { name: 'Home sections' }).getByRole('listitem');
    await expect(rows.nth(6)).toContainText('Collections');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Move Collections down' }).press('Enter');
    await expect(rows.nth(7)).toContainText('Collections');
    await page.goto('/#/');
    await page.getByRole('heading', { name: 'The day’s rate' }).scrollIntoViewIfNeeded();
    await page.goto('/#/admin/home');
    await page.getByRole('button', { name: 'Move Collections up' }).press('Enter');
    await expect(rows.nth(6)).toContainText('Collections');
  });
});
