import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signIn, signInNewCustomer } from '../signInNewCustomer.ts';
import { leaveScreen } from './leaveScreen.ts';
import { selectRow } from './selectRow.ts';

const createUniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const createUniquePhone = () =>
  `+97798${Math.floor(Math.random() * 1e8)
    .toString()
    .padStart(8, '0')}`;

test('only one customer can be added per email address', async ({ page, prisma }) => {
  await test.step('a customer is added by keyboard only and found in the list', async () => {
    await signInNewCustomer(page, prisma, { role: 'ADMIN' });
    const name = createUniqueName('Sita');
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
  await test.step('the email address of another account is rejected with an error next to the field', async () => {
    await leaveScreen(page);
    const { email } = await aCustomer(prisma);
    await page.goto('/#/admin/customers/new');
    await page.getByLabel('Full name').fill('Sita');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Create customer' }).click();
    await expect(page.getByText('There is already an account with this email address.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  });
  await test.step('a guest is found and gets an account with their details', async () => {
    await leaveScreen(page);
    const name = createUniqueName('Guest');
    await anOrder(prisma, { contactName: name, contactPhone: createUniquePhone(), placedAt: new Date() });
    await page.goto(`/#/admin/customers?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name: /Search guests for “/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Guests' })).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue(name);
  });
});

test('a customer’s screen shows orders and notes, and handles a save conflict', async ({ page, prisma }) => {
  await test.step('a customer’s screen shows orders, total spent and notes', async () => {
    const { name } = await signInNewCustomer(page, prisma, { role: 'ADMIN', name: 'Maya Staff' });
    const customer = await aCustomer(prisma, { name: createUniqueName('Sita') });
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
  await test.step('staff without the permission cannot delete an account', async () => {
    await leaveScreen(page);
    const { id } = await aCustomer(prisma);
    await page.goto(`/#/admin/customers/${id}`);
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  });
  await test.step('a save conflict shows both versions', async () => {
    await leaveScreen(page);
    const { id } = await aCustomer(prisma, { name: 'Sita Rai' });
    await page.goto(`/#/admin/customers/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Full name').fill('Sita Rai Shrestha');
    await prisma.user.update({ where: { id }, data: { name: 'Sita Thapa', version: { increment: 1 } } });
    await page.getByRole('button', { name: 'Save', exact: true }).click();

    const versions = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
    await expect(versions.getByRole('row', { name: 'Full name Sita Rai Shrestha Sita Thapa' })).toBeVisible();
    await versions.getByRole('button', { name: 'Use saved version' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sita Thapa' })).toBeVisible();
  });
});

test('a blocked customer cannot sign in until unblocked', async ({ page, prisma, browser }) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const customer = await aCustomer(prisma, { name: createUniqueName('Sita') });
  await page.goto(`/#/admin/customers/${customer.id}`);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('button', { name: 'Block account' }).click();
  await expect(page.getByText('Enter a reason for blocking the account.')).toBeVisible();
  await page.getByLabel('Reason').fill('Forged a payment slip');
  await page.getByRole('button', { name: 'Block account' }).click();
  await expect(page.getByText('Blocked: Forged a payment slip')).toBeVisible();

  const context = await browser.newContext();
  const blockedPage = await context.newPage();
  await blockedPage.goto('/#/login');
  await signIn(blockedPage, customer.email, PASSWORD);
  await expect(blockedPage.getByRole('alert').first()).toBeVisible();
  await expect(blockedPage).toHaveURL(/#\/login$/);

  await page.getByRole('button', { name: 'Unblock' }).click();
  await page.getByRole('button', { name: 'Unblock account' }).click();
  await expect(page.getByText('Blocked: Forged a payment slip')).toHaveCount(0);
  await signIn(blockedPage, customer.email, PASSWORD);
  await expect(blockedPage).toHaveURL(/#\/dashboard$/);
  await context.close();
});

test('customers are added to a group, and the list filters by it', async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const [group, surname] = [createUniqueName('Wholesale'), createUniqueName('Rai')];
  const [firstCustomerName, secondCustomerName] = [`Asha ${surname}`, `Bina ${surname}`];
  for (const name of [firstCustomerName, secondCustomerName]) await aCustomer(prisma, { name });
  await page.goto('/#/admin/customers');
  await page.getByRole('button', { name: 'Groups' }).click();
  await page.getByLabel('New group').fill(group);
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('button', { name: `Rename ${group}` })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByPlaceholder('Name, email or phone').fill(surname);
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await selectRow(page, firstCustomerName, new RegExp(firstCustomerName));
  await selectRow(page, secondCustomerName, new RegExp(secondCustomerName));
  await page.getByRole('button', { name: 'Add to group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Group').selectOption(group);
  await dialog.getByRole('button', { name: /^Add to group/ }).click();
  await expect.poll(() => prisma.customerGroupMember.count({ where: { group: { name: group } } })).toBe(2);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('2 changes undone.')).toBeVisible();
  expect(await prisma.customerGroupMember.count({ where: { group: { name: group } } })).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await selectRow(page, firstCustomerName, new RegExp(firstCustomerName));
  await selectRow(page, secondCustomerName, new RegExp(secondCustomerName));
  await page.getByRole('button', { name: 'Add to group' }).click();
  await dialog.getByLabel('Group').selectOption(group);
  await dialog.getByRole('button', { name: /^Add to group/ }).click();
  await expect.poll(() => prisma.customerGroupMember.count({ where: { group: { name: group } } })).toBe(2);

  const { id } = await prisma.customerGroup.findUniqueOrThrow({ where: { name: group } });
  await page.goto(`/#/admin/customers?group=${id}`);
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await expectAccessible(page);
});

test('the owner deletes an account permanently; its order remains without a name', async ({
  page,
  prisma,
}) => {
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
  const { id, name } = await aCustomer(prisma, { name: createUniqueName('Sita') });
  const order = await anOrder(prisma, { userId: id, contactName: name, status: 'DELIVERED' });
  await page.goto(`/#/admin/customers/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(/#\/admin\/customers$/);
  const savedOrder = await prisma.order.findUniqueOrThrow({ where: { id: order.id } });
  expect(savedOrder.contactName).toBe('Former customer');
});
