import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { readablePhone } from '#web/ui/readablePhone.ts';
import type { ShippingAddress_AddressFragment } from './ShippingAddress.generated.ts';

export function ShippingAddress({ address }: { address: ShippingAddress_AddressFragment }) {
  const { i18n } = useLingui();
  const { name, phone, street, landmark, municipality, ward, district, province } = address;
  const lines = [
    name,
    landmark ? i18n.t('{street}, near {landmark}', { street, landmark }) : street,
    ward ? i18n.t('{municipality}, ward {ward}', { municipality, ward }) : municipality,
    i18n.t('{district}, {province}', { district, province }),
    readablePhone(phone),
  ];
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {i18n.t('Where it goes')}
      </Typography>
      <Typography component="address" variant="body2" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {lines.join('\n')}
      </Typography>
    </section>
  );
}
