import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { type Metal, PURITIES } from '#domain/catalog/metals.ts';
import { formatGrams, formatTola } from '#domain/catalog/weight.ts';
import { ESTIMATED_TAX } from '#domain/orders/orderTotals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import type { PriceBreakdownTable_BreakdownFragment } from './PriceBreakdownTable.generated.ts';
import { formatMetalWithPurity } from './productCaption.ts';

export interface PriceBreakdownTableProps {
  breakdown: PriceBreakdownTable_BreakdownFragment;
  /** Tax in whole NPR and its rate, shown as the last line of a price with tax. */
  tax?: { npr: number; percent: number } | undefined;
}

/** Table of a price breakdown. The lines add up to the total. */
export function PriceBreakdownTable({ breakdown, tax }: PriceBreakdownTableProps) {
  const { i18n } = useLingui();
  const { metal, making, stones, total, ratePerTola, weightMg, purity, fineness } = breakdown;
  const weight = `${formatGrams(weightMg, i18n.locale)} (${formatTola(weightMg, i18n.locale)})`;
  const lines = [
    {
      name: i18n.t('{metal}, {weight}', {
        metal: formatMetalWithPurity(i18n, { metal: toMetal(purity), purity }),
        weight,
      }),
      note: i18n.t('× {percent}% fine × {rate} per tola', {
        percent: formatPlainNumber(Math.round(fineness * 10_000) / 100, i18n.locale),
        rate: formatNpr(ratePerTola, i18n.locale),
      }),
      npr: metal,
    },
    { name: i18n.t('Making charge'), npr: making },
    ...(stones > 0 ? [{ name: i18n.t('Stones'), npr: stones }] : []),
    ...(tax ? [{ name: i18n.t(ESTIMATED_TAX, { percent: tax.percent }), npr: tax.npr }] : []),
  ];

  return (
    <Box
      component="table"
      aria-label={i18n.t('How this price is calculated')}
      sx={{
        width: 1,
        borderCollapse: 'collapse',
        typography: 'body2',
        '& th': { px: 0, py: 1.25, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
        '& td': {
          py: 1.25,
          pl: 2,
          pr: 0,
          textAlign: 'right',
          verticalAlign: 'top',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        },
        '& tbody tr': { borderBottom: 1, borderColor: 'divider' },
        '& tfoot th, & tfoot td': { fontWeight: 600 },
      }}
    >
      <tbody>
        {lines.map(({ name, note, npr }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {note && (
                <Typography
                  component="span"
                  variant="caption"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {note}
                </Typography>
              )}
            </th>
            <td>{formatNpr(npr, i18n.locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{tax ? i18n.t('You pay') : i18n.t('Price')}</th>
          <td>{formatNpr(total + (tax?.npr ?? 0), i18n.locale)}</td>
        </tr>
      </tfoot>
    </Box>
  );
}

function toMetal(purity: string): Metal {
  const purities: Record<string, { metal: Metal }> = PURITIES;
  return purities[purity]?.metal ?? 'GOLD';
}
