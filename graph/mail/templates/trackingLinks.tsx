import { Link } from '@react-email/components';
import type { Order } from '../../prisma/generated/client.ts';
import type { Recipient } from '../messages.ts';
import { greeting } from './greeting.ts';
import { MailPage } from './MailPage.tsx';
import { Aside, Paragraph } from './Paragraph.tsx';
import type { Shop, Written } from './template.ts';
import { trackingLink } from './trackingLink.ts';

type FoundOrder = Pick<Order, 'number' | 'placedAt'>;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' });

/** In both languages: nobody is signed in where it is asked for, so which one its reader speaks is not known. */
export function trackingLinks(shop: Shop, { to, orders }: { to: Recipient; orders: FoundOrder[] }): Written {
  const { name } = shop.settings;
  const page = (
    <MailPage shop={shop} preview="See where your order is." heading="Track your order">
      <Paragraph>{greeting(shop, to.name)}</Paragraph>
      <Paragraph>
        Here are your orders at {name}. Open one to see where it is.
        <br />
        <span lang="ne">{name} मा तपाईंका अर्डरहरू यी हुन्। कहाँ पुग्यो हेर्न अर्डर नम्बर थिच्नुहोस्।</span>
      </Paragraph>
      {orders.map((order) => (
        <Paragraph key={order.number}>
          <Link href={trackingLink(shop.url, order)}>{order.number}</Link>, {day.format(order.placedAt)}
        </Paragraph>
      ))}
      <Aside>
        Somebody asked for this on our tracking page. If it was not you, there is nothing to do: the links
        were sent to you alone.
        <br />
        <span lang="ne">
          हाम्रो अर्डर हेर्ने पृष्ठमा कसैले यो माग्नुभएको हो। तपाईंले होइन भने केही गर्नुपर्दैन: लिङ्कहरू तपाईंलाई मात्र पठाइएका हुन्।
        </span>
      </Aside>
    </MailPage>
  );
  return { subject: `Your orders at ${name}`, page };
}
