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
        An account at {name} was opened with this e-mail address. Please say that it is yours.
      </Paragraph>
      <ActionLink href={link}>Yes, this is my address</ActionLink>
      <Aside>
        The link works once, for {LINK_MINUTES} minutes. If you did not open an account, do nothing: the
        address is then not verified.
      </Aside>
    </MailPage>
  );
  return { subject: `Please verify your e-mail address for ${name}`, page };
}
