import type { Recipient } from '../messages.ts';
import { greeting } from './greeting.ts';
import { MailPage } from './MailPage.tsx';
import { ActionLink, Paragraph } from './Paragraph.tsx';
import type { Shop, Written } from './template.ts';

export function welcome(shop: Shop, { to }: { to: Recipient }): Written {
  const { name } = shop.settings;
  const page = (
    <MailPage
      shop={shop}
      preview="Your orders, addresses and wishlist now have one place."
      heading={`Welcome to ${name}`}
    >
      <Paragraph>{greeting(to.name)}</Paragraph>
      <Paragraph>
        Your account is open. It keeps your orders, your addresses and the pieces you like in one place.
      </Paragraph>
      <Paragraph>
        Every piece shows what its metal weighs, what the rate of the day is and what the making costs, so you
        always see how its price came about.
      </Paragraph>
      <ActionLink href={`${shop.url}/#/products`}>See the pieces</ActionLink>
    </MailPage>
  );
  return { subject: `Welcome to ${name}`, page };
}
