import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { ActionLink, Aside, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { styles } from '#graph/mail/templates/styles.ts';
import { getMediaUrl } from '#graph/media/images.ts';
import type { AlertEmail, AlertShop } from './alertTexts.ts';

const PHOTO_SIZE_PX = 240;

interface AlertPageProps {
  shop: AlertShop;
  email: AlertEmail;
  heading: string;
  text: string;
}

/** Layout of an alert email: the product, and a link that ends all alerts. */
export function AlertPage({ shop, email: { piece, token }, heading, text }: AlertPageProps) {
  const { t } = shop;
  return (
    <EmailPage shop={shop} preview={text} heading={heading}>
      {piece.imageKey && (
        <img
          src={`${shop.url}${getMediaUrl(piece.imageKey)}?w=480`}
          width={PHOTO_SIZE_PX}
          height={PHOTO_SIZE_PX}
          alt={piece.name}
          // Without `loading`, React emits a preload hint, which is useless in an email.
          loading="lazy"
          style={styles.photograph}
        />
      )}
      <Paragraph>{text}</Paragraph>
      <ActionLink href={`${shop.url}/#/products/${encodeURIComponent(piece.slug)}`}>
        {t('See the piece')}
      </ActionLink>
      <Aside>
        {t('You asked for this one-time email.')}{' '}
        <a
          href={`${shop.url}/#/stop-alerts?token=${token}`}
          target="_blank"
          style={styles.link}
          rel="noopener"
        >
          {t('Stop all other alerts')}
        </a>
      </Aside>
    </EmailPage>
  );
}
