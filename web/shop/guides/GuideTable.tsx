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
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
  /** A button for each row, in their order; null for rows without one. */
  actions?: readonly ReactNode[] | undefined;
}

/**
 * A table to look something up in, shown to its last row. On a phone a button has a line of its own under its row, so
 * that the table fits; what still does not fit scrolls sideways, also by keyboard.
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
              const ownLine = isPhone ? actions?.[index] : null;
              return (
                <Fragment key={name}>
                  <TableRow sx={ownLine ? { '& th, & td': { borderBottom: 0 } } : {}}>
                    <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                      {name}
                    </TableCell>
                    {cells.map((cell) => (
                      <TableCell key={cell}>{cell}</TableCell>
                    ))}
                    {hasActionColumn && <TableCell sx={{ textAlign: 'right' }}>{actions[index]}</TableCell>}
                  </TableRow>
                  {ownLine && (
                    <TableRow>
                      <TableCell colSpan={head.length} sx={{ pt: 0 }}>
                        {ownLine}
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
