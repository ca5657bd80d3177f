import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { PrivatePhoto } from '#web/order/PrivatePhoto.tsx';
import { readToken } from '#web/session/token/tokenStore.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { Thread_MessageFragment } from './Inbox.generated.ts';

/** Attachments of a message: images are displayed, documents can be downloaded, and rejected files are named. */
export function MessageAttachments({
  message: { files, skippedAttachments },
}: {
  message: Thread_MessageFragment;
}) {
  const { i18n } = useLingui();
  const notify = useNotify();
  if (files.length + skippedAttachments.length === 0) return null;

  async function save({ id, name, type }: (typeof files)[number]) {
    try {
      const response = await fetch(getUrl(id), { headers: { authorization: `Bearer ${readToken()}` } });
      if (!response.ok) throw new Error(String(response.status));
      saveFile(name, await response.arrayBuffer(), type);
    } catch {
      notify.error(i18n.t('Could not open the file. Try again.'));
    }
  }

  return (
    <Stack sx={{ gap: 1, mt: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {files.map((file) =>
          file.type.startsWith('image/') ? (
            <PrivatePhoto
              key={file.id}
              photo={{ url: getUrl(file.id), colour: 'transparent' }}
              alt={file.name}
            />
          ) : (
            <Button key={file.id} size="small" variant="outlined" onClick={() => void save(file)}>
              {file.name}
            </Button>
          ),
        )}
      </Stack>
      {skippedAttachments.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {i18n.t('Files not saved: {names}', { names: skippedAttachments.join(', ') })}
        </Typography>
      )}
    </Stack>
  );
}

function getUrl(id: string): string {
  return `/inbox/files/${id}`;
}
