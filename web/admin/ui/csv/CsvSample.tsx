import { useLingui } from '@lingui/react';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { keyed } from '../keyed.ts';
import { ScrollBox } from '../ScrollBox.tsx';
import { stackedCells } from '../stackedCells.ts';
import { SheetText } from './SheetText.tsx';

export interface SheetSampleProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Amounts, days and numbers stay on one line; longer texts wrap so that these are in view. */
const LONGEST_NUMBER = 24;

/** The first rows of a file as they stand there. */
export function SheetSample({ columns, rows }: SheetSampleProps) {
  const { i18n } = useLingui();
  return (
    <ScrollBox
      label={i18n.t('First rows of the file')}
      sx={{ px: { xs: 1, sm: 0 }, border: 1, borderColor: 'divider' }}
    >
      <Table
        size="small"
        sx={[
          // The body's `anywhere` would squeeze a column below its words, before the box scrolls.
          { '& td, & th': { px: 1, overflowWrap: 'break-word' } },
          stackedCells,
          ({ breakpoints }) => ({ [breakpoints.down('sm')]: { '& td, & th': { overflowWrap: 'anywhere' } } }),
        ]}
      >
        <TableHead>
          <TableRow>
            {keyed(columns).map(({ key, text }) => (
              <TableCell key={key}>{text}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.join()}>
              {keyed(row).map(({ key, text }, index) => (
                <TableCell
                  key={key}
                  data-name={columns[index]}
                  sx={{ whiteSpace: isNumber(text) ? 'nowrap' : 'normal' }}
                >
                  <SheetText text={text} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  );
}

function isNumber(text: string): boolean {
  return text.length <= LONGEST_NUMBER && /\d/.test(text);
}
