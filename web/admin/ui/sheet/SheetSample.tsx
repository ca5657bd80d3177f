import { useLingui } from '@lingui/react';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { keyed } from '../keyed.ts';
import { ScrollBox } from '../ScrollBox.tsx';

export interface SheetSampleProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The first rows of a file as they stand there. */
export function SheetSample({ columns, rows }: SheetSampleProps) {
  const { i18n } = useLingui();
  return (
    <ScrollBox label={i18n.t('First rows of the file')} sx={{ border: 1, borderColor: 'divider' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {keyed(columns).map(({ key, text }) => (
              <TableCell key={key} sx={{ whiteSpace: 'nowrap' }}>
                {text}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.join()}>
              {keyed(row).map((cell) => (
                <TableCell key={cell.key} sx={{ whiteSpace: 'nowrap' }}>
                  {cell.text}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  );
}
