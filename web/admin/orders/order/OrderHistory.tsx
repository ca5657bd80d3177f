import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { orderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import type { OrderSheet_OrderFragment as Order } from './OrderPage.generated.ts';

/** What happened so far and who did it, the latest first. */
export function OrderHistory({ history }: Pick<Order['staff'], 'history'>) {
  const { i18n } = useLingui();
  // A payment or a correction is no step of its own: the status is said where it changed.
  const entries = history.map((entry, index) => ({
    ...entry,
    isStep: entry.status !== history[index - 1]?.status || !entry.note,
  }));
  return (
    <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.toReversed().map(({ status, note, at, by, isStep }, index) => (
        <Box
          component="li"
          key={`${at} ${status} ${note}`}
          sx={{
            position: 'relative',
            pl: 3,
            pb: 2,
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 0,
              top: 6,
              width: 9,
              height: 9,
              borderRadius: '50%',
              bgcolor: status === 'CANCELLED' ? 'error.main' : index === 0 ? 'primary.main' : 'controlBorder',
            },
            '&:not(:last-child)::after': {
              content: '""',
              position: 'absolute',
              left: 4,
              top: 20,
              bottom: 0,
              borderLeft: 1,
              borderColor: 'divider',
            },
          }}
        >
          {isStep && (
            <Typography sx={{ fontWeight: index === 0 ? 600 : 500 }}>
              {i18n.t(orderStatusTexts[status].title)}
            </Typography>
          )}
          {note && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {note}
            </Typography>
          )}
          <Typography variant="caption" color="textSecondary">
            <Instant at={at} />
            {by && ` · ${by}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
