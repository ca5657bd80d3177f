import { useLingui } from '@lingui/react';
import { useTheme } from '@mui/material';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { useNavigate } from 'react-router-dom';
import { ChartPanel } from './ChartPanel.tsx';
import type { FigureTable } from './figureTable.ts';

export interface SeriesChartProps {
  title: string;
  /** Rows by day, oldest first. Each column is one line of the chart. */
  table: FigureTable;
  /** Formats an axis figure, abbreviated. */
  formatAxisValue: (figure: number) => string;
  /** False if the axis can start above zero, because a rate that changes little would be a flat line. */
  startsAtZero?: boolean;
  /** Text shown if there are no figures. */
  empty?: string;
}

const CHART_HEIGHT = 240;

/**
 * Line chart by day, week or month, with dashed lines for the previous period. A click opens the list for that point.
 */
export function SeriesChart({ title, table, formatAxisValue, startsAtZero = true, empty }: SeriesChartProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { vars } = useTheme();
  const colours = [vars.palette.primary.main, vars.palette.status.CONFIRMED];
  const { columns, rows } = table;
  const hasSingleLine =
    columns.filter(({ currentColumnIndex }) => currentColumnIndex === undefined).length === 1;
  const lowestFigure = Math.min(...rows.map(({ figures }) => figures[0] ?? 0));

  return (
    <ChartPanel title={title} table={table} empty={empty}>
      <LineChart
        height={CHART_HEIGHT}
        skipAnimation
        disableKeyboardNavigation
        hideLegend={columns.length < 2}
        grid={{ horizontal: true }}
        margin={{ left: 0, right: 12, top: 12, bottom: 0 }}
        xAxis={[
          {
            scaleType: 'point',
            data: rows.map(({ name }) => name),
            height: 28,
            tickInterval: (_name, index) => index % Math.ceil(rows.length / 6) === 0,
          },
        ]}
        yAxis={[{ min: startsAtZero ? 0 : 0.98 * lowestFigure, width: 56, valueFormatter: formatAxisValue }]}
        series={columns.map(({ header, text, currentColumnIndex }, index) => ({
          id: currentColumnIndex === undefined ? `now-${index}` : `before-${index}`,
          label: header,
          data: rows.map(({ figures }) => figures[index] ?? null),
          color:
            currentColumnIndex !== undefined && hasSingleLine
              ? vars.palette.text.secondary
              : colours[currentColumnIndex ?? index],
          curve: 'linear',
          area: startsAtZero && hasSingleLine && currentColumnIndex === undefined,
          showMark: rows.length === 1,
          valueFormatter: (figure) => (figure === null ? i18n.t('None') : text(figure)),
        }))}
        onAxisClick={(_event, clickedPoint) => {
          const to = clickedPoint && rows[clickedPoint.dataIndex]?.to;
          if (to) void navigate(to);
        }}
        sx={{
          cursor: 'pointer',
          [`& .${lineClasses.area}`]: { opacity: 0.14 },
          [`& .${lineClasses.line}[data-series^="before-"]`]: { strokeDasharray: '4 4', strokeWidth: 1.5 },
        }}
      />
    </ChartPanel>
  );
}
