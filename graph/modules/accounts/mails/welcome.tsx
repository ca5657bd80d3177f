import { defineEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Paragraph } from '#graph/mail/templates/Paragraph.tsx';

export const welcome = defineEmail({
  name: 'welcome',
  title: { en: 'Welcome', ne: 'स्वागत' },
  subject: ({ t, settings: { name } }) => t('Welcome to {name}', { name }),
  body: (shop, { to }) => {
    const { t } = shop;
    const { name } = shop.settings;
    return (
      <EmailPage
        shop={shop}
        preview={t('Your orders, addresses and wishlist in one place.')}
        heading={t('Welcome to {name}', { name })}
      >
        <Paragraph>{formatGreeting(shop, to.name)}</Paragraph>
        <Paragraph>
          {t('Your account is ready. It keeps your orders, addresses and wishlist in one place.')}
        </Paragraph>
        <Paragraph>
          {t(
            'Every product page shows how the price is made up: the metal by weight at the day’s rate, the making charge and the stones.',
          )}
        </Paragraph>
        <ActionLink href={`${shop.url}/#/products`}>{t('Shop all jewelry')}</ActionLink>
      </EmailPage>
    );
  },
  ne: {
    'Welcome to {name}': '{name} मा स्वागत छ',
    'Your orders, addresses and wishlist in one place.': 'तपाईंका अर्डर, ठेगाना र मनपर्ने सूची एकै ठाउँमा।',
    'Your account is ready. It keeps your orders, addresses and wishlist in one place.':
      'तपाईंको खाता तयार छ। यसमा तपाईंका अर्डर, ठेगाना र मनपर्ने सूची एकै ठाउँमा रहन्छन्।',
    'Every product page shows how the price is made up: the metal by weight at the day’s rate, the making charge and the stones.':
      'हरेक गहनाको पृष्ठमा मूल्य कसरी बन्यो देखिन्छ: दिनको भाउमा तौलअनुसार धातु, ज्याला र पत्थर।',
    'Shop all jewelry': 'सबै गहना हेर्नुहोस्',
  },
  sample: {},
});
