import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { getOrderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { getCurrentStatusText, type OrderState } from './currentStatusText.ts';
import { getTrackingSteps, type TrackingStep } from './trackSteps.ts';

export interface OrderTimelineProps extends OrderState {
  timeline: readonly { status: OrderStatus; at: string }[];
}

/** Steps of an order: completed steps with their time in Kathmandu, then future steps. */
export function OrderTimeline({ timeline, ...orderState }: OrderTimelineProps) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {getTrackingSteps(orderState.status, timeline).map((step) => (
        <Step key={step.status} step={step} orderState={orderState} />
      ))}
    </Box>
  );
}

function Step({
  step: { status, at, isCurrent },
  orderState,
}: {
  step: TrackingStep;
  orderState: OrderState;
}) {
  const { i18n } = useLingui();
  const { title } = getOrderStatusTexts(status, orderState.fulfilment);
  const isCancelled = status === 'CANCELLED';
  const markColour = isCancelled ? 'error.main' : 'primary.main';

  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'step' : undefined}
      sx={{
        position: 'relative',
        pl: 4,
        pb: 3.5,
        color: at ? 'text.primary' : 'text.secondary',
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: 6,
          width: 11,
          height: 11,
          borderRadius: '50%',
          border: 2,
          borderColor: at ? markColour : 'controlBorder',
          bgcolor: at ? markColour : 'background.default',
        },
        '&:not(:last-child)::after': {
          content: '""',
          position: 'absolute',
          left: 7,
          top: 24,
          bottom: 0,
          borderLeft: 1,
          borderColor: at && !isCurrent ? 'primary.main' : 'divider',
        },
      }}
    >
      <Typography color="inherit" sx={{ fontWeight: isCurrent ? 600 : 500 }}>
        {i18n.t(title)}
      </Typography>
      {isCurrent && (
        <Typography variant="body2">{i18n.t(getCurrentStatusText({ ...orderState, status }))}</Typography>
      )}
      {at && (
        <Typography component="time" dateTime={at} variant="caption" color="textSecondary">
          {formatInstant(at, i18n.locale)}
        </Typography>
      )}
    </Box>
  );
}
