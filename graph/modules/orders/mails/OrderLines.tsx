import { formatPurity } from '#domain/catalog/metals.ts';
import { formatGrams } from '#domain/catalog/weight.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber, localiseDigits } from '#domain/text/numbers.ts';
import { styles } from '#graph/mail/templates/styles.ts';
import { getMediaUrl } from '#graph/media/images.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';
import type { OrderShop } from './orderTexts.ts';

const PHOTO_SIZE_PX = 64;

/** Lines of an order, with the names, photos and totals stored at the time of sale. */
export function OrderLines({ shop, lines }: { shop: OrderShop; lines: readonly OrderLine[] }) {
  const hasPhotos = lines.some(({ imageKey }) => imageKey !== null);
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.table}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            {hasPhotos && <Photo line={line} shopUrl={shop.url} />}
            <td valign="top" style={styles.cell}>
              {(shop.language === 'ne' && line.nameNe) || line.name}
              <br />
              <span style={styles.detail}>{toDetails(shop, line)}</span>
            </td>
            <td valign="top" align="right" style={{ ...styles.cell, ...styles.amount }}>
              {formatNpr(line.lineTotal, shop.language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Photo({ line: { imageKey }, shopUrl }: { line: OrderLine; shopUrl: string }) {
  return (
    <td width={PHOTO_SIZE_PX + 16} valign="top" style={styles.cell}>
      {imageKey && (
        <img
          src={`${shopUrl}${getMediaUrl(imageKey)}?w=160`}
          width={PHOTO_SIZE_PX}
          height={PHOTO_SIZE_PX}
          alt=""
          // Without `loading`, React emits a preload hint, which is useless in an email.
          loading="lazy"
          style={styles.photograph}
        />
      )}
    </td>
  );
}

function toDetails({ t, language }: OrderShop, line: OrderLine): string {
  const { metal, weightMg, quantity, unitPrice } = line;
  const purity = formatPurity(line.purity, language);
  const details = [
    metal === 'GOLD' ? t('{purity} gold', { purity }) : t('{purity} silver', { purity }),
    formatGrams(weightMg, language),
  ];
  if (line.size) details.push(t('size {size}', { size: localiseDigits(line.size, language) }));
  if (quantity > 1)
    details.push(`${formatPlainNumber(quantity, language)} × ${formatNpr(unitPrice, language)}`);
  return details.join(' · ');
}
