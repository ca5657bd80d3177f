import { useLingui } from '@lingui/react';
import type { CreditNoteDownload_NoteFragment as CreditNote } from './CreditNoteDownload.generated.ts';
import { PdfDownload } from './PdfDownload.tsx';

export interface CreditNoteDownloadProps {
  note: CreditNote;
  /** True if the button shows the credit note number, because there are several credit notes. */
  shouldShowNumber?: boolean;
  /** Token that gives a guest access to the order. */
  guestToken?: string | null | undefined;
}

/** Button that downloads a credit note. */
export function CreditNoteDownload({ note, shouldShowNumber = false, guestToken }: CreditNoteDownloadProps) {
  const { i18n } = useLingui();
  const { number, url } = note;
  return (
    <PdfDownload
      url={url}
      fileName={`${number.replaceAll('/', '-')}.pdf`}
      label={shouldShowNumber ? i18n.t('Credit note {number}', { number }) : i18n.t('Credit note')}
      guestToken={guestToken}
      failureText={/*i18n*/ 'Couldn’t load the credit note. Please try again.'}
    />
  );
}
