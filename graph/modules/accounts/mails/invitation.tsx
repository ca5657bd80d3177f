import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { INVITATION_DAYS } from '../invitations/invitationDays.ts';
import { LINK_MINUTES } from '../oneTimeLinks.ts';

/**
 * Invitations to staff are in English, the language of the back office. Invitations to customers are in both languages,
 * because their preference is not known yet.
 */
export const invitation = defineEmail({
  name: 'invitation',
  title: { en: 'Invitation', ne: 'निमन्त्रणा' },
  input: declareInput<{
    link: string;
    /** Null if an integration created the account. */
    inviterName: string | null;
    isForStaff: boolean;
  }>(),
  isEnglish: true,
  linkMinutes: LINK_MINUTES,
  subject: ({ settings: { name } }, { inviterName }) => formatRecipientText(name, inviterName),
  body: (shop, { to, link, inviterName, isForStaff }) => {
    const { name: store } = shop.settings;
    return (
      <EmailPage
        shop={shop}
        preview={`Choose a password within ${INVITATION_DAYS} days.`}
        heading={`Welcome to ${store}`}
      >
        <Paragraph>{formatGreeting(shop, to.name)}</Paragraph>
        <Paragraph>
          {formatRecipientText(store, inviterName)}
          {isForStaff
            ? ' to help run the store. Choose a password to sign in to the back office.'
            : '. Your account keeps your orders, your addresses and your wishlist in one place. Choose a password to start using your account.'}
        </Paragraph>
        <ActionLink href={link}>Accept the invitation</ActionLink>
        <Aside>
          The link works once and expires after {INVITATION_DAYS} days. If you didn’t expect this email, you
          can ignore it. Nobody can sign in to the account without the link.
        </Aside>
        {!isForStaff && <NepaliInvitation store={store} inviterName={inviterName} link={link} />}
      </EmailPage>
    );
  },
  sample: (shopUrl) => ({
    link: `${shopUrl}/#/invitation?token=${'sample'.repeat(7)}0`,
    inviterName: 'Asha Shakya',
    isForStaff: true,
  }),
  variants: { customer: { isForStaff: false } },
});

function formatRecipientText(store: string, inviterName: string | null): string {
  return inviterName ? `${inviterName} has invited you to ${store}` : `You have been invited to ${store}`;
}

function NepaliInvitation({
  store,
  inviterName,
  link,
}: {
  store: string;
  inviterName: string | null;
  link: string;
}) {
  return (
    <div lang="ne">
      <Paragraph>
        {inviterName
          ? `${inviterName} ले तपाईंलाई ${store} मा निमन्त्रणा गर्नुभएको छ।`
          : `तपाईंलाई ${store} मा निमन्त्रणा गरिएको छ।`}{' '}
        यस खातामा तपाईंका अर्डर, ठेगाना र मनपर्ने सूची एकै ठाउँमा रहन्छन्। प्रयोग गर्न पासवर्ड छान्नुहोस्।
      </Paragraph>
      <ActionLink href={link}>निमन्त्रणा स्वीकार गर्नुहोस्</ActionLink>
      <Aside>
        यो लिङ्क एक पटक मात्र चल्छ र ७ दिनपछि सकिन्छ। यो इमेल तपाईंका लागि होइन भने केही गर्नुपर्दैन: लिङ्कबिना कसैले पनि यो
        खातामा लगइन गर्न सक्दैन।
      </Aside>
    </div>
  );
}
