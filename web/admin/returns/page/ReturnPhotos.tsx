import { useLingui } from '@lingui/react';
import { Stack } from '@mui/material';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { PrivatePhoto } from '#web/order/PrivatePhoto.tsx';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';

/** The buyer's photographs; a click shows one whole. Nothing where there are none. */
export function ReturnPhotos({ photos }: Pick<Return, 'photos'>) {
  const { i18n } = useLingui();
  if (photos.length === 0) return null;
  return (
    <Panel title={i18n.t('Photographs')}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {photos.map((photo, index) => (
          <PrivatePhoto
            key={photo.id}
            photo={photo}
            alt={i18n.t('Photograph {number} of the buyer', { number: index + 1 })}
          />
        ))}
      </Stack>
    </Panel>
  );
}
