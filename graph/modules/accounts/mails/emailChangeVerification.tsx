import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatDayAndTime } from '#graph/mail/templates/formatDayAndTime.ts';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { EMAIL_CHANGE_DAYS } from '../emailChangeDays.ts';

/** Email to the new address of an account. The address may be a stranger's, so the email contains no account data. */
export const emailChangeVerification = defineEmail({
  name: 'emailChangeVerification',
  title: { en: 'New email address confirmation', ne: 'नयाँ ठेगाना पुष्टि' },
  input: declareInput<{
    language: string;
    link: string;
    /** Time from which the link works without signing in. Null if signing in is always required. */
    signInRequiredUntil: Date | null;
    expiresAt: Date;
  }>(),
  linkMinutes: EMAIL_CHANGE_DAYS * 24 * 60,
  subject: ({ t, settings: { name } }) => t('Confirm your new email address for {name}', { name }),
  body: (shop, { link, signInRequiredUntil, expiresAt }) => {
    const { t, language } = shop;
    const { name } = shop.settings;
    const expiryText = formatDayAndTime(language, expiresAt);
    return (
      <EmailPage
        shop={shop}
        preview={t('The link works until {until}.', { until: expiryText })}
        heading={t('Confirm your new email address')}
      >
        <Paragraph>{formatGreeting(shop, '')}</Paragraph>
        <Paragraph>
          {t('This address was entered as the new email address for an account at {name}.', { name })}{' '}
          {t('If the account is yours, sign in with your previous address and confirm the new one.')}
        </Paragraph>
        <ActionLink href={link}>{t('Confirm email address')}</ActionLink>
        {signInRequiredUntil && (
          <Paragraph>
            {t(
              'If you can no longer sign in, wait until {from}. After that, the link works without signing in.',
              {
                from: formatDayAndTime(language, signInRequiredUntil),
              },
            )}
          </Paragraph>
        )}
        <Aside>
          {t('The link works until {until}.', { until: expiryText })}{' '}
          {t('If the account isn’t yours, you can ignore this email. Nothing will change.')}
        </Aside>
      </EmailPage>
    );
  },
  ne: {
    'Confirm email address': 'इमेल ठेगाना पुष्टि गर्नुहोस्',
    'The link works until {until}.': 'लिङ्क {until} सम्म चल्छ।',
    'Confirm your new email address': 'आफ्नो नयाँ इमेल ठेगाना पुष्टि गर्नुहोस्',
    'This address was entered as the new email address for an account at {name}.':
      'यो ठेगाना {name} को एउटा खाताको नयाँ इमेल ठेगानाका रूपमा राखिएको छ।',
    'If the account is yours, sign in with your previous address and confirm the new one.':
      'खाता तपाईंकै हो भने पहिलेको ठेगानाबाट लगइन गरेर नयाँ ठेगाना पुष्टि गर्नुहोस्।',
    'If you can no longer sign in, wait until {from}. After that, the link works without signing in.':
      'अब लगइन गर्न सक्नुहुन्न भने {from} देखि लगइन नगरीकनै यो लिङ्क चल्छ।',
    'If the account isn’t yours, you can ignore this email. Nothing will change.':
      'खाता तपाईंको होइन भने केही गर्नुपर्दैन: केही फेरिँदैन।',
    'Confirm your new email address for {name}': '{name} का लागि आफ्नो नयाँ इमेल ठेगाना पुष्टि गर्नुहोस्',
  },
  sample: (shopUrl) => ({
    language: 'en',
    link: `${shopUrl}/#/verify-email?token=${'sample'.repeat(7)}0`,
    signInRequiredUntil: new Date('2026-12-04T06:00:00Z'),
    expiresAt: new Date('2026-12-11T06:00:00Z'),
  }),
});
