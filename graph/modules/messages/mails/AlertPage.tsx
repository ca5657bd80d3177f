import { look } from '#graph/mail/templates/look.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { mediaUrl } from '#graph/media/images.ts';
import type { AlertMail, AlertShop } from './alertTexts.ts';

const PHOTOGRAPH_PX = 240;

interface AlertPageProps {
  shop: AlertShop;
  mail: AlertMail;
  heading: string;
  text: string;
}

/** The page of a mail about an awaited piece: the piece, and the way to get no more of these. */
export function AlertPage({ shop, mail: { piece, token }, heading, text }: AlertPageProps) {
  const { say } = shop;
  return (
    <MailPage shop={shop} preview={text} heading={heading}>
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
      <Paragraph>{text}</Paragraph>
      <ActionLink href={`${shop.url}/#/products/${encodeURIComponent(piece.slug)}`}>
        {say('See the piece')}
      </ActionLink>
      <Aside>
        {say('You asked for this email. We send it once.')}{' '}
        <a href={`${shop.url}/#/stop-alerts?token=${token}`} target="_blank" style={look.link} rel="noopener">
          {say('Stop all other alerts')}
        </a>
      </Aside>
    </MailPage>
  );
}
