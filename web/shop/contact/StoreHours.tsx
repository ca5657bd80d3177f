import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatHours } from '#web/locale/formatTime.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { isOpenAt } from './openingHours.ts';

/** The hours, and whether the doors stand open at this moment in Kathmandu. */
export function StoreHours() {
  const { i18n } = useLingui();
  const { hours } = useStore();
  const isOpen = isOpenAt(hours, new Date());

  return (
    <>
      {hours.map((each) => (
        <Box key={each.days} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatHours(each, i18n.locale)}
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
