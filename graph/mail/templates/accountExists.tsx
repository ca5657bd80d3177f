import type { Recipient } from '../messages.ts';
import { greeting } from './greeting.ts';
import { MailPage } from './MailPage.tsx';
import { ActionLink, Aside, Paragraph } from './Paragraph.tsx';
import type { Shop, Written } from './template.ts';

export function accountExists(shop: Shop, { to }: { to: Recipient }): Written {
  const { name } = shop.settings;
  const page = (
    <MailPage
      shop={shop}
      preview="If it was you, sign in with the account that you have."
      heading="You already have an account"
    >
      <Paragraph>{greeting(to.name)}</Paragraph>
      <Paragraph>
        Somebody registered at {name} with your e-mail address. You have an account with it already, and
        nothing about it has changed.
      </Paragraph>
      <Paragraph>If it was you, sign in with the account that you have, or choose a new password.</Paragraph>
      <ActionLink href={`${shop.url}/#/forgot-password`}>Choose a new password</ActionLink>
      <Aside>
        If it was not you, there is nothing to do: nobody can use your account without your password.
      </Aside>
    </MailPage>
  );
  return { subject: `You already have an account at ${name}`, page };
}
