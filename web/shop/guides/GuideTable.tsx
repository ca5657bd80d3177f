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
  /** Rows. The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
  /** One button for each row, in the same order; null for a row without a button. */
  actions?: readonly ReactNode[] | undefined;
}

/**
 * Reference table, shown in full. On a phone, each button is on a separate line below its row, so that the table fits.
 * A wider table scrolls sideways and can be scrolled with the keyboard.
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
