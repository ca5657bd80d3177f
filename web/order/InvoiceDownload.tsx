import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { storedToken } from '#web/session/token/tokenStore.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';

export interface InvoiceDownloadProps {
  order: { id: string; number: string };
  /** What opens the order of a guest. */
  guestToken?: string | null;
  label?: string;
}

export function InvoiceDownload({ order: { id, number }, guestToken, label }: InvoiceDownloadProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    try {
      const answer = guestToken
        ? await fetch(`/invoices/${id}?${new URLSearchParams({ guestToken })}`)
        : await fetch(`/invoices/${id}`, { headers: { authorization: `Bearer ${storedToken()}` } });
      if (!answer.ok) throw new Error(`The invoice answered ${answer.status}.`);
      saveFile(`${number}.pdf`, await answer.blob(), 'application/pdf');
    } catch {
      notify.error(i18n.t('The invoice could not be loaded. Please try again.'));
    }
    setLoading(false);
  }

  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void download()}>
      {label ?? i18n.t('Download as PDF')}
    </Button>
  );
}
