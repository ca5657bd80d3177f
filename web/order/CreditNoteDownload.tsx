import { useLingui } from '@lingui/react';
import type { CreditNoteDownload_NoteFragment as CreditNote } from './CreditNoteDownload.generated.ts';
import { PdfDownload } from './PdfDownload.tsx';

export interface CreditNoteDownloadProps {
  note: CreditNote;
  /** Whether its number stands on the button, where there are several. */
  named?: boolean;
  /** What opens the order of a guest. */
  guestToken?: string | null | undefined;
}

/** What was taken back of an invoice, to print and to keep. */
export function CreditNoteDownload({ note, named = false, guestToken }: CreditNoteDownloadProps) {
  const { i18n } = useLingui();
  const { number, url } = note;
  return (
    <PdfDownload
      url={url}
      fileName={`${number.replaceAll('/', '-')}.pdf`}
      label={named ? i18n.t('Credit note {number}', { number }) : i18n.t('Credit note')}
      guestToken={guestToken}
      failed={/*i18n*/ 'The credit note could not be loaded. Please try again.'}
    />
  );
}
