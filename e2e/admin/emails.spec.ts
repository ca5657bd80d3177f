import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { leaveScreen } from './leaveScreen.ts';

const createUniqueText = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;

test('staff find emails and newsletter subscribers', async ({ page, prisma, consoleErrors }) => {
  await test.step('newsletter subscribers are listed and can be searched', async () => {
    await signInNewCustomer(page, prisma, { role: 'ADMIN' });
    const email = `${crypto.randomUUID()}@example.com`;
    await prisma.newsletterSubscriber.create({ data: { email } });
    await page.goto('/#/admin/newsletter');
    await page.getByPlaceholder('Start of an email address').fill(email.slice(0, 20));
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('an email is shown as its recipient sees it, and a failed one is sent again', async () => {
    await leaveScreen(page);
    const subject = createUniqueText('Your ring');
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
    const frame = page.frameLocator(`iframe[title="Email: ${subject}"]`);
    await expect(frame.getByText('It is ready.')).toHaveCSS('color', 'rgb(1, 2, 3)');
    // The frame blocks the test's inspection script and logs an error.
    expect(consoleErrors.every((errorText) => errorText.includes('frame is sandboxed'))).toBe(true);
    consoleErrors.length = 0;
    await page.getByRole('button', { name: 'Plain text' }).click();
    await expect(page.getByText('It is ready, in plain text.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Queued to be sent again')).toBeVisible();
    expect((await prisma.mail.findUniqueOrThrow({ where: { id } })).status).not.toBe('FAILED');
  });
});
