import { LINK_MINUTES } from '../../modules/accounts/oneTimeLinks.ts';
import type { Recipient } from '../messages.ts';
import { greeting } from './greeting.ts';
import { MailPage } from './MailPage.tsx';
import { ActionLink, Aside, Paragraph } from './Paragraph.tsx';
import type { Shop, Written } from './template.ts';

export function resetPassword(shop: Shop, { to, link }: { to: Recipient; link: string }): Written {
  const { name } = shop.settings;
  const page = (
    <MailPage
      shop={shop}
      preview={`The link works for ${LINK_MINUTES} minutes.`}
      heading="Choose a new password"
    >
      <Paragraph>{greeting(to.name)}</Paragraph>
      <Paragraph>Somebody asked for a new password for your account at {name}.</Paragraph>
      <ActionLink href={link}>Choose a new password</ActionLink>
      <Aside>
        The link works once, for {LINK_MINUTES} minutes. A new password signs the account out everywhere. If
        it was not you, do nothing: your password stays as it is.
      </Aside>
    </MailPage>
  );
  return { subject: `Choose a new password for ${name}`, page };
}
