import type { AlertMail } from '#graph/mail/messages.ts';
import { look } from '#graph/mail/templates/look.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { Shop } from '#graph/mail/templates/template.ts';
import { mediaUrl } from '#graph/media/images.ts';
import type { AlertTexts } from './alertTexts.ts';

const PHOTOGRAPH_PX = 240;

/** The page of a mail about an awaited piece: the piece, and the way to get no more of these. */
export function AlertPage({ shop, mail, texts }: { shop: Shop; mail: AlertMail; texts: AlertTexts }) {
  const { piece, token } = mail;
  return (
    <MailPage shop={shop} preview={texts.text} heading={texts.heading} language={mail.language}>
      {piece.imageKey && (
        <img
          src={`${shop.url}${mediaUrl(piece.imageKey)}?w=480`}
          width={PHOTOGRAPH_PX}
          height={PHOTOGRAPH_PX}
          alt={piece.name}
          // Else React asks the mail program to load it in advance.
          loading="lazy"
          style={look.photograph}
        />
      )}
      <Paragraph>{texts.text}</Paragraph>
      <ActionLink href={`${shop.url}/#/products/${encodeURIComponent(piece.slug)}`}>{texts.see}</ActionLink>
      <Aside>
        {texts.why}{' '}
        <a href={`${shop.url}/#/stop-alerts?token=${token}`} target="_blank" style={look.link} rel="noopener">
          {texts.stop}
        </a>
      </Aside>
    </MailPage>
  );
}
