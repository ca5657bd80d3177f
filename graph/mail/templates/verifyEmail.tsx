import { LINK_MINUTES } from '../../modules/accounts/oneTimeLinks.ts';
import type { Recipient } from '../messages.ts';
import { greeting } from './greeting.ts';
import { MailPage } from './MailPage.tsx';
import { ActionLink, Aside, Paragraph } from './Paragraph.tsx';
import type { Shop, Written } from './template.ts';

export function verifyEmail(shop: Shop, { to, link }: { to: Recipient; link: string }): Written {
  const { say } = shop;
  const { name } = shop.settings;
  const minutes = LINK_MINUTES;
  const page = (
    <MailPage
      shop={shop}
      preview={say('One click, within {minutes} minutes.', { minutes })}
      heading={say('Is this your address?')}
    >
      <Paragraph>{greeting(shop, to.name)}</Paragraph>
      <Paragraph>
        {say(
          'An account at {name} was opened with this e-mail address. If it was you, please confirm that the address is yours.',
          { name },
        )}
      </Paragraph>
      <ActionLink href={link}>{say('Confirm my address')}</ActionLink>
      <Aside>
        {say(
          'The link works once, for {minutes} minutes, where you are signed in. If you did not open an account, do nothing: the address is then not confirmed. Or choose a new password: that closes the account to whoever opened it.',
          { minutes },
        )}
      </Aside>
    </MailPage>
  );
  return { subject: say('Please verify your e-mail address for {name}', { name }), page };
}
