import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';
import { leave } from './leave.ts';

const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;

test('mails and readers of the newsletter are found', async ({ page, prisma, consoleErrors }) => {
  await test.step('who gets the newsletter is listed and found', async () => {
    await signedIn(page, prisma, { role: 'ADMIN' });
    const email = `${crypto.randomUUID()}@example.com`;
    await prisma.newsletterSubscriber.create({ data: { email } });
    await page.goto('/#/admin/newsletter');
    await page.getByPlaceholder('Start of an email address').fill(email.slice(0, 20));
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a mail is shown as its receiver sees it, and one that failed is sent again', async () => {
    await leave(page);
    const subject = unique('Your ring');
    const { id } = await prisma.mail.create({
      data: {
        template: 'custom',
        toEmail: 'sita@example.com',
        toName: 'Sita',
        subject,
        html: '<p style="color: rgb(1, 2, 3)">It is ready.</p>',
        text: 'It is ready, in plain text.',
        status: 'FAILED',
        attempts: 8,
        lastError: '550 No such mailbox',
        nextAttemptAt: new Date(),
      },
    });
    await page.goto(`/#/admin/mail/${id}`);
    await expect(page.getByText('550 No such mailbox')).toBeVisible();
    const frame = page.frameLocator(`iframe[title="Mail: ${subject}"]`);
    await expect(frame.getByText('It is ready.')).toHaveCSS('color', 'rgb(1, 2, 3)');
    // The frame refuses the script by which the test looks into it, and says so.
    expect(consoleErrors.every((complaint) => complaint.includes('frame is sandboxed'))).toBe(true);
    consoleErrors.length = 0;
    await page.getByRole('button', { name: 'Plain text' }).click();
    await expect(page.getByText('It is ready, in plain text.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Queued to be sent again')).toBeVisible();
    expect((await prisma.mail.findUniqueOrThrow({ where: { id } })).status).not.toBe('FAILED');
  });
});
