import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { useStore } from '#web/app/useStore.ts';
import { hoursLine } from './hoursLine.ts';
import { isOpenAt } from './openingHours.ts';

/** The hours, and whether the doors stand open at this moment in Kathmandu. */
export function StoreHours() {
  const { i18n } = useLingui();
  const { hours } = useStore();
  const isOpen = isOpenAt(hours, new Date());

  return (
    <>
      {hours.map(({ days, opens, closes }) => (
        <Box key={days} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {hoursLine(i18n, { days, opens, closes })}
        </Box>
      ))}
      {isOpen !== null && (
        <Typography variant="body2" color={isOpen ? 'success' : 'textSecondary'} sx={{ mt: 0.5 }}>
          {isOpen ? i18n.t('Open now') : i18n.t('Closed now')}
        </Typography>
      )}
    </>
  );
}
