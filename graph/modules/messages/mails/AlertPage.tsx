import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { styles } from '#graph/mail/templates/styles.ts';
import { mediaUrl } from '#graph/media/images.ts';
import type { AlertMail, AlertShop } from './alertTexts.ts';

const PHOTOGRAPH_PX = 240;

interface AlertPageProps {
  shop: AlertShop;
  email: AlertMail;
  heading: string;
  text: string;
}

/** Layout of an alert email: the product, and a link that ends all alerts. */
export function AlertPage({ shop, email: { piece, token }, heading, text }: AlertPageProps) {
  const { t } = shop;
  return (
    <MailPage shop={shop} preview={text} heading={heading}>
      {piece.imageKey && (
        <img
          src={`${shop.url}${mediaUrl(piece.imageKey)}?w=480`}
          width={PHOTOGRAPH_PX}
          height={PHOTOGRAPH_PX}
          alt={piece.name}
          // Without it, React emits a preload hint, which is useless in an email.
          loading="lazy"
          style={styles.photograph}
        />
      )}
      <Paragraph>{text}</Paragraph>
      <ActionLink href={`${shop.url}/#/products/${encodeURIComponent(piece.slug)}`}>
        {t('See the piece')}
      </ActionLink>
      <Aside>
        {t('You asked for this email. We send it once.')}{' '}
        <a
          href={`${shop.url}/#/stop-alerts?token=${token}`}
          target="_blank"
          style={styles.link}
          rel="noopener"
        >
          {t('Stop all other alerts')}
        </a>
      </Aside>
    </MailPage>
  );
}
