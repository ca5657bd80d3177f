import { useLingui } from '@lingui/react';
import { Table, TableBody, TableCell, TableFooter, TableRow, Typography } from '@mui/material';
import { type Metal, PURITIES } from '#domain/metals.ts';
import { formatNpr } from '#domain/money.ts';
import { formatGrams, formatTola } from '#domain/weight.ts';
import { metalWithPurity } from '../catalog/pieceCaption.ts';
import type { PriceBreakdownTable_BreakdownFragment } from './PriceBreakdownTable.generated.ts';

/** A price line by line; the lines add up to the total. */
export function PriceBreakdownTable({ breakdown }: { breakdown: PriceBreakdownTable_BreakdownFragment }) {
  const { i18n } = useLingui();
  const { metal, making, stones, total, ratePerTola, weightMg, purity, fineness } = breakdown;
  const weight = `${formatGrams(weightMg)} (${formatTola(weightMg)})`;
  const lines = [
    {
      name: i18n.t('{metal}, {weight}', {
        metal: metalWithPurity(i18n, { metal: metalOf(purity), purity }),
        weight,
      }),
      note: i18n.t('× {percent} % fine × {rate} a tola', {
        percent: i18n.number(fineness * 100, { maximumFractionDigits: 2 }),
        rate: formatNpr(ratePerTola),
      }),
      npr: metal,
    },
    { name: i18n.t('Making'), npr: making },
    ...(stones > 0 ? [{ name: i18n.t('Stones'), npr: stones }] : []),
  ];

  return (
    <Table
      size="small"
      aria-label={i18n.t('How this price is made')}
      sx={{
        '& td, & th': { px: 0, py: 1.25, verticalAlign: 'top', fontSize: '0.875rem', color: 'text.primary' },
        '& td': { pl: 2, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <TableBody>
        {lines.map(({ name, note, npr }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
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
            </TableCell>
            <TableCell>{formatNpr(npr)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow sx={{ '& td, & th': { border: 0 } }}>
          <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
            {i18n.t('Price')}
          </TableCell>
          <TableCell sx={{ fontWeight: 600 }}>{formatNpr(total)}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}

function metalOf(purity: string): Metal {
  const known: Record<string, { metal: Metal }> = PURITIES;
  return known[purity]?.metal ?? 'GOLD';
}
