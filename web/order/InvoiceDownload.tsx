import { useLingui } from '@lingui/react';
import { PdfDownload } from './PdfDownload.tsx';

export interface InvoiceDownloadProps {
  order: { id: string; number: string };
  /** Token that gives a guest access to the order. */
  guestToken?: string | null;
  label?: string;
}

export function InvoiceDownload({ order: { id, number }, guestToken, label }: InvoiceDownloadProps) {
  const { i18n } = useLingui();
  return (
    <PdfDownload
      url={`/invoices/${id}`}
      fileName={`${number}.pdf`}
      label={label ?? i18n.t('Download as PDF')}
      guestToken={guestToken}
      failureText={/*i18n*/ 'Couldn’t load the invoice. Please try again.'}
    />
  );
}
