import type { EmailChangeVerification } from '#graph/mail/messages.ts';
import { dayAndTime } from '#graph/mail/templates/dayAndTime.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { Shop, Written } from '#graph/mail/templates/template.ts';

/** To the new address of an account, which may be a stranger's: nothing of the account is in it. */
export function emailChangeVerification(
  shop: Shop,
  { link, withoutSignInFrom, expiresAt }: EmailChangeVerification,
): Written {
  const { say, language } = shop;
  const { name } = shop.settings;
  const until = dayAndTime(language, expiresAt);
  const page = (
    <MailPage
      shop={shop}
      preview={say('The link works until {until}.', { until })}
      heading={say('Confirm your new email address')}
    >
      <Paragraph>{greeting(shop, '')}</Paragraph>
      <Paragraph>
        {say('This address was entered as the new email address of an account at {name}.', { name })}{' '}
        {say('If the account is yours, sign in with your earlier address and confirm the new one.')}
      </Paragraph>
      <ActionLink href={link}>{say('Confirm email address')}</ActionLink>
      {withoutSignInFrom && (
        <Paragraph>
          {say('If you can’t sign in any more, the link works without it from {from}.', {
            from: dayAndTime(language, withoutSignInFrom),
          })}
        </Paragraph>
      )}
      <Aside>
        {say('The link works until {until}.', { until })}{' '}
        {say('If the account isn’t yours, ignore this email: nothing changes.')}
      </Aside>
    </MailPage>
  );
  return { subject: say('Confirm your new email address for {name}', { name }), page };
}
