import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { LINK_MINUTES } from '../oneTimeLinks.ts';

export const verifyEmail = defineEmail({
  name: 'verifyEmail',
  title: { en: 'Email confirmation', ne: 'इमेल ठेगाना पुष्टि' },
  input: declareInput<{ link: string }>(),
  linkMinutes: LINK_MINUTES,
  subject: ({ t, settings: { name } }) => t('Confirm your email address for {name}', { name }),
  body: (shop, { to, link }) => {
    const { t } = shop;
    const { name } = shop.settings;
    const minutes = LINK_MINUTES;
    return (
      <EmailPage
        shop={shop}
        preview={t('Please confirm within {minutes} minutes.', { minutes })}
        heading={t('Confirm your email address')}
      >
        <Paragraph>{formatGreeting(shop, to.name)}</Paragraph>
        <Paragraph>
          {t(
            'An account at {name} was created with this email address. Please confirm that the address is yours.',
            {
              name,
            },
          )}
        </Paragraph>
        <ActionLink href={link}>{t('Confirm email address')}</ActionLink>
        <Aside>
          {t(
            'The link works once and expires in {minutes} minutes. Open it on the device where you are signed in. If you didn’t create this account, you can ignore this email, or reset the password to keep others out.',
            { minutes },
          )}
        </Aside>
      </EmailPage>
    );
  },
  ne: {
    'Please confirm within {minutes} minutes.': 'कृपया {minutes} मिनेटभित्र पुष्टि गर्नुहोस्।',
    'Confirm your email address': 'आफ्नो इमेल ठेगाना पुष्टि गर्नुहोस्',
    'An account at {name} was created with this email address. Please confirm that the address is yours.':
      'यो इमेल ठेगानाबाट {name} मा खाता खोलिएको छ। कृपया ठेगाना तपाईंकै हो भनेर पुष्टि गर्नुहोस्।',
    'Confirm email address': 'इमेल ठेगाना पुष्टि गर्नुहोस्',
    'The link works once and expires in {minutes} minutes. Open it on the device where you are signed in. If you didn’t create this account, you can ignore this email, or reset the password to keep others out.':
      'यो लिङ्क एक पटक मात्र चल्छ र {minutes} मिनेटमा सकिन्छ। तपाईं लगइन भएकै उपकरणमा खोल्नुहोस्। तपाईंले खाता खोल्नुभएको होइन भने केही गर्नुपर्दैन, वा अरूलाई रोक्न नयाँ पासवर्ड राख्नुहोस्।',
    'Confirm your email address for {name}': '{name} का लागि आफ्नो इमेल ठेगाना पुष्टि गर्नुहोस्',
  },
  sample: (shopUrl) => ({ link: `${shopUrl}/#/verify-email?token=${'sample'.repeat(7)}0` }),
});
