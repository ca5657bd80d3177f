import type { EmailChangeNotice, Recipient } from '#graph/mail/messages.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { Shop, Written } from '#graph/mail/templates/template.ts';
import { EMAIL_CHANGE_DAYS } from '../emailChangeDays.ts';

/** To the earlier address of an account, with a link that cancels or undoes the change. */
export function emailChangeNotice(
  shop: Shop,
  { to, newEmail, isMade, link }: EmailChangeNotice & { to: Recipient },
): Written {
  const { say } = shop;
  const about = { name: shop.settings.name, email: maskedEmail(newEmail) };
  const heading = isMade
    ? say('Your email address was changed')
    : say('A new email address was entered for your account');
  const days = EMAIL_CHANGE_DAYS;
  const page = (
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
  return {
    subject: isMade
      ? say('Your email address at {name} was changed', about)
      : say('A new email address was entered at {name}', about),
    page,
  };
}

/** The first character and the domain of an e-mail address, enough for its owner to recognise it: `s…@example.com`. */
function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
