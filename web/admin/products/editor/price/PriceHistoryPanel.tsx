import { useLingui } from '@lingui/react';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatNpr } from '#domain/pricing/money.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { stackedCells } from '#web/admin/ui/stackedCells.ts';
import { formatDate, formatInstant } from '#web/locale/formatTime.ts';
import { usePriceHistoryQuery } from './PriceHistory.generated.ts';

/** Shows the price history as a chart and a table. */
export function PriceHistoryPanel({ productId }: { productId: string }) {
  const { i18n } = useLingui();
  const { data, fetchMore } = usePriceHistoryQuery({
    variables: { productId },
    fetchPolicy: 'cache-and-network',
  });
  const history = data?.priceHistory;
  const changes = history?.edges.map(({ node }) => node) ?? [];
  const changesOldestFirst = changes.toReversed();

  return (
    <Panel title={i18n.t('Price history')}>
      {history && changes.length === 0 && (
        <Typography color="textSecondary">{i18n.t('The price has not changed yet.')}</Typography>
      )}
      {changesOldestFirst.length > 1 && (
        <Box aria-hidden>
          <LineChart
            height={200}
            skipAnimation
            hideLegend
            grid={{ horizontal: true }}
            margin={{ left: 0, right: 16 }}
            xAxis={[
              {
                data: changesOldestFirst.map(({ at }) => new Date(at)),
                scaleType: 'time',
                valueFormatter: (at: Date) => formatDate(at, i18n.locale),
                tickNumber: 3,
              },
            ]}
            yAxis={[
              { width: 64, valueFormatter: (npr: number) => i18n.number(npr, { notation: 'compact' }) },
            ]}
            series={[
              {
                data: changesOldestFirst.map(({ newPrice }) => newPrice),
                curve: 'stepAfter',
                showMark: changesOldestFirst.length < 30,
                valueFormatter: (npr) => (npr === null ? '' : formatNpr(npr, i18n.locale)),
              },
            ]}
          />
        </Box>
      )}
      {changes.length > 0 && (
        <Box
          sx={{ maxHeight: 280, overflow: 'auto' }}
          role="region"
          tabIndex={0}
          aria-label={i18n.t('Prices')}
        >
          <Table
            size="small"
            sx={[{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }, stackedCells]}
          >
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Date')}</TableCell>
                <TableCell align="right">{i18n.t('Previous price')}</TableCell>
                <TableCell align="right">{i18n.t('New price')}</TableCell>
                <TableCell align="right">{i18n.t('Rate per tola')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.map(({ id, at, oldPrice, newPrice, rate }) => (
                <TableRow key={id}>
                  <TableCell component="th" scope="row">
                    {formatInstant(at, i18n.locale)}
                  </TableCell>
                  <TableCell align="right" data-name={i18n.t('Previous price')}>
                    {oldPrice === null ? '–' : formatNpr(oldPrice, i18n.locale)}
                  </TableCell>
                  <TableCell align="right" data-name={i18n.t('New price')}>
                    {formatNpr(newPrice, i18n.locale)}
                  </TableCell>
                  <TableCell align="right" data-name={i18n.t('Rate per tola')}>
                    {rate ? formatNpr(rate.perTola, i18n.locale) : '–'}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {history?.pageInfo.hasNextPage && (
        <Button
          size="small"
          onClick={() =>
            void fetchMore({
              variables: { after: history.pageInfo.endCursor },
              updateQuery: (previous, { fetchMoreResult: { priceHistory: nextPage } }) => ({
                priceHistory: { ...nextPage, edges: [...previous.priceHistory.edges, ...nextPage.edges] },
              }),
            })
          }
        >
          {i18n.t('Show earlier entries')}
        </Button>
      )}
    </Panel>
  );
}
