import type { Recipient } from '#graph/mail/messages.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { Shop, Written } from '#graph/mail/templates/template.ts';
import { LINK_MINUTES } from '../oneTimeLinks.ts';

export function resetPassword(shop: Shop, { to, link }: { to: Recipient; link: string }): Written {
  const { say } = shop;
  const { name } = shop.settings;
  const minutes = LINK_MINUTES;
  const page = (
    <MailPage
      shop={shop}
      preview={say('The link works for {minutes} minutes.', { minutes })}
      heading={say('Choose a new password')}
    >
      <Paragraph>{greeting(shop, to.name)}</Paragraph>
      <Paragraph>
        {say('We received a request for a new password for your account at {name}.', { name })}
      </Paragraph>
      <ActionLink href={link}>{say('Choose a new password')}</ActionLink>
      <Aside>
        {say(
          'The link works once, for {minutes} minutes. A new password signs you out on all devices. If you did not ask for it, you can ignore this email: your password stays the same.',
          { minutes },
        )}
      </Aside>
    </MailPage>
  );
  return { subject: say('Choose a new password for {name}', { name }), page };
}
