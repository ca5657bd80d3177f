import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';

const instant = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kathmandu',
});

/** Email to staff, in English like the back office. */
export const apiKeyExpiry = defineEmail({
  name: 'apiKeyExpiry',
  title: { en: 'API key expires soon', ne: 'API कुञ्जी चाँडै सकिँदै छ' },
  input: declareInput<{ key: { name: string; prefix: string; expiresAt: Date } }>(),
  isEnglish: true,
  subject: (_shop, { key: { name } }) => `The API key “${name}” expires soon`,
  body: (shop, { to, key: { name, prefix, expiresAt } }) => {
    const expiryText = instant.format(expiresAt);
    return (
      <EmailPage
        shop={shop}
        preview={`It works until ${expiryText}.`}
        heading={`The API key “${name}” expires soon`}
      >
        <Paragraph>{formatGreeting(shop, to.name)}</Paragraph>
        <Paragraph>
          The key “{name}” ({prefix}…) works until {expiryText}, Nepal time. Requests that use it will be
          refused after that.
        </Paragraph>
        <Paragraph>
          Rotate the key to get a new secret, and give it to whoever runs the integration. The old secret will
          keep working for up to 7 days.
        </Paragraph>
        <ActionLink href={`${shop.url}/#/admin/api-keys`}>View API keys</ActionLink>
        <Aside>If the key is no longer used, you don’t need to do anything.</Aside>
      </EmailPage>
    );
  },
  sample: {
    key: { name: 'Accounting', prefix: 'jwk_4fG7aQz1', expiresAt: new Date('2026-12-01T06:00:00Z') },
  },
});
