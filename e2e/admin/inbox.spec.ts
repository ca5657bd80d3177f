import { anInboundEmail } from '#graph/modules/messages/testing/anInboundEmail.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

const mark = crypto.randomUUID().slice(0, 8);
const email = `sita-${mark}@example.com`;
const subject = `Ring size ${mark}`;

test('a shopper’s question is answered, and their reply is added to the thread', async ({ page, prisma }) => {
  const secret = await test.step('the inbox is set up to receive replies through the webhook', async () => {
    await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN', name: `Asha ${mark}` });
    await page.goto('/#/admin/messages/settings');
    await page.getByLabel('Reply address').fill('inbox@store.example');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    return createInboundSecret(page);
  });
  await prisma.savedReply.create({
    data: { title: `Sizes ${mark}`, text: 'Namaste {name}, every size is there.', createdAt: new Date() },
  });

  await test.step('a shopper writes on the contact page', async () => {
    await page.goto('/#/contact');
    await page.getByLabel('Full name', { exact: true }).fill('Sita Sharma');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Your message').fill('Which sizes does the signet ring come in?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(`We’ll reply to ${email}`)).toBeVisible();
  });

  await test.step('the thread is counted, opened and assigned', async () => {
    await page.goto('/#/admin/messages');
    const unreadBadge = page.getByRole('navigation').getByRole('link', { name: /^Messages/ });
    const open = () => prisma.thread.count({ where: { status: 'OPEN' } });
    await expect
      .poll(async () => /\d+$/.exec((await unreadBadge.textContent()) ?? '')?.[0] === String(await open()))
      .toBe(true);
    await locateRow(page).click();
    await expect(page.getByText('Which sizes does the signet ring come in?').last()).toBeVisible();
    await page.getByLabel('Assigned to').selectOption({ label: `Asha ${mark}` });
    await expect(locateRow(page)).toContainText(`with Asha ${mark}`);
    await expectAccessible(page);
  });

  await test.step('a saved reply is sent with the address of its thread', async () => {
    await page.getByRole('button', { name: 'Insert a saved reply' }).click();
    await page.getByRole('menuitem', { name: `Sizes ${mark}` }).click();
    await expect(page.getByLabel('Your reply to')).toHaveValue('Namaste Sita Sharma, every size is there.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Reply to Sita Sharma queued')).toBeVisible();
    await expect.poll(async () => (await findReply(prisma)).status).toBe('SENT');
    const { replyTo, text } = await findReply(prisma);
    expect(replyTo).toMatch(/^inbox\+\d+\.[0-9a-f]{20}@store\.example$/);
    expect(text).toContain('Namaste Sita Sharma, every size is there.');
  });

  await test.step('the thread is closed and leaves the list of open threads', async () => {
    await page.getByRole('button', { name: 'Close conversation' }).click();
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await expect(locateRow(page)).toBeHidden();
  });

  await test.step('the shopper’s reply reopens the thread', async () => {
    const { replyTo } = await findReply(prisma);
    const replyEmail = anInboundEmail({
      from: `Sita Sharma <${email}>`,
      to: replyTo ?? '',
      subject: `Re: ${subject}`,
      text: 'Size 12, please.',
    });
    const deliverReply = (inboundSecret: string) =>
      page.request.post('/api/inbound/mail', {
        data: Buffer.from(replyEmail),
        headers: { 'content-type': 'message/rfc822', 'x-inbound-secret': inboundSecret },
      });
    expect((await deliverReply('guessed')).status()).toBe(401);
    expect((await (await deliverReply(secret)).json()).data.outcome).toBe('REPLY');
    await expect(page.getByRole('button', { name: 'Close conversation' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Size 12, please.' }).first()).toBeVisible();
    await expect(locateRow(page)).toBeVisible();
  });

  await test.step('a review gets a public reply', async () => {
    const { id: productId, slug } = await anActiveProduct(prisma);
    await aReview(prisma, productId, { title: 'Every leaf is there' });
    await page.goto(`/#/admin/reviews?product=${productId}`);
    await page.getByRole('button', { name: 'Every leaf is there' }).click();
    await page.getByLabel('Public reply').fill('Thank you. It was made in Patan.');
    await page.getByRole('button', { name: 'Reply publicly' }).click();
    await expect(page.getByText('Reply published')).toBeVisible();
    await page.goto(`/#/products/${slug}`);
    await expect(page.getByText('Thank you. It was made in Patan.')).toBeVisible();
    await expect(page.getByText(/^Reply from .+ · \d+ \w+ \d{4}$/)).toBeVisible();
  });
});

function locateRow(page: Page) {
  return page.getByRole('list', { name: 'Conversations' }).getByRole('link').filter({ hasText: subject });
}

/** Creates the secret of the inbound webhook, which is shown to staff only once. */
async function createInboundSecret(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Generate (new )?secret$/ }).click();
  const secretText = page.getByText(/^inb_/);
  const confirmButton = page.getByRole('dialog').getByRole('button', { name: 'Generate new secret' });
  await expect(secretText.or(confirmButton)).toBeVisible();
  if (await confirmButton.isVisible()) await confirmButton.click();
  await expect(secretText).toBeVisible();
  return (await secretText.textContent()) ?? '';
}

function findReply(prisma: PrismaClient) {
  return prisma.mail.findFirstOrThrow({ where: { template: 'threadReply', toEmail: email } });
}
