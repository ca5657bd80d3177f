import InsertChartOutlined from 'icon:outline-insert-chart';
import TableRowsOutlined from 'icon:outline-table-rows';
import { useLingui } from '@lingui/react';
import { Box, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { CopyTable } from './CopyTable.tsx';
import { FigureRows } from './FigureRows.tsx';
import type { FigureTable } from './figureTable.ts';

export interface ChartPanelProps {
  title: string;
  table: FigureTable;
  /** Text shown if there are no figures. */
  empty?: string;
  /** Content below the chart or table. */
  footer?: ReactNode;
  /** The chart. Screen readers read the table instead. */
  children: ReactNode;
}

/** A chart with the same figures as a table, for screen readers and copying. */
export function ChartPanel({ title, table, empty, footer, children }: ChartPanelProps) {
  const { i18n } = useLingui();
  const [isTableShown, setTableShown] = useState(false);
  const change = isTableShown
    ? i18n.t('Show {title} as a chart', { title })
    : i18n.t('Show {title} as a table', { title });

  return (
    <Panel
      title={title}
      action={
        table.rows.length > 0 && (
          <Stack direction="row">
            <Tooltip title={change}>
              <IconButton size="small" aria-label={change} onClick={() => setTableShown(!isTableShown)}>
                {isTableShown ? (
                  <InsertChartOutlined fontSize="small" />
                ) : (
                  <TableRowsOutlined fontSize="small" />
                )}
              </IconButton>
            </Tooltip>
            <CopyTable title={title} table={table} />
          </Stack>
        )
      }
    >
      {table.rows.length === 0 ? (
        <Typography color="textSecondary">{empty ?? i18n.t('No sales in this period.')}</Typography>
      ) : isTableShown ? (
        <ScrollBox label={title} sx={{ maxHeight: 360 }}>
          <FigureRows table={table} caption={title} hasLinks />
        </ScrollBox>
      ) : (
        <>
          <Box aria-hidden>{children}</Box>
          <VisuallyHidden as="div">
            <FigureRows table={table} caption={title} hasLinks={false} />
          </VisuallyHidden>
        </>
      )}
      {footer}
    </Panel>
  );
}
