import { useLingui } from '@lingui/react';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { addIndexKeys } from '../addIndexKeys.ts';
import { ScrollBox } from '../ScrollBox.tsx';
import { stackedCells } from '../stackedCells.ts';
import { CsvCellText } from './CsvCellText.tsx';

export interface CsvSampleProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * Maximum number of characters of an amount, day or number, which never wraps. Longer texts wrap, so that amounts, days
 * and numbers stay visible.
 */
const MAX_UNWRAPPED_LENGTH = 24;

/** Shows the first rows of a file unchanged. */
export function CsvSample({ columns, rows }: CsvSampleProps) {
  const { i18n } = useLingui();
  return (
    <ScrollBox
      label={i18n.t('First rows of the file')}
      sx={{ px: { xs: 1, sm: 0 }, border: 1, borderColor: 'divider' }}
    >
      <Table
        size="small"
        sx={[
          // The body's `overflow-wrap: anywhere` would break words to narrow a column before the box scrolls.
          { '& td, & th': { px: 1, overflowWrap: 'break-word' } },
          stackedCells,
          ({ breakpoints }) => ({ [breakpoints.down('sm')]: { '& td, & th': { overflowWrap: 'anywhere' } } }),
        ]}
      >
        <TableHead>
          <TableRow>
            {addIndexKeys(columns).map(({ key, text }) => (
              <TableCell key={key}>{text}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.join()}>
              {addIndexKeys(row).map(({ key, text }, index) => (
                <TableCell
                  key={key}
                  data-name={columns[index]}
                  sx={{ whiteSpace: isNumber(text) ? 'nowrap' : 'normal' }}
                >
                  <CsvCellText text={text} />
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
  return text.length <= MAX_UNWRAPPED_LENGTH && /\d/.test(text);
}
