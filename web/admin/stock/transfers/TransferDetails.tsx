import { useLingui } from '@lingui/react';
import { Box, OutlinedInput, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { DetailsList } from '#web/admin/ui/DetailsList.tsx';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { Difference } from '#web/admin/ui/quantities.tsx';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import { stackedCells } from '#web/admin/ui/stackedCells.ts';
import { formatSizedName } from '#web/labels/sizedName.ts';
import type { Transfers_WholeFragment as Transfer } from './Transfers.generated.ts';

export interface TransferDetailsProps {
  transfer: Transfer;
  /** Received quantities as typed, by line id; a line without an entry arrived as sent. */
  receivedQuantities: Record<string, string>;
  onReceived: (receivedQuantities: Record<string, string>) => void;
}

/** Shows a sent transfer. While it is in transit, has fields for received quantities that differ from the sent ones. */
export function TransferDetails({ transfer, receivedQuantities, onReceived }: TransferDetailsProps) {
  const { i18n } = useLingui();
  const isOpen = transfer.status === 'SENT';
  const details = [
    { label: i18n.t('From location'), value: transfer.from.name },
    { label: i18n.t('To location'), value: transfer.to.name },
    { label: i18n.t('Items'), value: i18n.number(transfer.pieces) },
    {
      label: i18n.t('Created'),
      value: <TimeAndActor at={transfer.createdAt} name={transfer.createdByName} />,
    },
    { label: i18n.t('Sent'), value: <TimeAndActor at={transfer.sentAt} name={transfer.sentByName} /> },
    {
      label: transfer.status === 'CANCELLED' ? i18n.t('Cancelled') : i18n.t('Received'),
      value: <TimeAndActor at={transfer.receivedAt} name={transfer.receivedByName} />,
    },
    { label: i18n.t('Note'), value: transfer.note ?? '–' },
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
      <Panel title={i18n.t('Items to transfer')}>
        <ScrollBox label={i18n.t('Items to transfer')}>
          <Table size="small" sx={[{ fontVariantNumeric: 'tabular-nums' }, stackedCells]}>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Item')}</TableCell>
                <TableCell>{i18n.t('SKU')}</TableCell>
                <TableCell align="right">{i18n.t('Sent')}</TableCell>
                <TableCell align="right">{i18n.t('Arrived')}</TableCell>
                <TableCell align="right">{i18n.t('Difference')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {transfer.lines.map((line) => {
                const { id, name, size, sku, quantity } = line;
                const receivedQuantity =
                  line.received ?? (isOpen ? Number(receivedQuantities[id] ?? quantity) : null);
                const difference =
                  receivedQuantity === null || Number.isNaN(receivedQuantity)
                    ? 0
                    : receivedQuantity - quantity;
                return (
                  <TableRow key={id}>
                    <TableCell component="th" scope="row">
                      {formatSizedName(i18n, { name, size })}
                    </TableCell>
                    <TableCell data-name={i18n.t('SKU')} sx={{ whiteSpace: 'nowrap' }}>
                      {sku}
                    </TableCell>
                    <TableCell align="right" data-name={i18n.t('Sent')}>
                      {i18n.number(quantity)}
                    </TableCell>
                    <TableCell align="right" data-name={i18n.t('Arrived')}>
                      {isOpen ? (
                        <OutlinedInput
                          size="small"
                          value={receivedQuantities[id] ?? String(quantity)}
                          onChange={({ target }) => onReceived({ ...receivedQuantities, [id]: target.value })}
                          sx={{ width: 90 }}
                          slotProps={{
                            input: {
                              'aria-label': i18n.t('Received quantity of {name}', { name: sku }),
                              inputMode: 'numeric',
                              autoComplete: 'off',
                              style: { textAlign: 'right' },
                            },
                          }}
                        />
                      ) : line.received === null ? (
                        '–'
                      ) : (
                        i18n.number(line.received)
                      )}
                    </TableCell>
                    <TableCell
                      align="right"
                      data-name={i18n.t('Difference')}
                      sx={{ ...(difference !== 0 && { color: 'error.main', fontWeight: 600 }) }}
                    >
                      <Difference of={difference} />
                    </TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </ScrollBox>
      </Panel>
      <Panel title={i18n.t('Transfer')}>
        <DetailsList rows={details} />
      </Panel>
    </Box>
  );
}

function TimeAndActor({ at, name }: { at: string | null; name: string | null }) {
  if (!at) return '–';
  return (
    <>
      <Instant at={at} />
      {name && ` · ${name}`}
    </>
  );
}
