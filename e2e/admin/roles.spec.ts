import { aCustomer } from '#graph/testing/aCustomer.ts';
import { expectAccessible } from '../axe.ts';
import { createUniqueMark } from '../createUniqueMark.ts';
import { expect, test } from '../fixtures.ts';
import { signIn, signInNewCustomer } from '../signInNewCustomer.ts';

test('an owner creates a role and assigns it to a staff member, who sees only what it allows', async ({
  page,
  prisma,
  browser,
}) => {
  const role = `Night packer ${createUniqueMark()}`;
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN', name: `Owner ${createUniqueMark()}` });
  const member = await aCustomer(prisma, { role: 'ADMIN', name: `Member ${createUniqueMark()}` });

  await test.step('the role is copied from an existing one, with fewer permissions', async () => {
    await page.goto('/#/admin/staff/roles');
    await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Duplicate Sales' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New role' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Name', { exact: true }).fill(role);
    await page.getByLabel('Maximum discount (%)').fill('101');
    await page.getByRole('button', { name: 'Create role' }).click();
    await expect(page.getByText('Enter the discount as a whole number from 0 to 100.')).toBeVisible();
    await page.getByLabel('Maximum discount (%)').fill('0');
    for (const permission of [/^Sell at the counter/, /^Manage customers/, /^See customers/, /^Messages/])
      await page.getByRole('checkbox', { name: permission }).uncheck();
    // A permission cannot be removed while others depend on it.
    await expect(page.getByRole('checkbox', { name: /^See orders/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Create role' }).click();
    await expect(page.getByText(`Role ${role} saved`)).toBeVisible();
    await expect(page.getByRole('region', { name: role })).toContainText('No discounts');
  });

  await test.step('the role is assigned', async () => {
    await page.goto(`/#/admin/staff?q=${member.email}`);
    await page.getByRole('button', { name: member.name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: member.name });
    await dialog.getByLabel('Role').selectOption({ label: role });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(member.name) })).toContainText(role);
  });

  const context = await browser.newContext();
  const staffPage = await context.newPage();

  await test.step('the staff member sees what the role allows, and no more', async () => {
    await staffPage.goto('/#/admin-login');
    await signIn(staffPage, member.email);
    await expect(staffPage.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const rail = staffPage.getByRole('navigation', { name: 'Back office' });
    await expect(rail.getByRole('link', { name: 'Orders' })).toBeVisible();
    await expect(rail.getByRole('link', { name: 'Products' })).toBeVisible();
    for (const name of ['Customers', 'Analytics', 'Messages', 'Staff', 'Settings'])
      await expect(rail.getByRole('link', { name, exact: true })).toHaveCount(0);
    await expect(staffPage.getByText('Orders to confirm').first()).toBeVisible();
    await expect(staffPage.getByText('Revenue')).toHaveCount(0);
    await expectAccessible(staffPage);

    await staffPage.goto('/#/admin/customers');
    await expect(
      staffPage.getByText(
        /This page requires the permission “See customers”, which your role does not include\. Ask .+\./,
      ),
    ).toBeVisible();
    await expectAccessible(staffPage);
    await staffPage.getByRole('link', { name: 'Go to the dashboard' }).click();
    await staffPage.keyboard.press('Control+k');
    await expect(staffPage.getByRole('option', { name: 'Orders' })).toBeVisible();
    await expect(staffPage.getByRole('option', { name: 'Add a customer' })).toHaveCount(0);
    await staffPage.keyboard.press('Escape');
  });

  await test.step('a removed permission takes effect in the open session', async () => {
    await page.goto('/#/admin/staff/roles');
    await page.getByRole('link', { name: `Edit ${role}` }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(role);
    for (const permission of [
      /^Process orders/,
      /^Edit orders/,
      /^Cancel orders/,
      /^Manage returns/,
      /^Record payments/,
      /^Refund orders/,
      /^See orders/,
    ])
      await page.getByRole('checkbox', { name: permission }).uncheck();
    await page.getByRole('button', { name: 'Save role' }).click();
    await expect(page.getByText(`Role ${role} saved`)).toBeVisible();

    await staffPage
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Orders' })
      .click();
    await expect(staffPage.getByText(/This page requires the permission “See orders”/)).toBeVisible();
    await expect(
      staffPage.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Orders' }),
    ).toHaveCount(0);
  });

  await test.step('an assigned role cannot be deleted', async () => {
    const card = page.getByRole('region', { name: role });
    await expect(card).toContainText(member.name);
    await expect(card.getByRole('button', { name: `Delete ${role}` })).toHaveCount(0);
  });
  await context.close();
});
