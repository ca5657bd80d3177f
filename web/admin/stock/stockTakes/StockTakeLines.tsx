import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { Difference, formatWithSign } from '#web/admin/ui/quantities.tsx';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import { stackedCells } from '#web/admin/ui/stackedCells.ts';
import type { StockTakeView } from '#web/graphql/types.generated.ts';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { CountedCell } from './CountedCell.tsx';
import type { StockTake } from './StockTakePage.tsx';
import { type StockTakes_LineFragment as Line, useUncountStockMutation } from './StockTakes.generated.ts';

export interface StockTakeLinesProps {
  stockTake: StockTake;
  view: StockTakeView;
  page: number;
  isLast: boolean;
  reload: () => Promise<unknown>;
  onViewChange: (view: StockTakeView) => void;
  onPageChange: (page: number) => void;
}

/** Lists the variants of a stock-take: counted, differing and uncounted. */
export function StockTakeLines({
  stockTake,
  view,
  page,
  isLast,
  reload,
  onViewChange,
  onPageChange,
}: StockTakeLinesProps) {
  const { i18n } = useLingui();
  const { sums, lines } = stockTake;
  const isOpen = stockTake.status === 'OPEN';
  const views: { value: StockTakeView; label: string }[] = [
    { value: 'COUNTED', label: i18n.t('Counted ({count})', { count: sums.sizes }) },
    { value: 'DIFFERING', label: i18n.t('Differences ({count})', { count: sums.differing }) },
    ...(isOpen
      ? [{ value: 'LEFT' as const, label: i18n.t('Not counted ({count})', { count: sums.left }) }]
      : []),
  ];
  return (
    <Panel
      title={i18n.t('Sizes')}
      action={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={i18n.t('Rows to show')}
          onChange={(_event, newView: StockTakeView | null) => newView && onViewChange(newView)}
          sx={{ flexWrap: 'wrap', '@media print': { display: 'none' } }}
        >
          {views.map(({ value, label }) => (
            <ToggleButton key={value} value={value}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      {lines.length === 0 ? (
        <Typography color="textSecondary">
          {view === 'COUNTED' ? i18n.t('Nothing has been counted yet.') : i18n.t('No sizes to show.')}
        </Typography>
      ) : (
        <ScrollBox label={i18n.t('Sizes')}>
          <Table size="small" sx={[{ fontVariantNumeric: 'tabular-nums' }, stackedCells]}>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Item')}</TableCell>
                <TableCell>{i18n.t('SKU')}</TableCell>
                <TableCell align="right">{i18n.t('Expected')}</TableCell>
                <TableCell align="right">{i18n.t('Counted')}</TableCell>
                <TableCell align="right">{i18n.t('Difference')}</TableCell>
                <TableCell align="right">{i18n.t('Value')}</TableCell>
                <TableCell>{i18n.t('By')}</TableCell>
                {isOpen && <TableCell component="td" />}
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map((line) => (
                <Row key={line.id} line={line} stockTake={stockTake} reload={reload} />
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      )}
      {(page > 0 || !isLast) && (
        <Stack direction="row" sx={{ gap: 1, mt: 1.5, justifyContent: 'flex-end' }}>
          <Button disabled={page === 0} onClick={() => onPageChange(page - 1)}>
            {i18n.t('Previous')}
          </Button>
          <Button disabled={isLast} onClick={() => onPageChange(page + 1)}>
            {i18n.t('Next')}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}

interface RowProps {
  line: Line;
  stockTake: StockTake;
  reload: () => Promise<unknown>;
}

function Row({ line, stockTake, reload }: RowProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [uncount] = useUncountStockMutation();
  const { id, sku, name, size, expected, counted, unitPrice, applied, countedByName } = line;
  const isOpen = stockTake.status === 'OPEN';
  const difference = counted === null ? 0 : counted - expected;
  const isPartlyApplied = applied !== null && applied !== difference;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {formatSizedName(i18n, { name, size })}
        {isPartlyApplied && (
          <Typography variant="caption" color="error" sx={{ display: 'block' }}>
            {i18n.t(
              '{count, plural, one {# item from an open order is missing} other {# items from open orders are missing}}',
              {
                count: applied - difference,
              },
            )}
          </Typography>
        )}
      </TableCell>
      <TableCell data-name={i18n.t('SKU')} sx={{ whiteSpace: 'nowrap' }}>
        {sku}
      </TableCell>
      <TableCell align="right" data-name={i18n.t('Expected')}>
        {i18n.number(expected)}
      </TableCell>
      <TableCell align="right" data-name={i18n.t('Counted')}>
        {isOpen ? (
          <CountedCell key={counted} line={line} number={stockTake.number} reload={reload} />
        ) : counted === null ? (
          '–'
        ) : (
          i18n.number(counted)
        )}
      </TableCell>
      <TableCell
        align="right"
        data-name={i18n.t('Difference')}
        sx={{ ...(difference !== 0 && { color: 'error.main', fontWeight: 600 }) }}
      >
        <Difference of={difference} />
      </TableCell>
      <TableCell align="right" data-name={i18n.t('Value')} sx={{ whiteSpace: 'nowrap' }}>
        {difference === 0
          ? '–'
          : formatWithSign(difference, formatNpr(Math.abs(difference) * unitPrice, i18n.locale))}
      </TableCell>
      <TableCell data-name={i18n.t('By')}>{countedByName ?? '–'}</TableCell>
      {isOpen && (
        <TableCell align="right" padding="none">
          <Box sx={{ '@media print': { display: 'none' } }}>
            {counted !== null && (
              <Button
                size="small"
                aria-label={i18n.t('Undo count of {name}', { name: sku })}
                onClick={() =>
                  void uncount({ variables: { input: { number: stockTake.number, lineId: id } } })
                    .catch(() => notify.error(i18n.t('Something went wrong. Try again.')))
                    .finally(() => void reload())
                }
              >
                {i18n.t('Undo count')}
              </Button>
            )}
          </Box>
        </TableCell>
      )}
    </TableRow>
  );
}
