import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { stackedCells } from '../ui/stackedCells.ts';
import type { FigureTable } from './figureTable.ts';

export interface FigureRowsProps {
  table: FigureTable;
  caption: string;
  /** True if the names link to their lists. */
  hasLinks: boolean;
}

export function FigureRows({ table: { name, columns, rows }, caption, hasLinks }: FigureRowsProps) {
  return (
    <Table
      size="small"
      stickyHeader
      sx={[{ fontVariantNumeric: 'tabular-nums' }, columns.length > 1 && stackedCells]}
      aria-label={caption}
    >
      <TableHead>
        <TableRow>
          <TableCell>{name}</TableCell>
          {columns.map(({ header }) => (
            <TableCell key={header} align="right">
              {header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key} sx={row.isSum && { '& > *': { fontWeight: 600 } }}>
            <TableCell component="th" scope="row">
              {hasLinks && row.to ? (
                <Link component={RouterLink} to={row.to}>
                  {row.name}
                </Link>
              ) : (
                row.name
              )}
            </TableCell>
            {columns.map(({ header, text }, index) => (
              <TableCell key={header} align="right" data-name={header} sx={{ whiteSpace: 'nowrap' }}>
                {formatCell(text, row.figures[index])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function formatCell(formatFigure: (figure: number) => string, figure: number | null | undefined): string {
  return figure == null ? '–' : formatFigure(figure);
}
