import { useLingui } from '@lingui/react';
import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { PrivatePhoto } from '#web/order/PrivatePhoto.tsx';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import { ReturnStatusMark } from '../ReturnStatusMark.tsx';
import { returnDeskTexts } from '../returnDeskTexts.ts';
import { OpenedReturnDialog, type ReturnStep } from './OpenedReturnDialog.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { ReturnMoney } from './ReturnMoney.tsx';
import { ReturnNext } from './ReturnNext.tsx';
import { ReturnPeople } from './ReturnPeople.tsx';
import { ReturnTimeline } from './ReturnTimeline.tsx';

export interface ReturnSheetProps {
  back: Return;
  reload: () => Promise<unknown>;
}

export function ReturnSheet({ back, reload }: ReturnSheetProps) {
  const { i18n } = useLingui();
  const [step, setStep] = useState<ReturnStep | null>(null);
  const { number, status, wish, requestedAt } = back;
  return (
    <AdminPage
      title={i18n.t('Return {number}', { number })}
      subtitle={
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <ReturnStatusMark status={status} />
          <span>{i18n.t(returnDeskTexts.wish[wish])}</span>
          <Instant at={requestedAt} />
        </Stack>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <ReturnNext back={back} onStep={setStep} />
          <ReturnLines back={back} />
          <ReturnPhotos photos={back.photos} />
          <ReturnTimeline back={back} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <ReturnMoney back={back} />
          <ReturnPeople back={back} />
        </Stack>
      </Box>
      <OpenedReturnDialog step={step} back={back} reload={reload} onClose={() => setStep(null)} />
    </AdminPage>
  );
}

/** The buyer's photographs; a click shows one whole. Nothing where there are none. */
function ReturnPhotos({ photos }: Pick<Return, 'photos'>) {
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
