import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ChartPanel } from './ChartPanel.tsx';
import type { FigureTable } from './figureTable.ts';

export interface ShareBarsProps {
  title: string;
  /** The first column sets the lengths of the bars. */
  table: FigureTable;
  /** Maximum number of bars; the table contains all rows. */
  maxBars?: number;
  /** Content below the bars. */
  children?: ReactNode;
}

/** Horizontal bars, scaled to the largest figure. */
export function ShareBars({ title, table, maxBars = 8, children }: ShareBarsProps) {
  const [column] = table.columns;
  const maxFigure = Math.max(1, ...table.rows.map(({ figures }) => figures[0] ?? 0));

  return (
    <ChartPanel title={title} table={table} footer={children}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}>
        {table.rows.slice(0, maxBars).map(({ key, name, to, figures: [figure] }) => (
          <div key={key}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              {to ? (
                <Link component={RouterLink} to={to} tabIndex={-1} variant="body2" color="textPrimary" noWrap>
                  {name}
                </Link>
              ) : (
                <Typography variant="body2" noWrap>
                  {name}
                </Typography>
              )}
              <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                {column?.text(figure ?? 0)}
              </Typography>
            </Box>
            <Box sx={{ height: 6, bgcolor: 'background.tile', mt: 0.5 }}>
              <Box
                sx={{ height: 1, bgcolor: 'primary.main' }}
                style={{ width: `${(100 * (figure ?? 0)) / maxFigure}%` }}
              />
            </Box>
          </div>
        ))}
      </Box>
    </ChartPanel>
  );
}
