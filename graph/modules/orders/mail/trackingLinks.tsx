import { inNepali } from '#domain/calendar/nepaliTime.ts';
import type { Recipient } from '#graph/mail/messages.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { look } from '#graph/mail/templates/look.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { Shop, Written } from '#graph/mail/templates/template.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { trackingLink } from '../trackingLink.ts';

type FoundOrder = Pick<Order, 'number' | 'placedAt'>;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' });

export function trackingLinks(shop: Shop, { to, orders }: { to: Recipient; orders: FoundOrder[] }): Written {
  const { say, language } = shop;
  const { name } = shop.settings;
  const page = (
    <MailPage shop={shop} preview={say('See where your order is.')} heading={say('Track your order')}>
      <Paragraph>{greeting(shop, to.name)}</Paragraph>
      <Paragraph>{say('Here are your orders at {name}. Open one to see where it is.', { name })}</Paragraph>
      {orders.map((order) => (
        <Paragraph key={order.number}>
          <a href={trackingLink(shop.url, order)} target="_blank" style={look.link} rel="noopener">
            {order.number}
          </a>
          , {language === 'ne' ? inNepali.date(order.placedAt) : day.format(order.placedAt)}
        </Paragraph>
      ))}
      <Aside>
        {say(
          'Someone asked for this on our order tracking page. If it was not you, you can ignore this email: the links were sent to you alone.',
        )}
      </Aside>
    </MailPage>
  );
  return { subject: say('Your orders at {name}', { name }), page };
}
