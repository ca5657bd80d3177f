import DeleteOutlined from 'icon:outline-delete';
import { useLingui } from '@lingui/react';
import {
  Box,
  IconButton,
  OutlinedInput,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
} from '@mui/material';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import { stackedCells } from '#web/admin/ui/stackedCells.ts';
import { formatSizedName } from '#web/labels/sizedName.ts';
import type { StockLine } from './stockLines.ts';

export interface LineProblem {
  /** Path such as `lines.2.quantity`. */
  field?: string | null;
  message: string;
}

export interface LineColumn {
  field: 'quantity' | 'unitCost' | 'grams';
  label: string;
  /** Accessible name of a line's cell. */
  name: (line: StockLine) => string;
}

export interface LinesTableProps {
  label: string;
  lines: readonly StockLine[];
  columns: readonly LineColumn[];
  problems: readonly LineProblem[];
  /** Location whose stock is shown next to the lines, if any. */
  fromId?: string;
  onChange: (lines: StockLine[]) => void;
}

/** Editable lines of variants, with problems below the cells. */
export function LinesTable({ label, lines, columns, problems, fromId, onChange }: LinesTableProps) {
  const { i18n } = useLingui();
  if (lines.length === 0)
    return (
      <Typography color="textSecondary">{i18n.t('No lines yet. Scan or find the first item.')}</Typography>
    );

  const change = (index: number, field: LineColumn['field'], value: string) =>
    onChange(lines.map((line, lineIndex) => (lineIndex === index ? { ...line, [field]: value } : line)));
  return (
    <ScrollBox label={label}>
      <Table size="small" sx={[stackedCells, topRemoveButtonStyles]}>
        <TableHead>
          <TableRow>
            <TableCell>{i18n.t('Item')}</TableCell>
            <TableCell>{i18n.t('SKU')}</TableCell>
            {fromId && <TableCell align="right">{i18n.t('Available')}</TableCell>}
            {columns.map((column) => (
              <TableCell key={column.field} align="right">
                {column.label}
              </TableCell>
            ))}
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            <TableRow key={line.id}>
              <TableCell component="th" scope="row">
                {formatSizedName(i18n, line)}
                <LineProblems problems={problems} start={`lines.${index}.sku`} />
              </TableCell>
              <TableCell data-name={i18n.t('SKU')} sx={{ whiteSpace: 'nowrap' }}>
                {line.sku}
              </TableCell>
              {fromId && (
                <TableCell align="right" data-name={i18n.t('Available')}>
                  {i18n.number(line.levels[fromId] ?? 0)}
                </TableCell>
              )}
              {columns.map(({ field, label: header, name }) => (
                <TableCell key={field} align="right" data-name={header} sx={{ minWidth: 120 }}>
                  <Box sx={{ minWidth: 0, maxWidth: { xs: 144, sm: 'none' } }}>
                    <OutlinedInput
                      size="small"
                      value={line[field]}
                      error={problems.some((problem) => problem.field === toPath(index, field))}
                      onChange={({ target }) => change(index, field, target.value)}
                      slotProps={{
                        input: {
                          'aria-label': name(line),
                          inputMode: field === 'grams' ? 'decimal' : 'numeric',
                          autoComplete: 'off',
                          style: { textAlign: 'right' },
                        },
                      }}
                    />
                    <LineProblems problems={problems} start={toPath(index, field)} />
                  </Box>
                </TableCell>
              ))}
              <TableCell align="right" padding="none">
                <IconButton
                  aria-label={i18n.t('Remove {name}', { name: line.sku })}
                  onClick={() => onChange(lines.filter((_line, lineIndex) => lineIndex !== index))}
                >
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  );
}

/** Places the remove button next to the line's heading on phones. */
const topRemoveButtonStyles = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    '& tbody tr': { position: 'relative' },
    '& tbody th': { pr: 6 },
    '& tbody td:last-of-type': { position: 'absolute', top: 0, right: 0 },
  },
});

/** Column names match the fields of the GraphQL input. */
function toPath(index: number, field: LineColumn['field']): string {
  return `lines.${index}.${field === 'grams' ? 'weightMg' : field}`;
}

function LineProblems({ problems, start }: { problems: readonly LineProblem[]; start: string }) {
  const { i18n } = useLingui();
  return problems
    .filter(({ field }) => field === start)
    .map(({ message }) => (
      <Typography key={message} role="alert" variant="caption" color="error" sx={{ display: 'block' }}>
        {i18n.t(message)}
      </Typography>
    ));
}
