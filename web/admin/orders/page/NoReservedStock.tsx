import { Trans, useLingui } from '@lingui/react';
import { Alert, AlertTitle, Link } from '@mui/material';
import { formatPhone } from '#domain/text/formatPhone.ts';

/** Advice for an order without reserved stock. */
export function NoReservedStock({ phone }: { phone: string }) {
  const { i18n } = useLingui();
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{i18n.t('No items are reserved for this order yet')}</AlertTitle>
      <Trans
        id="This order exceeds the limit for unpaid orders. Call <0>{phone}</0>, then confirm the order to reserve its items."
        values={{ phone: formatPhone(phone) }}
        components={[<Link key="phone" href={`tel:${phone}`} color="inherit" />]}
      />
    </Alert>
  );
}
