import { useLingui } from '@lingui/react';
import { Link } from '@mui/material';

export interface ParcelTextProps {
  carrier: string;
  trackingNumber?: string | null;
  /** Tracking page of the carrier. */
  trackingUrl?: string | null;
}

/** Carrier, tracking number and tracking link of a parcel. */
export function ParcelText({ carrier, trackingNumber, trackingUrl }: ParcelTextProps) {
  const { i18n } = useLingui();
  return (
    <>
      {trackingNumber
        ? i18n.t('Shipped with {carrier}, tracking number {trackingNumber}', { carrier, trackingNumber })
        : i18n.t('Shipped with {carrier}', { carrier })}
      {trackingUrl && (
        <>
          {' · '}
          <Link href={trackingUrl} target="_blank" rel="noopener noreferrer">
            {i18n.t('Track parcel')}
          </Link>
        </>
      )}
    </>
  );
}
