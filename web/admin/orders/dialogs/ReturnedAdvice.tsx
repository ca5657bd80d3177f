import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { notifiedText } from '#web/admin/order/notifiedTexts.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';

/** What marking all of an order as returned does, and when the returns desk is the way instead. */
export function ReturnedAdvice({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { status, staff } = order;
  return (
    <>
      <Typography>
        {status === 'SHIPPED'
          ? i18n.t(
              'For a parcel that is back at the store because it was refused at the door or nobody was found.',
            )
          : i18n.t('For an order of which every piece is here again, as new.')}
      </Typography>
      <Typography color="textSecondary">
        {i18n.t('All of it goes back where it was taken from, and the shipping is credited.')}{' '}
        {i18n.t(notifiedText(order))} {staff.paid > 0 && i18n.t('Record the refund separately.')}
      </Typography>
      <Typography color="textSecondary">
        {status === 'SHIPPED'
          ? i18n.t(
              'Is something damaged or missing, or does it go elsewhere? Close this and choose “The parcel came back” under Returns.',
            )
          : i18n.t(
              'Does only a part come back, was something worn, or is there a deduction? Close this and choose “Start a return” under Returns.',
            )}
      </Typography>
    </>
  );
}
