import { useLingui } from '@lingui/react';
import { PdfDownload } from '#web/order/PdfDownload.tsx';
import type { CreditNoteDownload_NoteFragment as CreditNote } from './CreditNoteDownload.generated.ts';

export interface CreditNoteDownloadProps {
  note: CreditNote;
  /** Whether its number stands on the button, where there are several. */
  named?: boolean;
}

/** What was taken back of an invoice, to print and to keep. */
export function CreditNoteDownload({ note: { number, url }, named = false }: CreditNoteDownloadProps) {
  const { i18n } = useLingui();
  return (
    <PdfDownload
      url={url}
      fileName={`${number.replaceAll('/', '-')}.pdf`}
      label={named ? i18n.t('Credit note {number}', { number }) : i18n.t('Credit note')}
      failed={/*i18n*/ 'The credit note could not be loaded. Please try again.'}
    />
  );
}
