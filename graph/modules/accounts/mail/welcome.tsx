import type { Recipient } from '#graph/mail/messages.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { Shop, Written } from '#graph/mail/templates/template.ts';

export function welcome(shop: Shop, { to }: { to: Recipient }): Written {
  const { say } = shop;
  const { name } = shop.settings;
  const page = (
    <MailPage
      shop={shop}
      preview={say('Your orders, addresses and wishlist in one place.')}
      heading={say('Welcome to {name}', { name })}
    >
      <Paragraph>{greeting(shop, to.name)}</Paragraph>
      <Paragraph>
        {say('Your account is ready. It keeps your orders, addresses and wishlist in one place.')}
      </Paragraph>
      <Paragraph>
        {say(
          'Every piece shows how its price is made: the metal by weight at the day’s rate, the making charge and the stones.',
        )}
      </Paragraph>
      <ActionLink href={`${shop.url}/#/products`}>{say('Shop all jewelry')}</ActionLink>
    </MailPage>
  );
  return { subject: say('Welcome to {name}', { name }), page };
}
