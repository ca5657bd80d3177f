import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { getNotificationText } from '#web/admin/order/notifiedTexts.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';

/** Explains the effect of marking an entire order as returned, and when to start a return instead. */
export function ReturnedAdvice({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { status, staff } = order;
  return (
    <>
      <Typography>
        {status === 'SHIPPED'
          ? i18n.t(
              'Use this for a parcel that came back to the store because the customer refused it or could not be reached.',
            )
          : i18n.t('Use this if all items in the order are back at the store in new condition.')}
      </Typography>
      <Typography color="textSecondary">
        {i18n.t(
          'All items will return to the locations they were taken from, and the shipping charge will be credited.',
        )}{' '}
        {i18n.t(getNotificationText(order))} {staff.paid > 0 && i18n.t('Record the refund separately.')}
      </Typography>
      <Typography color="textSecondary">
        {status === 'SHIPPED'
          ? i18n.t(
              'If an item is damaged or missing, or should go to another location, close this dialog and choose “Mark parcel as returned” under Returns.',
            )
          : i18n.t(
              'If only some items came back, an item was worn, or you want to deduct something, close this dialog and choose “Start return” under Returns.',
            )}
      </Typography>
    </>
  );
}
