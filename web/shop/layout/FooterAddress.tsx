import { useLingui } from '@lingui/react';
import { Link, Stack, Typography } from '@mui/material';
import { toTelHref } from '#web/labels/telHref.ts';
import { formatOpeningHours } from '#web/locale/formatTime.ts';
import { Logo } from '#web/store/Logo.tsx';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';

/** Address, opening hours and contact of the store. */
export function FooterAddress() {
  const { i18n } = useLingui();
  const { address, hours, phone, email } = useStoreSettings();
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start', maxWidth: 280 }}>
      <Logo />
      <Typography variant="body2" color="textSecondary" component="address" sx={{ fontStyle: 'normal' }}>
        {address}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        {hours.map((openingHours) => (
          <div key={openingHours.days}>{formatOpeningHours(openingHours, i18n.locale)}</div>
        ))}
      </Typography>
      <div>
        <ContactLink href={toTelHref(phone)}>{phone}</ContactLink>
        <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
      </div>
    </Stack>
  );
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      variant="body2"
      color="inherit"
      sx={{ display: 'block', width: 'fit-content', lineHeight: { xs: '44px', md: '32px' } }}
    >
      {children}
    </Link>
  );
}
