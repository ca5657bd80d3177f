import { aCustomer } from '#graph/testing/aCustomer.ts';
import { expectAccessible } from '../axe.ts';
import { createUniqueMark } from '../createUniqueMark.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { leaveScreen } from './leaveScreen.ts';

const locateHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Finds a staff member in the current list and opens their window. */
async function open(page: Page, { name, email }: { name: string; email: string }) {
  await page.goto(`/#/admin/staff?q=${email}`);
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
}

test.describe('an owner', () => {
  test.beforeEach(async ({ page, prisma }) => {
    await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN', name: `Owner ${createUniqueMark()}` });
  });

  test('invites a staff member by keyboard only and finds them in the list', async ({ page, prisma }) => {
    const email = `staff-${createUniqueMark()}@example.com`;
    await page.goto('/#/admin/staff');
    await expect(locateHeading(page, 'Staff')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Owner / }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add staff' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Full name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter your name.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type('Maya Shrestha');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Records payments and refunds, and views reports.')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Invite' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
    const member = await prisma.user.findFirstOrThrow({ where: { email } });
    expect(member).toMatchObject({ name: 'Maya Shrestha', role: 'ADMIN', status: 'ACTIVE' });

    await page.getByPlaceholder('Name or email').fill(email);
    await expect(page.getByRole('button', { name: 'Maya Shrestha' })).toHaveCount(1);
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    await expect(page.getByRole('row', { name: /Maya Shrestha/ })).toContainText('Invited');
  });

  test('assigns another role; a save conflict shows both versions', async ({ page, prisma }) => {
    const member = await aCustomer(prisma, { role: 'ADMIN', name: `Member ${createUniqueMark()}` });
    const { id } = member;
    const dialog = await open(page, member);
    await dialog.getByLabel('Role').selectOption({ label: 'Owner' });
    await expectAccessible(page);
    const name = `${member.name} Rai`;
    await prisma.user.update({ where: { id }, data: { name, version: { increment: 1 } } });
    await dialog.getByRole('button', { name: 'Save' }).click();

    const versions = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
    await expect(versions.getByRole('row', { name: 'Role Owner Admin without a role' })).toBeVisible();
    await expect(versions.getByRole('row', { name: `Full name Not changed by you ${name}` })).toBeVisible();
    await expectAccessible(page);
    expect((await prisma.user.findUniqueOrThrow({ where: { id } })).role).toBe('ADMIN');
    await versions.getByRole('button', { name: 'Save my version' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await prisma.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      name,
      role: 'SUPER_ADMIN',
    });
  });

  test('removes access, restores it, and ends sessions and second factors', async ({ page, prisma }) => {
    await test.step('removes access and restores it', async () => {
      const member = await aCustomer(prisma, { role: 'ADMIN', name: `Member ${createUniqueMark()}` });
      const where = { id: member.id };
      let dialog = await open(page, member);
      await dialog.getByRole('button', { name: 'Remove access' }).click();
      const confirmDialog = page.getByRole('dialog', { name: /^Remove .* access\?$/ });
      await expectAccessible(page);
      await confirmDialog.getByRole('button', { name: 'Remove access' }).click();
      await expect(page.getByText(`${member.name} no longer has access`)).toBeVisible();
      expect((await prisma.user.findUniqueOrThrow({ where })).status).toBe('BLOCKED');
      await expect(page.getByText('Removed', { exact: true })).toBeVisible();

      dialog = await open(page, member);
      await dialog.getByRole('button', { name: 'Restore access' }).click();
      await expect(page.getByText(`${member.name} has access again`)).toBeVisible();
      expect((await prisma.user.findUniqueOrThrow({ where })).status).toBe('ACTIVE');
    });
    await test.step('signs a colleague out everywhere and removes a lost second factor', async () => {
      await leaveScreen(page);
      const member = await aCustomer(prisma, { role: 'ADMIN', name: `Member ${createUniqueMark()}` });
      const userId = member.id;
      await prisma.twoFactor.create({ data: { userId, confirmedAt: new Date() } });
      await prisma.session.create({
        data: { userId, expiresAt: new Date(Date.now() + 3_600_000) },
      });
      let dialog = await open(page, member);
      await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page
        .getByRole('dialog', { name: /^Sign .* out everywhere\?$/ })
        .getByRole('button', { name: 'Sign out everywhere' })
        .click();
      await expect(page.getByText(`${member.name} signed out everywhere`)).toBeVisible();
      expect(await prisma.session.count({ where: { userId, endedAt: null } })).toBe(0);

      dialog = await open(page, member);
      await dialog.getByRole('button', { name: 'Remove two-factor sign-in' }).click();
      await page
        .getByRole('dialog', { name: /^Remove two-factor sign-in/ })
        .getByRole('button', { name: 'Remove two-factor sign-in' })
        .click();
      await expect(page.getByText(`${member.name} now signs in with a password only`)).toBeVisible();
      expect(await prisma.twoFactor.findUnique({ where: { userId } })).toBeNull();
    });
  });

  test('cannot lock themselves out', async ({ page, prisma }) => {
    const owner = await signInNewCustomer(page, prisma, {
      role: 'SUPER_ADMIN',
      name: `Owner ${createUniqueMark()}`,
    });
    const dialog = await open(page, owner);
    await expect(dialog.getByText(/^This is your account\./)).toBeVisible();
    await expect(dialog.getByLabel('Role')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Remove access' })).toHaveCount(0);
    await expectAccessible(page);
  });
});
