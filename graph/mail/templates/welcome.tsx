import type { Recipient } from '../messages.ts';
import { greeting } from './greeting.ts';
import { MailPage } from './MailPage.tsx';
import { ActionLink, Paragraph } from './Paragraph.tsx';
import type { Shop, Written } from './template.ts';

export function welcome(shop: Shop, { to }: { to: Recipient }): Written {
  const { say } = shop;
  const { name } = shop.settings;
  const page = (
    <MailPage
      shop={shop}
      preview={say('Your orders, addresses and wishlist now have one place.')}
      heading={say('Welcome to {name}', { name })}
    >
      <Paragraph>{greeting(shop, to.name)}</Paragraph>
      <Paragraph>
        {say(
          'Your account is open. It keeps your orders, your addresses and the pieces you like in one place.',
        )}
      </Paragraph>
      <Paragraph>
        {say(
          'Every piece shows what its metal weighs, what the rate of the day is and what the making costs, so you always see how its price came about.',
        )}
      </Paragraph>
      <ActionLink href={`${shop.url}/#/products`}>{say('See the pieces')}</ActionLink>
    </MailPage>
  );
  return { subject: say('Welcome to {name}', { name }), page };
}
