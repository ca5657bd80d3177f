import { aMail } from '#graph/modules/messages/testing/aMail.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aShownProduct } from '../aShownProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

const mark = crypto.randomUUID().slice(0, 8);
const email = `sita-${mark}@example.com`;
const subject = `Ring size ${mark}`;

test('what a shopper asks is answered, and their reply comes back into the conversation', async ({
  page,
  prisma,
}) => {
  const secret = await test.step('replies are to come in by the hook', async () => {
    await signedIn(page, prisma, { role: 'SUPER_ADMIN', name: `Asha ${mark}` });
    await page.goto('/#/admin/messages/settings');
    await page.getByLabel('Address for replies').fill('inbox@store.example');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    return newSecret(page);
  });
  await prisma.savedReply.create({
    data: { title: `Sizes ${mark}`, text: 'Namaste {name}, every size is there.', createdAt: new Date() },
  });

  await test.step('a shopper writes on the contact page', async () => {
    await page.goto('/#/contact');
    await page.getByLabel('Name').fill('Sita Sharma');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Your message').fill('Which sizes does the signet ring come in?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(`We will reply to ${email}`)).toBeVisible();
  });

  await test.step('it is counted, opened and taken in hand', async () => {
    await page.goto('/#/admin/messages');
    const counted = page.getByRole('navigation').getByRole('link', { name: /^Messages/ });
    const open = () => prisma.thread.count({ where: { status: 'OPEN' } });
    await expect
      .poll(async () => /\d+$/.exec((await counted.textContent()) ?? '')?.[0] === String(await open()))
      .toBe(true);
    await row(page).click();
    await expect(page.getByText('Which sizes does the signet ring come in?').last()).toBeVisible();
    await page.getByLabel('Assigned to').selectOption({ label: `Asha ${mark}` });
    await expect(row(page)).toContainText(`with Asha ${mark}`);
    await expectAccessible(page);
  });

  await test.step('a saved reply goes out, with the address of its conversation', async () => {
    await page.getByRole('button', { name: 'Insert a saved reply' }).click();
    await page.getByRole('menuitem', { name: `Sizes ${mark}` }).click();
    await expect(page.getByLabel('Your answer to')).toHaveValue('Namaste Sita Sharma, every size is there.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Your answer is on its way to Sita Sharma')).toBeVisible();
    await expect.poll(async () => (await answerOf(prisma)).status).toBe('SENT');
    const { replyTo, text } = await answerOf(prisma);
    expect(replyTo).toMatch(/^inbox\+\d+\.[0-9a-f]{20}@store\.example$/);
    expect(text).toContain('Namaste Sita Sharma, every size is there.');
  });

  await test.step('it is closed, and leaves the list of what is open', async () => {
    await page.getByRole('button', { name: 'Close conversation' }).click();
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
    await expect(row(page)).toBeHidden();
  });

  await test.step('the reply of the shopper opens it again', async () => {
    const { replyTo } = await answerOf(prisma);
    const mail = aMail({
      from: `Sita Sharma <${email}>`,
      to: replyTo ?? '',
      subject: `Re: ${subject}`,
      text: 'Size 12, please.',
    });
    const bring = (signedWith: string) =>
      page.request.post('/api/inbound/mail', {
        data: Buffer.from(mail),
        headers: { 'content-type': 'message/rfc822', 'x-inbound-secret': signedWith },
      });
    expect((await bring('guessed')).status()).toBe(401);
    expect((await (await bring(secret)).json()).data.outcome).toBe('REPLY');
    await expect(page.getByRole('button', { name: 'Close conversation' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Size 12, please.' }).first()).toBeVisible();
    await expect(row(page)).toBeVisible();
  });

  await test.step('a review is answered for everybody to read', async () => {
    const { id: productId, slug } = await aShownProduct(prisma);
    await aReview(prisma, productId, { title: 'Every leaf is there' });
    await page.goto(`/#/admin/reviews?product=${productId}`);
    await page.getByRole('button', { name: 'Every leaf is there' }).click();
    await page.getByLabel('Public answer').fill('Thank you. It was made in Patan.');
    await page.getByRole('button', { name: 'Answer in public' }).click();
    await expect(page.getByText('Your answer stands under the review')).toBeVisible();
    await page.goto(`/#/products/${slug}`);
    await expect(page.getByText('Thank you. It was made in Patan.')).toBeVisible();
    await expect(page.getByText(/^Answer from .+ · \d+ \w+ \d{4}$/)).toBeVisible();
  });
});

function row(page: Page) {
  return page.getByRole('list', { name: 'Conversations' }).getByRole('link').filter({ hasText: subject });
}

/** The secret that mails are brought with, as staff see it this once. */
async function newSecret(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Make a (new )?secret$/ }).click();
  const shown = page.getByText(/^inb_/);
  const asked = page.getByRole('dialog').getByRole('button', { name: 'Make a new secret' });
  await expect(shown.or(asked)).toBeVisible();
  if (await asked.isVisible()) await asked.click();
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? '';
}

function answerOf(prisma: PrismaClient) {
  return prisma.mail.findFirstOrThrow({ where: { template: 'threadAnswer', toEmail: email } });
}
