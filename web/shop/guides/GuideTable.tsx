import { useLingui } from '@lingui/react';
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { Fragment, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

export interface GuideTableProps {
  caption: string;
  head: readonly string[];
  /** Rows; the first cell is the row's header. */
  rows: readonly (readonly string[])[];
  /** Buttons of the rows, in the same order; null for rows without one. */
  actions?: readonly ReactNode[] | undefined;
}

/**
 * Reference table, shown in full. On a phone a button has its own line below its row, so that the table fits; a wider
 * table scrolls sideways, also by keyboard.
 */
export function GuideTable({ caption, head, rows, actions }: GuideTableProps) {
  const { i18n } = useLingui();
  const id = useId();
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
  const hasActionColumn = actions && !isPhone;
  return (
    <div>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2 }}>
        {caption}
      </Typography>
      <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table
          size="small"
          aria-labelledby={id}
          sx={{ fontVariantNumeric: 'tabular-nums', '& th, & td': { px: { xs: 1, sm: 2 } } }}
        >
          <TableHead>
            <TableRow>
              {head.map((title) => (
                <TableCell key={title}>{title}</TableCell>
              ))}
              {hasActionColumn && (
                <TableCell>
                  <VisuallyHidden>{i18n.t('Choose')}</VisuallyHidden>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([name, ...cells], index) => {
              const actionBelow = isPhone ? actions?.[index] : null;
              return (
                <Fragment key={name}>
                  <TableRow sx={actionBelow ? { '& th, & td': { borderBottom: 0 } } : {}}>
                    <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                      {name}
                    </TableCell>
                    {cells.map((cell) => (
                      <TableCell key={cell}>{cell}</TableCell>
                    ))}
                    {hasActionColumn && <TableCell sx={{ textAlign: 'right' }}>{actions[index]}</TableCell>}
                  </TableRow>
                  {actionBelow && (
                    <TableRow>
                      <TableCell colSpan={head.length} sx={{ pt: 0 }}>
                        {actionBelow}
                      </TableCell>
                    </TableRow>
                  )}
                </Fragment>
              );
            })}
          </TableBody>
        </Table>
      </Box>
    </div>
  );
}
