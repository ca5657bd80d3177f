import { LINK_MINUTES } from '../../modules/accounts/oneTimeLinks.ts';
import type { Recipient } from '../messages.ts';
import { greeting } from './greeting.ts';
import { MailPage } from './MailPage.tsx';
import { ActionLink, Aside, Paragraph } from './Paragraph.tsx';
import type { Shop, Written } from './template.ts';

export function verifyEmail(shop: Shop, { to, link }: { to: Recipient; link: string }): Written {
  const { name } = shop.settings;
  const page = (
    <MailPage
      shop={shop}
      preview={`One click, within ${LINK_MINUTES} minutes.`}
      heading="Is this your address?"
    >
      <Paragraph>{greeting(to.name)}</Paragraph>
      <Paragraph>
        An account at {name} was opened with this e-mail address. If it was you, please confirm that the
        address is yours.
      </Paragraph>
      <ActionLink href={link}>Confirm my address</ActionLink>
      <Aside>
        The link works once, for {LINK_MINUTES} minutes, where you are signed in. If you did not open an
        account, do nothing: the address is then not confirmed. Or choose a new password: that closes the
        account to whoever opened it.
      </Aside>
    </MailPage>
  );
  return { subject: `Please verify your e-mail address for ${name}`, page };
}
