import { defineMail, inputOf } from '#graph/mail/defineMail.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { EMAIL_CHANGE_DAYS } from '../emailChangeDays.ts';

/** To the earlier address of an account, with a link that cancels or undoes the change. */
export const emailChangeNotice = defineMail({
  name: 'emailChangeNotice',
  title: { en: 'Address changed', ne: 'नयाँ ठेगानाको सूचना' },
  input: inputOf<{
    language: string;
    newEmail: string;
    /** True if the new address is verified and in use. */
    isMade: boolean;
    /** Opens the page that objects to the change. */
    link: string;
  }>(),
  linkMinutes: EMAIL_CHANGE_DAYS * 24 * 60,
  subject: ({ say, settings: { name } }, { isMade }) =>
    isMade
      ? say('Your email address at {name} was changed', { name })
      : say('A new email address was entered at {name}', { name }),
  body: (shop, { to, newEmail, isMade, link }) => {
    const { say } = shop;
    const about = { name: shop.settings.name, email: maskedEmail(newEmail) };
    const heading = isMade
      ? say('Your email address was changed')
      : say('A new email address was entered for your account');
    const days = EMAIL_CHANGE_DAYS;
    return (
      <MailPage shop={shop} preview={say('If this wasn’t you, keep this address.')} heading={heading}>
        <Paragraph>{greeting(shop, to.name)}</Paragraph>
        <Paragraph>
          {isMade
            ? say('Your account at {name} now uses the address {email}.', about)
            : say(
                'The address {email} was entered as the new email address of your account at {name}. It is used once its owner confirms it. We have signed you out on all devices.',
                about,
              )}
        </Paragraph>
        <Paragraph>
          {isMade
            ? say(
                'If you didn’t want this, undo the change within {days} days. You get this address back and choose a new password.',
                { days },
              )
            : say('If you didn’t want this, keep this address. The new one then can’t be used.')}
        </Paragraph>
        <ActionLink href={link}>{say('Keep this address')}</ActionLink>
        <Aside>{say('If you asked for the change, you don’t need to do anything here.')}</Aside>
      </MailPage>
    );
  },
  ne: {
    'Your email address was changed': 'तपाईंको इमेल ठेगाना फेरियो',
    'A new email address was entered for your account': 'तपाईंको खातामा नयाँ इमेल ठेगाना राखियो',
    'If this wasn’t you, keep this address.': 'यो तपाईंले गर्नुभएको होइन भने यही ठेगाना राख्नुहोस्।',
    'Your account at {name} now uses the address {email}.': '{name} को तपाईंको खातामा अब {email} ठेगाना छ।',
    'The address {email} was entered as the new email address of your account at {name}. It is used once its owner confirms it. We have signed you out on all devices.':
      '{name} को तपाईंको खातामा {email} लाई नयाँ इमेल ठेगानाका रूपमा राखिएको छ। त्यो ठेगाना पुष्टि भएपछि मात्र चल्छ। हामीले तपाईंलाई सबै ठाउँबाट लगआउट गरेका छौँ।',
    'If you didn’t want this, undo the change within {days} days. You get this address back and choose a new password.':
      'तपाईंले यो चाहनुभएको होइन भने {days} दिनभित्र फिर्ता गर्नुहोस्। तपाईंको यही ठेगाना फेरि चल्छ, र तपाईं नयाँ पासवर्ड राख्नुहुन्छ।',
    'If you didn’t want this, keep this address. The new one then can’t be used.':
      'तपाईंले यो चाहनुभएको होइन भने यही ठेगाना राख्नुहोस्। त्यसपछि नयाँ ठेगाना चल्दैन।',
    'Keep this address': 'यही ठेगाना राख्नुहोस्',
    'If you asked for the change, you don’t need to do anything here.':
      'तपाईंले नै फेर्न भन्नुभएको हो भने यहाँ केही गर्नु पर्दैन।',
    'Your email address at {name} was changed': '{name} मा तपाईंको इमेल ठेगाना फेरियो',
    'A new email address was entered at {name}': '{name} मा नयाँ इमेल ठेगाना राखियो',
  },
  sample: (shopUrl) => ({
    language: 'en',
    newEmail: 'sita.rai@example.org',
    isMade: false,
    link: `${shopUrl}/#/keep-email?token=${'sample'.repeat(7)}0`,
  }),
  variants: { made: { isMade: true } },
});

/** The first character and the domain of an e-mail address, enough for its owner to recognise it: `s…@example.com`. */
function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
