import { useLingui } from '@lingui/react';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { addIndexKeys } from '#web/admin/ui/addIndexKeys.ts';
import { formatExactNpr } from '#web/admin/ui/exactNpr.ts';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import { stackedCells } from '#web/admin/ui/stackedCells.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import type { Closing_MethodFragment as Method } from './Closing.generated.ts';

const AMOUNTS = { whiteSpace: 'pre', fontVariantNumeric: 'tabular-nums lining-nums' } as const;

export function ClosingTable({ methods }: { methods: readonly Method[] }) {
  const { i18n } = useLingui();
  const formatAmount = (money: number) => formatExactNpr(money, i18n.locale);
  const sum = (getAmount: (method: Method) => number) =>
    methods.reduce((total, method) => total + getAmount(method), 0);
  const titles = [
    i18n.t('Received'),
    i18n.t('Refunded'),
    i18n.t('Net'),
    i18n.t('Known fees'),
    i18n.t('In statements'),
    i18n.t('Not in statements'),
  ];
  /** Formats an amount with its number of entries below. */
  const formatAmountWithCount = (count: number | null, money: number | null) =>
    count === null
      ? '–'
      : `${formatAmount(money ?? 0)}\n${i18n.t('{count, plural, one {# entry} other {# entries}}', { count })}`;
  return (
    <ScrollBox
      label={i18n.t('Daily closing')}
      sx={{
        px: { xs: 2, sm: 0 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Table size="small" sx={stackedCells}>
        <TableHead>
          <TableRow>
            <TableCell>{i18n.t('Method')}</TableCell>
            {titles.map((title) => (
              <TableCell key={title} align="right">
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {methods.map((methodFigures) => (
            <Row
              key={methodFigures.method}
              titles={titles}
              name={i18n.t(paymentTexts.method[methodFigures.method])}
              cells={[
                formatAmountWithCount(methodFigures.payments, methodFigures.received),
                formatAmountWithCount(methodFigures.refunds, methodFigures.refunded),
                formatAmount(methodFigures.received - methodFigures.refunded),
                formatAmount(methodFigures.fees),
                formatAmountWithCount(methodFigures.matched, methodFigures.matchedAmount),
                formatAmountWithCount(methodFigures.unmatched, methodFigures.unmatchedAmount),
              ]}
            />
          ))}
          <Row
            name={i18n.t('All')}
            isSum
            titles={titles}
            cells={[
              formatAmountWithCount(
                sum(({ payments }) => payments),
                sum(({ received }) => received),
              ),
              formatAmountWithCount(
                sum(({ refunds }) => refunds),
                sum(({ refunded }) => refunded),
              ),
              formatAmount(sum(({ received, refunded }) => received - refunded)),
              formatAmount(sum(({ fees }) => fees)),
              formatAmountWithCount(
                sum(({ matched }) => matched ?? 0),
                sum(({ matchedAmount }) => matchedAmount ?? 0),
              ),
              formatAmountWithCount(
                sum(({ unmatched }) => unmatched ?? 0),
                sum(({ unmatchedAmount }) => unmatchedAmount ?? 0),
              ),
            ]}
          />
        </TableBody>
      </Table>
    </ScrollBox>
  );
}

interface RowProps {
  name: string;
  titles: readonly string[];
  cells: readonly string[];
  isSum?: boolean;
}

function Row({ name, titles, cells, isSum = false }: RowProps) {
  const fontStyle = isSum ? { fontWeight: 600 } : {};
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ ...fontStyle, whiteSpace: 'nowrap' }}>
        {name}
      </TableCell>
      {addIndexKeys(cells).map(({ key, text }, index) => (
        <TableCell key={key} data-name={titles[index]} align="right" sx={{ ...AMOUNTS, ...fontStyle }}>
          {text}
        </TableCell>
      ))}
    </TableRow>
  );
}
