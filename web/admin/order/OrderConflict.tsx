import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { PlaceNames } from '#domain/customers/places.ts';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { addressLines } from '#web/labels/addressLines.ts';
import { orderStatusText } from '#web/labels/orderStatusTexts.ts';
import { paymentText } from '#web/labels/paymentTexts.ts';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import type { OrderSheet_OrderFragment as Order } from './Order.generated.ts';

interface Difference {
  label: string;
  before: string;
  now: string;
}

export interface OrderConflictProps {
  /** The order as the change was begun with. */
  seen: Order;
  /** As it is now. */
  order: Order;
  /** Takes the new order for the ground of what is being done; nothing where that makes no sense any more. */
  onGoOn: (() => void) | null;
}

/** That somebody else was faster, what they did and when, and whether one can go on all the same. */
export function OrderConflict({ seen, order, onGoOn }: OrderConflictProps) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  const happened = order.staff.history.slice(seen.staff.history.length).filter(({ kind }) => kind !== 'NOTE');
  const differences = orderDifferences(i18n, placeNames, seen, order);
  const alert = useRef<HTMLDivElement>(null);
  // A long form hides its top while its end is sent.
  useEffect(() => alert.current?.focus(), []);

  return (
    <Alert ref={alert} tabIndex={-1} severity={onGoOn ? 'warning' : 'info'} variant="outlined" role="alert">
      <AlertTitle>
        {onGoOn
          ? i18n.t('Somebody else changed this order in the meantime')
          : i18n.t('This order has moved on in the meantime')}
      </AlertTitle>
      {happened.map(({ status, at, by, note }) => (
        <Typography key={`${at} ${status} ${note}`} variant="body2">
          {by
            ? i18n.t('{status} – {name}, {when}', {
                status: i18n.t(orderStatusText(status, order.fulfilment).title),
                name: by,
                when: formatInstant(at, i18n.locale),
              })
            : i18n.t('{status} – {when}', {
                status: i18n.t(orderStatusText(status, order.fulfilment).title),
                when: formatInstant(at, i18n.locale),
              })}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {onGoOn
          ? i18n.t('Nothing of yours was saved yet.')
          : i18n.t('What you were about to do is no longer possible, and nothing was changed.')}
      </Typography>
      {differences.map(({ label, before, now }) => (
        <Box key={label} sx={{ mt: 1 }}>
          <Typography variant="subtitle2" component="p">
            {label}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}>
            <Version label={i18n.t('As you saw it')} text={before} />
            <Version label={i18n.t('As it is now')} text={now} />
          </Box>
        </Box>
      ))}
      {onGoOn && (
        <Button variant="outlined" size="small" onClick={onGoOn} sx={{ mt: 1.5 }}>
          {i18n.t('Continue with mine')}
        </Button>
      )}
    </Alert>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {label}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </div>
  );
}

/** What of an order reads otherwise now, in words. */
function orderDifferences(i18n: I18n, names: PlaceNames, before: Order, now: Order): Difference[] {
  const [old, current] = [written(i18n, names, before), written(i18n, names, now)];
  return Object.entries(current).flatMap(([label, text]) => {
    const was = old[label] ?? '';
    return text === was ? [] : [{ label, before: was || '–', now: text || '–' }];
  });
}

function written(i18n: I18n, names: PlaceNames, order: Order): Record<string, string> {
  const { contact, shippingAddress, notes, carrier, trackingNumber, cancelReason } = order;
  return {
    [i18n.t('Status')]: i18n.t(orderStatusText(order.status, order.fulfilment).title),
    [i18n.t('Payment')]: i18n.t(paymentText(order)),
    [i18n.t('Contact')]: [contact.name, contact.email, readablePhone(contact.phone)].join('\n'),
    [i18n.t('Shipping address')]: addressLines(i18n, shippingAddress, names).join('\n'),
    [i18n.t('Notes')]: notes ?? '',
    [i18n.t('Carrier')]: [carrier, trackingNumber].filter(Boolean).join(' · '),
    [i18n.t('Reason')]: cancelReason ?? '',
  };
}
