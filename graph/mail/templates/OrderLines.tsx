import { Img } from '@react-email/components';
import { formatNpr } from '#domain/money.ts';
import { formatGrams } from '#domain/weight.ts';
import { mediaUrl } from '../../modules/catalog/media.ts';
import type { OrderLine } from '../../prisma/generated/client.ts';
import { look } from './look.ts';

const PHOTOGRAPH_PX = 64;

/** The pieces of an order as they were sold. */
export function OrderLines({ lines, shopUrl }: { lines: readonly OrderLine[]; shopUrl: string }) {
  const photographs = lines.some(({ imageKey }) => imageKey !== null);
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={look.table}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            {photographs && <Photograph line={line} shopUrl={shopUrl} />}
            <td valign="top" style={look.cell}>
              {line.name}
              <br />
              <span style={look.detail}>{detailsOf(line)}</span>
            </td>
            <td valign="top" align="right" style={{ ...look.cell, ...look.amount }}>
              {formatNpr(line.lineTotal)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Photograph({ line: { imageKey }, shopUrl }: { line: OrderLine; shopUrl: string }) {
  return (
    <td width={PHOTOGRAPH_PX + 16} valign="top" style={look.cell}>
      {imageKey && (
        <Img
          src={`${shopUrl}${mediaUrl(imageKey)}?w=160`}
          width={PHOTOGRAPH_PX}
          height={PHOTOGRAPH_PX}
          alt=""
          // Else React asks the mail program to load it in advance.
          loading="lazy"
          style={look.photograph}
        />
      )}
    </td>
  );
}

function detailsOf({ purity, metal, weightMg, size, quantity, unitPrice }: OrderLine): string {
  const details = [`${purity} ${metal.toLowerCase()}`, formatGrams(weightMg)];
  if (size) details.push(`size ${size}`);
  if (quantity > 1) details.push(`${quantity} × ${formatNpr(unitPrice)}`);
  return details.join(' · ');
}
