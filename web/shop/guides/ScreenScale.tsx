import { useLingui } from '@lingui/react';
import { Box, Button, Slider, Stack, Typography } from '@mui/material';
import { BankCard } from './BankCard.tsx';
import { CSS_PX_PER_MM } from './screenScale.storage.ts';

export interface ScreenScaleProps {
  /** CSS pixels per millimetre. */
  scale: number;
  isToScale: boolean;
  onChange: (scale: number) => void;
  /** Called when the outline matches the card. */
  onCalibrate: () => void;
  onRecalibrate: () => void;
}

/** Calibrates the screen with a bank card, because all bank cards have the same size. */
export function ScreenScale({ scale, isToScale, onChange, onCalibrate, onRecalibrate }: ScreenScaleProps) {
  const { i18n } = useLingui();
  if (isToScale)
    return (
      <Button onClick={onRecalibrate} sx={{ mt: 2, ml: -1 }}>
        {i18n.t('Calibrate again')}
      </Button>
    );
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 4, pt: 3 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {i18n.t('Calibrate your screen')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {i18n.t(
          'Line up any bank card with the top-left corner of the outline, then adjust the outline until it is as wide as the card.',
        )}
      </Typography>
      <BankCard pxPerMm={scale} />
      <Stack direction={{ sm: 'row' }} sx={{ gap: 3, mt: 3, alignItems: { sm: 'center' } }}>
        <Slider
          aria-label={i18n.t('Width of the card')}
          value={scale}
          min={CSS_PX_PER_MM * 0.7}
          max={CSS_PX_PER_MM * 1.9}
          step={0.01}
          onChange={(_event, value) => onChange(value as number)}
          getAriaValueText={(value) =>
            i18n.t('{percent} percent', { percent: Math.round((value / CSS_PX_PER_MM) * 100) })
          }
          sx={{ maxWidth: 420 }}
        />
        <Button variant="contained" onClick={onCalibrate}>
          {i18n.t('The card fits')}
        </Button>
      </Stack>
    </Box>
  );
}
