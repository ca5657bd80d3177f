import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { EMAIL_CHANGE_DAYS } from '../emailChangeDays.ts';

/** Email to the earlier address of an account, with a link that cancels or undoes the change. */
export const emailChangeNotice = defineEmail({
  name: 'emailChangeNotice',
  title: { en: 'Email address change', ne: 'नयाँ ठेगानाको सूचना' },
  input: declareInput<{
    language: string;
    newEmail: string;
    /** True if the new address is verified and in use. */
    isMade: boolean;
    /** Link to the page where the owner can object to the change. */
    link: string;
  }>(),
  linkMinutes: EMAIL_CHANGE_DAYS * 24 * 60,
  subject: ({ t, settings: { name } }, { isMade }) =>
    isMade
      ? t('Your email address at {name} was changed', { name })
      : t('A new email address was entered for your account at {name}', { name }),
  body: (shop, { to, newEmail, isMade, link }) => {
    const { t } = shop;
    const noticeParams = { name: shop.settings.name, email: maskEmail(newEmail) };
    const heading = isMade
      ? t('Your email address was changed')
      : t('A new email address was entered for your account');
    const days = EMAIL_CHANGE_DAYS;
    return (
      <EmailPage shop={shop} preview={t('If this wasn’t you, keep this address.')} heading={heading}>
        <Paragraph>{formatGreeting(shop, to.name)}</Paragraph>
        <Paragraph>
          {isMade
            ? t('Your account at {name} now uses the address {email}.', noticeParams)
            : t(
                '{email} was entered as the new email address for your account at {name}. The change will take effect once that address is confirmed. We have signed you out on all devices.',
                noticeParams,
              )}
        </Paragraph>
        <Paragraph>
          {isMade
            ? t(
                'If you didn’t request this, undo the change within {days} days. Your account will go back to this address, and you’ll choose a new password.',
                { days },
              )
            : t('If you didn’t request this, select “Keep this address” and we’ll cancel the change.')}
        </Paragraph>
        <ActionLink href={link}>{t('Keep this address')}</ActionLink>
        <Aside>{t('If you requested the change, you don’t need to do anything.')}</Aside>
      </EmailPage>
    );
  },
  ne: {
    'Your email address was changed': 'तपाईंको इमेल ठेगाना फेरियो',
    'A new email address was entered for your account': 'तपाईंको खातामा नयाँ इमेल ठेगाना राखियो',
    'If this wasn’t you, keep this address.': 'यो तपाईंले गर्नुभएको होइन भने यही ठेगाना राख्नुहोस्।',
    'Your account at {name} now uses the address {email}.': '{name} को तपाईंको खातामा अब {email} ठेगाना छ।',
    '{email} was entered as the new email address for your account at {name}. The change will take effect once that address is confirmed. We have signed you out on all devices.':
      '{name} को तपाईंको खातामा {email} लाई नयाँ इमेल ठेगानाका रूपमा राखिएको छ। त्यो ठेगाना पुष्टि भएपछि मात्र परिवर्तन लागू हुन्छ। हामीले तपाईंलाई सबै उपकरणबाट लगआउट गरेका छौँ।',
    'If you didn’t request this, undo the change within {days} days. Your account will go back to this address, and you’ll choose a new password.':
      'यो तपाईंले गर्नुभएको होइन भने {days} दिनभित्र उल्टाउनुहोस्। तपाईंको खातामा फेरि यही ठेगाना रहन्छ, र तपाईं नयाँ पासवर्ड राख्नुहुन्छ।',
    'If you didn’t request this, select “Keep this address” and we’ll cancel the change.':
      'यो तपाईंले गर्नुभएको होइन भने यही ठेगाना राख्नुहोस्; हामी परिवर्तन रद्द गर्छौँ।',
    'Keep this address': 'यही ठेगाना राख्नुहोस्',
    'If you requested the change, you don’t need to do anything.': 'तपाईंले नै फेर्न भन्नुभएको हो भने केही गर्नुपर्दैन।',
    'Your email address at {name} was changed': '{name} मा तपाईंको इमेल ठेगाना फेरियो',
    'A new email address was entered for your account at {name}':
      '{name} को तपाईंको खातामा नयाँ इमेल ठेगाना राखियो',
  },
  sample: (shopUrl) => ({
    language: 'en',
    newEmail: 'sita.rai@example.org',
    isMade: false,
    link: `${shopUrl}/#/keep-email?token=${'sample'.repeat(7)}0`,
  }),
  variants: { made: { isMade: true } },
});

/**
 * Returns the first character and the domain of an email address, enough for its owner to recognise it:
 * `s…@example.com`.
 */
function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
