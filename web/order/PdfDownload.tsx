import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { storedToken } from '#web/session/token/tokenStore.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';

export interface PdfDownloadProps {
  /** Where it is. */
  url: string;
  /** What the file is called. */
  fileName: string;
  label: string;
  /** What opens the order of a guest. */
  guestToken?: string | null;
  /** What is said where it does not come. */
  failed: string;
}

/** A button that keeps a document of an order. */
export function PdfDownload({ url, fileName, label, guestToken, failed }: PdfDownloadProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    try {
      const answer = guestToken
        ? await fetch(`${url}?${new URLSearchParams({ guestToken })}`)
        : await fetch(url, { headers: { authorization: `Bearer ${storedToken()}` } });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
      saveFile(fileName, await answer.blob(), 'application/pdf');
    } catch {
      notify.error(i18n.t(failed));
    }
    setLoading(false);
  }

  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void download()}>
      {label}
    </Button>
  );
}
