import { Trans, useLingui } from '@lingui/react';
import { Alert, AlertTitle, Link } from '@mui/material';
import { readablePhone } from '#domain/text/readablePhone.ts';

/** What staff do about an order for which nothing is set aside. */
export function NothingSetAside({ phone }: { phone: string }) {
  const { i18n } = useLingui();
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{i18n.t('Nothing is set aside for this order yet')}</AlertTitle>
      <Trans
        id="It goes beyond what a customer who has not paid yet may have open. Call <0>{phone}</0>, then confirm the order: that takes its items out of stock."
        values={{ phone: readablePhone(phone) }}
        components={[<Link key="phone" href={`tel:${phone}`} color="inherit" />]}
      />
    </Alert>
  );
}
