import type { Recipient } from '#graph/mail/messages.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { Shop, Written } from '#graph/mail/templates/template.ts';
import { LINK_MINUTES } from '../oneTimeLinks.ts';

export function verifyEmail(shop: Shop, { to, link }: { to: Recipient; link: string }): Written {
  const { say } = shop;
  const { name } = shop.settings;
  const minutes = LINK_MINUTES;
  const page = (
    <MailPage
      shop={shop}
      preview={say('One click, within {minutes} minutes.', { minutes })}
      heading={say('Confirm your email address')}
    >
      <Paragraph>{greeting(shop, to.name)}</Paragraph>
      <Paragraph>
        {say('An account at {name} was created with this email address. Please confirm that it is yours.', {
          name,
        })}
      </Paragraph>
      <ActionLink href={link}>{say('Confirm email address')}</ActionLink>
      <Aside>
        {say(
          'The link works once, for {minutes} minutes, where you are signed in. If you did not create an account, you can ignore this email, or reset the password to keep others out.',
          { minutes },
        )}
      </Aside>
    </MailPage>
  );
  return { subject: say('Confirm your email address for {name}', { name }), page };
}
