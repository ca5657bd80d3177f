import { useLingui } from '@lingui/react';
import { Box, Slider, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { findRingSize, MAX_RING_SIZE, MIN_RING_SIZE, toDiameterMm } from '#domain/catalog/ringSizes.ts';
import type { SizeTableProps } from './RingSizeTable.tsx';
import { ScreenScale } from './ScreenScale.tsx';
import { CSS_PX_PER_MM, readScreenScale, storeScreenScale } from './screenScale.storage.ts';

const DEFAULT_SIZE = 14;

export interface RingSizerProps extends Pick<SizeTableProps, 'action'> {
  /** Initial size of the circle. */
  initialSize?: number | undefined;
}

/**
 * Measures a ring placed on the screen. The circle is true to size once the screen has been calibrated with a bank
 * card.
 */
export function RingSizer({ initialSize = DEFAULT_SIZE, action }: RingSizerProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [scale, setScale] = useState(() => readScreenScale() ?? CSS_PX_PER_MM);
  const [isToScale, setToScale] = useState(() => readScreenScale() !== null);
  const [diameter, setDiameter] = useState(() => toDiameterMm(initialSize));
  const size = findRingSize(diameter);

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', p: { xs: 2, md: 5 } }}
    >
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {i18n.t('Measure a ring on this screen')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {i18n.t(
          'Place a ring that fits you on the circle, then adjust the circle until it just fills the inside of the ring.',
        )}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
          gap: 4,
          alignItems: 'center',
        }}
      >
        <Box sx={{ display: 'grid', placeItems: 'center', height: 200 }}>
          <Box
            role="img"
            aria-label={i18n.t('Circle')}
            sx={{
              borderRadius: '50%',
              ...(isToScale
                ? { bgcolor: 'primary.main' }
                : { border: 2, borderStyle: 'dashed', borderColor: 'primary.main' }),
            }}
            style={{ width: diameter * scale, height: diameter * scale }}
          />
        </Box>
        <div>
          <Slider
            aria-label={i18n.t('Inside diameter of the ring')}
            value={diameter}
            min={toDiameterMm(MIN_RING_SIZE) - 0.1}
            max={toDiameterMm(MAX_RING_SIZE) + 0.1}
            step={0.05}
            onChange={(_event, value) => setDiameter(value as number)}
            getAriaValueText={(value) => i18n.t('{value} mm', { value: value.toFixed(1) })}
          />
          <Typography role="status" variant="h3" component="p">
            {size === null ? i18n.t('Outside our size range') : i18n.t('Size {size}', { size })}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {i18n.t('{value} mm across', { value: diameter.toFixed(1) })}
          </Typography>
          {size !== null && action?.(size)}
          {!isToScale && (
            <Typography sx={{ mt: 1, fontWeight: 500 }}>
              {i18n.t('Not to scale yet. Calibrate your screen with a bank card first.')}
            </Typography>
          )}
        </div>
      </Box>
      <ScreenScale
        scale={scale}
        isToScale={isToScale}
        onChange={setScale}
        onCalibrate={() => {
          storeScreenScale(scale);
          setToScale(true);
        }}
        onRecalibrate={() => setToScale(false)}
      />
    </Box>
  );
}
