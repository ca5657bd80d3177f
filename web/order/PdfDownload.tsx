import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { readToken } from '#web/session/token/tokenStore.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';

export interface PdfDownloadProps {
  url: string;
  fileName: string;
  label: string;
  /** Token that gives a guest access to the order. */
  guestToken?: string | null;
  /** Message shown if the download fails. */
  failureText: string;
}

/** Button that downloads a document of an order. */
export function PdfDownload({ url, fileName, label, guestToken, failureText }: PdfDownloadProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    try {
      const response = guestToken
        ? await fetch(`${url}?${new URLSearchParams({ guestToken })}`)
        : await fetch(url, { headers: { authorization: `Bearer ${readToken()}` } });
      if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
      saveFile(fileName, await response.blob(), 'application/pdf');
    } catch {
      notify.error(i18n.t(failureText));
    }
    setLoading(false);
  }

  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void download()}>
      {label}
    </Button>
  );
}
