import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
} from '@mui/material';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { DetailsList } from '#web/admin/ui/DetailsList.tsx';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { Grams } from '#web/admin/ui/quantities.tsx';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import { stackedCells } from '#web/admin/ui/stackedCells.ts';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { Price } from '#web/ui/Price.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { MissingLineData } from './MissingLineData.tsx';
import { type ReceiptQuery, useReceiptQuery } from './Receipts.generated.ts';

type Receipt = NonNullable<ReceiptQuery['goodsReceipt']>;

/** Shows and prints a goods receipt. */
export function ReceiptPage() {
  const { i18n } = useLingui();
  const { number = '' } = useParams();
  const { data, loading, error, refetch } = useReceiptQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  const receipt = data?.goodsReceipt;
  if (!receipt && !loading && !error)
    return (
      <AdminNotFound
        title={i18n.t('Goods receipt not found')}
        to={adminPaths.receipts}
        label={i18n.t('All goods receipts')}
      />
    );
  return (
    <AdminPage
      title={i18n.t('Goods receipt {number}', { number: receipt?.number ?? number })}
      trail={[{ label: i18n.t('Goods receipts'), to: adminPaths.receipts }]}
      actions={
        <Button variant="outlined" disabled={!receipt} onClick={() => window.print()}>
          {i18n.t('Print')}
        </Button>
      }
    >
      {receipt ? (
        <ReceiptDetails receipt={receipt} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={360} />
      )}
    </AdminPage>
  );
}

function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  const { i18n } = useLingui();
  const details = [
    { label: i18n.t('Date'), value: <Instant at={receipt.receivedAt} /> },
    { label: i18n.t('Supplier'), value: receipt.supplier },
    { label: i18n.t('Reference'), value: receipt.reference ?? '–' },
    { label: i18n.t('Location'), value: receipt.location.name },
    { label: i18n.t('Recorded by'), value: receipt.actorName ?? '–' },
    { label: i18n.t('Note'), value: receipt.note ?? '–' },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        '@media print': { gridTemplateColumns: '1fr' },
      }}
    >
      <Panel title={i18n.t('Goods received')}>
        <ScrollBox label={i18n.t('Goods received')}>
          <Table size="small" sx={[{ fontVariantNumeric: 'tabular-nums' }, stackedCells]}>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Item')}</TableCell>
                <TableCell>{i18n.t('SKU')}</TableCell>
                <TableCell align="right">{i18n.t('Quantity')}</TableCell>
                <TableCell align="right">{i18n.t('Unit cost')}</TableCell>
                <TableCell align="right">{i18n.t('Weight')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {receipt.lines.map(({ id, name, size, sku, quantity, unitCost, weightMg }) => (
                <TableRow key={id}>
                  <TableCell component="th" scope="row">
                    {formatSizedName(i18n, { name, size })}
                  </TableCell>
                  <TableCell data-name={i18n.t('SKU')} sx={{ whiteSpace: 'nowrap' }}>
                    {sku}
                  </TableCell>
                  <TableCell align="right" data-name={i18n.t('Quantity')}>
                    {i18n.number(quantity)}
                  </TableCell>
                  <TableCell align="right" data-name={i18n.t('Unit cost')}>
                    {unitCost === null ? '–' : <Price npr={unitCost} variant="inherit" />}
                  </TableCell>
                  <TableCell align="right" data-name={i18n.t('Weight')} sx={{ whiteSpace: 'nowrap' }}>
                    {weightMg === null ? '–' : <Grams mg={weightMg} />}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
            <TableFooter sx={{ '& td, & th': { fontWeight: 600, color: 'text.primary' } }}>
              <TableRow>
                <TableCell component="th" scope="row" colSpan={2}>
                  {i18n.t('Total')}
                </TableCell>
                <TableCell align="right" data-name={i18n.t('Quantity')}>
                  {i18n.number(receipt.pieces)}
                </TableCell>
                <TableCell align="right" data-name={i18n.t('Cost')}>
                  <Price npr={receipt.cost} variant="inherit" />
                </TableCell>
                <TableCell align="right" data-name={i18n.t('Weight')} sx={{ whiteSpace: 'nowrap' }}>
                  {receipt.weightMg > 0 ? <Grams mg={receipt.weightMg} /> : '–'}
                </TableCell>
              </TableRow>
            </TableFooter>
          </Table>
        </ScrollBox>
        <MissingLineData
          missingCostCount={receipt.lines.filter(({ unitCost }) => unitCost === null).length}
          missingWeightCount={receipt.lines.filter(({ weightMg }) => weightMg === null).length}
        />
      </Panel>
      <Panel title={i18n.t('Goods receipt')}>
        <DetailsList rows={details} />
      </Panel>
    </Box>
  );
}
