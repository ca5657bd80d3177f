import { Box } from '@mui/material';
import { useMemo } from 'react';
import { encode } from 'uqr';

const SIDE_PX = 200;
const QUIET_ZONE = 4;

export interface QrCodeProps {
  text: string;
  label: string;
}

/** QR code in black on white in both colour schemes, because cameras need this contrast. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => createQrPath(text), [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      sx={{
        width: SIDE_PX,
        height: SIDE_PX,
        bgcolor: 'common.white',
        color: 'common.black',
        borderRadius: 1,
        forcedColorAdjust: 'none',
      }}
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </Box>
  );
}

function createQrPath(text: string) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
