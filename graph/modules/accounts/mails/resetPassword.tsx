import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { LINK_MINUTES } from '../oneTimeLinks.ts';

export const resetPassword = defineEmail({
  name: 'resetPassword',
  title: { en: 'Password reset', ne: 'नयाँ पासवर्ड' },
  input: declareInput<{ link: string }>(),
  linkMinutes: LINK_MINUTES,
  subject: ({ t, settings: { name } }) => t('Choose a new password for {name}', { name }),
  body: (shop, { to, link }) => {
    const { t } = shop;
    const { name } = shop.settings;
    const minutes = LINK_MINUTES;
    return (
      <EmailPage
        shop={shop}
        preview={t('The link works for {minutes} minutes.', { minutes })}
        heading={t('Choose a new password')}
      >
        <Paragraph>{formatGreeting(shop, to.name)}</Paragraph>
        <Paragraph>
          {t('We received a request for a new password for your account at {name}.', { name })}
        </Paragraph>
        <ActionLink href={link}>{t('Choose a new password')}</ActionLink>
        <Aside>
          {t(
            'The link works once and expires in {minutes} minutes. A new password signs you out on all devices. If you didn’t request this, you can ignore this email. Your password will stay the same.',
            { minutes },
          )}
        </Aside>
      </EmailPage>
    );
  },
  ne: {
    'The link works for {minutes} minutes.': 'लिङ्क {minutes} मिनेटसम्म चल्छ।',
    'Choose a new password': 'नयाँ पासवर्ड राख्नुहोस्',
    'We received a request for a new password for your account at {name}.':
      '{name} को तपाईंको खाताका लागि नयाँ पासवर्डको अनुरोध आएको छ।',
    'The link works once and expires in {minutes} minutes. A new password signs you out on all devices. If you didn’t request this, you can ignore this email. Your password will stay the same.':
      'यो लिङ्क एक पटक, {minutes} मिनेटसम्म मात्र चल्छ। नयाँ पासवर्ड राखेपछि सबै उपकरण लगआउट हुन्छन्। तपाईंले माग्नुभएको होइन भने केही गर्नुपर्दैन: पासवर्ड जस्ताको तस्तै रहन्छ।',
    'Choose a new password for {name}': '{name} का लागि नयाँ पासवर्ड राख्नुहोस्',
  },
  sample: (shopUrl) => ({ link: `${shopUrl}/#/reset-password?token=${'sample'.repeat(7)}0` }),
});
