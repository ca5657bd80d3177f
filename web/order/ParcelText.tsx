import { useLingui } from '@lingui/react';
import { Link } from '@mui/material';

export interface ParcelTextProps {
  carrier: string;
  trackingNumber?: string | null;
  /** The carrier's page of the parcel. */
  trackingUrl?: string | null;
}

/** Who carries a parcel, by which number, and where it is followed. */
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
            {i18n.t('Follow the parcel')}
          </Link>
        </>
      )}
    </>
  );
}
