import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Metal } from '#domain/catalog/metals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { formatDay } from '#web/locale/formatTime.ts';
import { RateTable } from './RateTable.tsx';
import { createRateChartShape, findNearestDay, type RateOnDay } from './rateChartShape.ts';

export interface RateChartProps {
  /** Oldest first; undefined while loading. */
  rates: readonly RateOnDay[] | undefined;
  metal: Metal;
  days: number;
}

const HEIGHT = { xs: 220, md: 300 };

/** Line chart of daily rates. A pointer or the arrow keys select a day, and a table below has the figures. */
export function RateChart({ rates, metal, days }: RateChartProps) {
  const { i18n } = useLingui();
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null);
  const shape = rates && createRateChartShape(rates);
  if (!shape) return <Box sx={{ height: HEIGHT, mb: 7 }} />;

  const { points, ticks, path } = shape;
  const lastIndex = points.length - 1;
  const index = selectedIndex ?? lastIndex;
  const point = points[index];
  const formatChartDay = (at: Date) => formatDay(at, i18n.locale);
  const selectDayAt = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setSelectedIndex(findNearestDay(shape, (100 * (event.clientX - left)) / width));
  };
  const moveSelection = (event: KeyboardEvent) => {
    const nextIndex = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: lastIndex }[event.key];
    if (nextIndex === undefined) return;
    event.preventDefault();
    setSelectedIndex(Math.min(Math.max(0, nextIndex), lastIndex));
  };

  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Box
          role="slider"
          tabIndex={0}
          aria-label={
            metal === 'GOLD'
              ? i18n.t('Rate of fine gold over the last {days} days', { days })
              : i18n.t('Rate of fine silver over the last {days} days', { days })
          }
          aria-valuemin={0}
          aria-valuemax={lastIndex}
          aria-valuenow={index}
          aria-valuetext={point && `${formatChartDay(point.at)}: ${formatNpr(point.perTola, i18n.locale)}`}
          onKeyDown={moveSelection}
          onPointerMove={selectDayAt}
          onPointerDown={selectDayAt}
          onPointerLeave={() => setSelectedIndex(null)}
          onBlur={() => setSelectedIndex(null)}
          sx={{
            position: 'relative',
            flex: 1,
            height: HEIGHT,
            touchAction: 'pan-y',
            cursor: 'crosshair',
            '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 4 },
          }}
        >
          {ticks.map(({ npr, y }) => (
            <Box
              key={npr}
              sx={{ position: 'absolute', insetInline: 0, borderTop: 1, borderColor: 'divider' }}
              style={{ top: `${y}%` }}
            />
          ))}
          <Box
            component="svg"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden
            sx={{
              position: 'absolute',
              inset: 0,
              width: '100%',
              height: '100%',
              overflow: 'visible',
              color: 'primary.main',
            }}
          >
            <path
              d={path}
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </Box>
          {point && (
            <SelectedPoint
              x={point.x}
              y={point.y}
              text={
                selectedIndex === null
                  ? null
                  : `${formatChartDay(point.at)} · ${formatNpr(point.perTola, i18n.locale)}`
              }
            />
          )}
        </Box>
        <Box aria-hidden sx={{ position: 'relative', width: 72, height: HEIGHT }}>
          {ticks.map(({ npr, y }) => (
            <Typography
              key={npr}
              variant="caption"
              color="textSecondary"
              sx={{ position: 'absolute', right: 0, translate: '0 -50%', fontVariantNumeric: 'tabular-nums' }}
              style={{ top: `${y}%` }}
            >
              {formatNumber(npr, i18n.locale)}
            </Typography>
          ))}
        </Box>
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', mt: 1.5, mr: '84px' }}>
        {[points[0], points[Math.floor(lastIndex / 2)], points[lastIndex]].map(
          (labelledPoint) =>
            labelledPoint && (
              <Typography key={labelledPoint.at.toISOString()} variant="caption" color="textSecondary">
                {formatChartDay(labelledPoint.at)}
              </Typography>
            ),
        )}
      </Box>
      <RateTable points={points} />
    </div>
  );
}

/** Selected point on the line with its value. */
function SelectedPoint({ x, y, text }: { x: number; y: number; text: string | null }) {
  return (
    <>
      {text && (
        <Box
          sx={{ position: 'absolute', insetBlock: 0, borderLeft: 1, borderColor: 'controlBorder' }}
          style={{ left: `${x}%` }}
        />
      )}
      <Box
        sx={{
          position: 'absolute',
          width: 10,
          height: 10,
          m: '-5px',
          borderRadius: '50%',
          bgcolor: 'primary.main',
          boxShadow: '0 0 0 3px var(--mui-palette-background-default)',
        }}
        style={{ left: `${x}%`, top: `${y}%` }}
      />
      {text && (
        <Typography
          variant="caption"
          aria-hidden
          sx={{
            position: 'absolute',
            top: -8,
            px: 1,
            py: 0.25,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            whiteSpace: 'nowrap',
            pointerEvents: 'none',
            fontVariantNumeric: 'tabular-nums',
          }}
          style={x > 50 ? { right: `calc(${100 - x}% + 12px)` } : { left: `calc(${x}% + 12px)` }}
        >
          {text}
        </Typography>
      )}
    </>
  );
}
