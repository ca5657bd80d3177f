import type { Recipient } from '#graph/mail/messages.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { Shop, Written } from '#graph/mail/templates/template.ts';

interface EndingKey {
  to: Recipient;
  key: { name: string; prefix: string; expiresAt: Date };
}

const instant = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kathmandu',
});

/** To staff, in English as the back-office is. */
export function apiKeyEnds(shop: Shop, { to, key: { name, prefix, expiresAt } }: EndingKey): Written {
  const end = instant.format(expiresAt);
  const page = (
    <MailPage shop={shop} preview={`It works until ${end}.`} heading={`The API key “${name}” ends soon`}>
      <Paragraph>{greeting(shop, to.name)}</Paragraph>
      <Paragraph>
        The key “{name}” ({prefix}…) works until {end}, Nepal time. From then on whatever uses it is refused.
      </Paragraph>
      <Paragraph>
        Rotate the key to get a new secret, and give that to whoever runs the program. The old secret can go
        on working for up to 7 days meanwhile.
      </Paragraph>
      <ActionLink href={`${shop.url}/#/admin/api-keys`}>See the API keys</ActionLink>
      <Aside>If nobody uses the key any more, there is nothing to do.</Aside>
    </MailPage>
  );
  return { subject: `The API key “${name}” ends soon`, page };
}
