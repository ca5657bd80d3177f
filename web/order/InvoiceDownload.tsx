import { useLingui } from '@lingui/react';
import { PdfDownload } from './PdfDownload.tsx';

export interface InvoiceDownloadProps {
  order: { id: string; number: string };
  /** What opens the order of a guest. */
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
      failed={/*i18n*/ 'The invoice could not be loaded. Please try again.'}
    />
  );
}
