import { nepaliTime } from '#domain/calendar/nepaliTime.ts';
import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { styles } from '#graph/mail/templates/styles.ts';
import { buildTrackingLink } from '#graph/modules/orders/buildTrackingLink.ts';
import { orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' });

export const trackingLinks = defineEmail({
  name: 'trackingLinks',
  title: { en: 'Tracking links', ne: 'ट्र्याकिङ लिङ्क' },
  input: declareInput<{ language: string; orders: Pick<Order, 'number' | 'placedAt'>[] }>(),
  subject: ({ t, settings: { name } }) => t('Your orders at {name}', { name }),
  body: (shop, { to, orders }) => {
    const { t, language } = shop;
    const { name } = shop.settings;
    return (
      <EmailPage shop={shop} preview={t('See where your order is.')} heading={t('Track your order')}>
        <Paragraph>{formatGreeting(shop, to.name)}</Paragraph>
        <Paragraph>{t('Here are your orders at {name}. Open one to see where it is.', { name })}</Paragraph>
        {orders.map((order) => (
          <Paragraph key={order.number}>
            <a href={buildTrackingLink(shop.url, order)} target="_blank" style={styles.link} rel="noopener">
              {order.number}
            </a>
            ,{' '}
            {language === 'ne'
              ? nepaliTime.formatDateInBothCalendars(order.placedAt)
              : day.format(order.placedAt)}
          </Paragraph>
        ))}
        <Aside>
          {t(
            'Someone requested these links on our order tracking page. If it wasn’t you, you can ignore this email. The links were sent only to you.',
          )}
        </Aside>
      </EmailPage>
    );
  },
  ne: {
    ...orderTexts,
    'See where your order is.': 'तपाईंको अर्डर कहाँ पुग्यो हेर्नुहोस्।',
    'Here are your orders at {name}. Open one to see where it is.':
      '{name} मा तपाईंका अर्डर यी हुन्। कहाँ पुग्यो हेर्न अर्डर नम्बर थिच्नुहोस्।',
    'Someone requested these links on our order tracking page. If it wasn’t you, you can ignore this email. The links were sent only to you.':
      'हाम्रो अर्डर हेर्ने पृष्ठमा कसैले यी लिङ्क मागेको हो। तपाईंले होइन भने केही गर्नुपर्दैन: लिङ्क तपाईंलाई मात्र पठाइएका हुन्।',
    'Your orders at {name}': '{name} मा तपाईंका अर्डर',
  },
  sample: { language: 'en', orders: [sampleOrder] },
});
