import { useLingui } from '@lingui/react';
import { Box, ButtonBase, Typography } from '@mui/material';
import type { KeyboardEvent, MouseEvent } from 'react';

/** Step of an arrow key, in percent; 1 with Shift. */
const STEP = 5;

const DIRECTIONS: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Point of a picture, in percent from the left and top. */
export interface FocalPoint {
  x: number;
  y: number;
}

interface FocalPointPickerProps {
  url: string;
  focus: FocalPoint;
  onChange: (focus: FocalPoint) => void;
}

/** Shows the entire photo and sets its focal point by click or arrow keys. */
export function FocalPointPicker({ url, focus: { x, y }, onChange }: FocalPointPickerProps) {
  const { i18n } = useLingui();

  function setFromClick({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // Enter and Space also trigger clicks, but without a position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({ x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height });
  }

  function step(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const stepSize = event.shiftKey ? 1 : STEP;
    move({ x: x + direction.x * stepSize, y: y + direction.y * stepSize });
  }

  function move(to: FocalPoint) {
    onChange({ x: toPercent(to.x), y: toPercent(to.y) });
  }

  const positionText = i18n.t('{x}% from the left, {y}% from the top', { x, y });
  return (
    <Box sx={{ mb: 1 }}>
      <ButtonBase
        aria-label={i18n.t('Focal point: {place}', { place: positionText })}
        onClick={setFromClick}
        onKeyDown={step}
        sx={{ display: 'block', width: 1, cursor: 'crosshair', position: 'relative' }}
      >
        <Box
          component="img"
          src={`${url}?w=480`}
          alt=""
          draggable={false}
          sx={{ display: 'block', width: 1 }}
        />
        <Box
          component="span"
          aria-hidden
          style={{ left: `${x}%`, top: `${y}%` }}
          sx={{
            position: 'absolute',
            width: 24,
            height: 24,
            m: '-12px',
            borderRadius: '50%',
            border: '2px solid',
            borderColor: 'common.white',
            outline: '2px solid',
            outlineColor: (theme) => theme.palette.common.black,
            pointerEvents: 'none',
          }}
        />
      </ButtonBase>
      <Typography variant="caption" color="textSecondary" component="p" role="status">
        {positionText}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {i18n.t(
          'Click the part of the photo that should stay visible, or move the point with the arrow keys.',
        )}
      </Typography>
    </Box>
  );
}

function toPercent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}
