import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signedIn, signIn } from '../signedIn.ts';
import { leave } from './leave.ts';
import { choose } from './lists.ts';

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const aPhone = () =>
  `+97798${Math.floor(Math.random() * 1e8)
    .toString()
    .padStart(8, '0')}`;

test('customers are added, once for each address', async ({ page, prisma }) => {
  await test.step('a customer is added with the keyboard alone, and found in the list', async () => {
    await signedIn(page, prisma, { role: 'ADMIN' });
    const name = unique('Sita');
    const email = `${crypto.randomUUID()}@example.com`;
    await page.goto('/#/admin/customers/new');
    await page.getByLabel('Full name').focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('9841000001');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await prisma.user.findFirst({ where: { email } })).toMatchObject({
      name,
      phone: '+9779841000001',
    });

    await page.goto(`/#/admin/customers?q=${email}`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('an address of another account is refused beside its field', async () => {
    await leave(page);
    const { email } = await aCustomer(prisma);
    await page.goto('/#/admin/customers/new');
    await page.getByLabel('Full name').fill('Sita');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Create customer' }).click();
    await expect(page.getByText('There is already an account with this email address.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  });
  await test.step('who bought without an account is found, and gets one with what is known of them', async () => {
    await leave(page);
    const name = unique('Guest');
    await anOrder(prisma, { contactName: name, contactPhone: aPhone(), placedAt: new Date() });
    await page.goto(`/#/admin/customers?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name: /among them/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Buyers without an account' })).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open an account' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue(name);
  });
});

test('a customer’s screen: orders, spend, notes, and versions of two at once', async ({ page, prisma }) => {
  await test.step('a customer’s screen tells of orders, spend and notes', async () => {
    const { name } = await signedIn(page, prisma, { role: 'ADMIN', name: 'Maya Staff' });
    const customer = await aCustomer(prisma, { name: unique('Sita') });
    const { number } = await anOrder(prisma, {
      userId: customer.id,
      finalTotal: 45_600,
      paid: 45_600,
      paymentStatus: 'PAID',
    });
    await page.goto(`/#/admin/customers/${customer.id}`);
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'NPR 45,600' })).toBeVisible();

    await page.getByLabel('New note').fill('Calls in the morning.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Calls in the morning.' })).toContainText(name);
    await page.getByRole('button', { name: 'Delete the note: Calls in the morning.' }).click();
    await expect(page.getByText('Calls in the morning.')).toHaveCount(0);
  });
  await test.step('staff without that right are not offered to delete an account', async () => {
    await leave(page);
    const { id } = await aCustomer(prisma);
    await page.goto(`/#/admin/customers/${id}`);
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  });
  await test.step('a stale edit shows both versions', async () => {
    await leave(page);
    const { id } = await aCustomer(prisma, { name: 'Sita Rai' });
    await page.goto(`/#/admin/customers/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Full name').fill('Sita Rai Shrestha');
    await prisma.user.update({ where: { id }, data: { name: 'Sita Thapa', version: { increment: 1 } } });
    await page.getByRole('button', { name: 'Save', exact: true }).click();

    const versions = page.getByRole('dialog', { name: 'Somebody else changed this in the meantime' });
    await expect(versions.getByRole('row', { name: 'Full name Sita Rai Shrestha Sita Thapa' })).toBeVisible();
    await versions.getByRole('button', { name: 'Use theirs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sita Thapa' })).toBeVisible();
  });
});

test('a blocked customer cannot sign in, and can once let in again', async ({ page, prisma, browser }) => {
  await signedIn(page, prisma, { role: 'ADMIN' });
  const customer = await aCustomer(prisma, { name: unique('Sita') });
  await page.goto(`/#/admin/customers/${customer.id}`);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('button', { name: 'Block the account' }).click();
  await expect(page.getByText('Enter a reason for blocking the account.')).toBeVisible();
  await page.getByLabel('Reason').fill('Forged a payment slip');
  await page.getByRole('button', { name: 'Block the account' }).click();
  await expect(page.getByText('Blocked: Forged a payment slip')).toBeVisible();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto('/#/login');
  await signIn(theirs, customer.email, PASSWORD);
  await expect(theirs.getByRole('alert').first()).toBeVisible();
  await expect(theirs).toHaveURL(/#\/login$/);

  await page.getByRole('button', { name: 'Unblock' }).click();
  await page.getByRole('button', { name: 'Unblock the account' }).click();
  await expect(page.getByText('Blocked: Forged a payment slip')).toHaveCount(0);
  await signIn(theirs, customer.email, PASSWORD);
  await expect(theirs).toHaveURL(/#\/dashboard$/);
  await context.close();
});

test('customers are put into a group, and the list keeps to it', async ({ page, prisma }) => {
  await signedIn(page, prisma, { role: 'ADMIN' });
  const [group, surname] = [unique('Wholesale'), unique('Rai')];
  const [one, two] = [`Asha ${surname}`, `Bina ${surname}`];
  for (const name of [one, two]) await aCustomer(prisma, { name });
  await page.goto('/#/admin/customers');
  await page.getByRole('button', { name: 'Groups' }).click();
  await page.getByLabel('New group').fill(group);
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('button', { name: `Rename ${group}` })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByPlaceholder('Name, email or phone').fill(surname);
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await choose(page, one, new RegExp(one));
  await choose(page, two, new RegExp(two));
  await page.getByRole('button', { name: 'Add to group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Group').selectOption(group);
  await dialog.getByRole('button', { name: /^Add to group/ }).click();
  await expect.poll(() => prisma.customerGroupMember.count({ where: { group: { name: group } } })).toBe(2);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('2 are as they were.')).toBeVisible();
  expect(await prisma.customerGroupMember.count({ where: { group: { name: group } } })).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await choose(page, one, new RegExp(one));
  await choose(page, two, new RegExp(two));
  await page.getByRole('button', { name: 'Add to group' }).click();
  await dialog.getByLabel('Group').selectOption(group);
  await dialog.getByRole('button', { name: /^Add to group/ }).click();
  await expect.poll(() => prisma.customerGroupMember.count({ where: { group: { name: group } } })).toBe(2);

  const { id } = await prisma.customerGroup.findUniqueOrThrow({ where: { name: group } });
  await page.goto(`/#/admin/customers?group=${id}`);
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await expectAccessible(page);
});

test('the owner deletes an account for good; its order stays without a name', async ({ page, prisma }) => {
  await signedIn(page, prisma, { role: 'SUPER_ADMIN' });
  const { id, name } = await aCustomer(prisma, { name: unique('Sita') });
  const order = await anOrder(prisma, { userId: id, contactName: name, status: 'DELIVERED' });
  await page.goto(`/#/admin/customers/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(/#\/admin\/customers$/);
  const kept = await prisma.order.findUniqueOrThrow({ where: { id: order.id } });
  expect(kept.contactName).toBe('Former customer');
});
