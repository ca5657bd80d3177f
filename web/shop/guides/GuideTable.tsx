import { useLingui } from '@lingui/react';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

export interface GuideTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
  /** A button for each row, in their order; null for rows without one. */
  actions?: readonly ReactNode[] | undefined;
}

/** A table to look something up in, shown to its last row; on a narrow screen it scrolls sideways, also by keyboard. */
export function GuideTable({ caption, head, rows, actions }: GuideTableProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2 }}>
        {caption}
      </Typography>
      <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-labelledby={id} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <TableHead>
            <TableRow>
              {head.map((title) => (
                <TableCell key={title}>{title}</TableCell>
              ))}
              {actions && (
                <TableCell>
                  <VisuallyHidden>{i18n.t('Choose')}</VisuallyHidden>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([name, ...cells], index) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {name}
                </TableCell>
                {cells.map((cell) => (
                  <TableCell key={cell}>{cell}</TableCell>
                ))}
                {actions && <TableCell sx={{ textAlign: 'right' }}>{actions[index]}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </div>
  );
}
