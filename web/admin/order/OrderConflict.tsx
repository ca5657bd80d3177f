import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { PlaceNames } from '#domain/customers/places.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { formatAddressLines } from '#web/labels/addressLines.ts';
import { getOrderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { getPaymentText } from '#web/labels/paymentTexts.ts';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import type { OrderSheet_OrderFragment as Order } from './Order.generated.ts';

interface Difference {
  label: string;
  before: string;
  now: string;
}

export interface OrderConflictProps {
  /** Order on which the change is based. */
  base: Order;
  /** Current order. */
  order: Order;
  /** Rebases the change on the current order; null if the change no longer makes sense. */
  onRebase: (() => void) | null;
}

/** Shows what a colleague changed and when, and offers to continue if the change is still possible. */
export function OrderConflict({ base, order, onRebase }: OrderConflictProps) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  const newEntries = order.staff.history
    .slice(base.staff.history.length)
    .filter(({ kind }) => kind !== 'NOTE');
  const differences = compareOrders(i18n, placeNames, base, order);
  const alert = useRef<HTMLDivElement>(null);
  // Moves the focus here, because the top of a long form is out of view when the user submits it from the bottom.
  useEffect(() => alert.current?.focus(), []);

  return (
    <Alert ref={alert} tabIndex={-1} severity={onRebase ? 'warning' : 'info'} variant="outlined" role="alert">
      <AlertTitle>
        {onRebase
          ? i18n.t('Someone else changed this order')
          : i18n.t('The status of this order has changed')}
      </AlertTitle>
      {newEntries.map(({ status, at, by, note }) => (
        <Typography key={`${at} ${status} ${note}`} variant="body2">
          {by
            ? i18n.t('{status} – {name}, {when}', {
                status: i18n.t(getOrderStatusTexts(status, order.fulfilment).title),
                name: by,
                when: formatInstant(at, i18n.locale),
              })
            : i18n.t('{status} – {when}', {
                status: i18n.t(getOrderStatusTexts(status, order.fulfilment).title),
                when: formatInstant(at, i18n.locale),
              })}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {onRebase
          ? i18n.t('Your changes have not been saved.')
          : i18n.t('This action is no longer possible. Nothing was changed.')}
      </Typography>
      {differences.map(({ label, before: previousText, now }) => (
        <Box key={label} sx={{ mt: 1 }}>
          <Typography variant="subtitle2" component="p">
            {label}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}>
            <Version label={i18n.t('Version you opened')} text={previousText} />
            <Version label={i18n.t('Current version')} text={now} />
          </Box>
        </Box>
      ))}
      {onRebase && (
        <Button variant="outlined" size="small" onClick={onRebase} sx={{ mt: 1.5 }}>
          {i18n.t('Keep my changes')}
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

/** Describes the differences between two versions of an order. */
function compareOrders(
  i18n: I18n,
  names: PlaceNames,
  previousOrder: Order,
  currentOrder: Order,
): Difference[] {
  const [oldTexts, currentTexts] = [
    getOrderTexts(i18n, names, previousOrder),
    getOrderTexts(i18n, names, currentOrder),
  ];
  return Object.entries(currentTexts).flatMap(([label, text]) => {
    const oldText = oldTexts[label] ?? '';
    return text === oldText ? [] : [{ label, before: oldText || '–', now: text || '–' }];
  });
}

function getOrderTexts(i18n: I18n, names: PlaceNames, order: Order): Record<string, string> {
  const { contact, shippingAddress, notes, carrier, trackingNumber, cancelReason } = order;
  return {
    [i18n.t('Status')]: i18n.t(getOrderStatusTexts(order.status, order.fulfilment).title),
    [i18n.t('Payment')]: i18n.t(getPaymentText(order)),
    [i18n.t('Contact')]: [contact.name, contact.email, formatPhone(contact.phone)].join('\n'),
    [i18n.t('Shipping address')]: formatAddressLines(i18n, shippingAddress, names).join('\n'),
    [i18n.t('Notes')]: notes ?? '',
    [i18n.t('Carrier')]: [carrier, trackingNumber].filter(Boolean).join(' · '),
    [i18n.t('Reason')]: cancelReason ?? '',
  };
}
