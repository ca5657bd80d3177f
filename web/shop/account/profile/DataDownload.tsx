import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { saveFile } from '#web/ui/browser/saveFile.ts';
import { MyDataExportDocument } from './Profile.generated.ts';

/** Downloads all data the store has about the viewer. */
export function DataDownload() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    const result = await client
      .query({ query: MyDataExportDocument, fetchPolicy: 'no-cache' })
      .catch(() => null);
    setLoading(false);
    if (result?.data)
      saveFile('my-data.json', JSON.stringify(result.data.myDataExport, null, 2), 'application/json');
  }

  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void download()}>
      {i18n.t('Download my data')}
    </Button>
  );
}
