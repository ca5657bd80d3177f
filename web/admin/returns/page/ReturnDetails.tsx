import { useLingui } from '@lingui/react';
import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { PrivatePhoto } from '#web/order/PrivatePhoto.tsx';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import { ReturnStatusMark } from '../ReturnStatusMark.tsx';
import { staffReturnTexts } from '../staffReturnTexts.ts';
import { OpenedReturnDialog, type ReturnStep } from './OpenedReturnDialog.tsx';
import { ReturnActions } from './ReturnActions.tsx';
import { ReturnContacts } from './ReturnContacts.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { ReturnMoney } from './ReturnMoney.tsx';
import { ReturnTimeline } from './ReturnTimeline.tsx';

export interface ReturnDetailsProps {
  orderReturn: Return;
  reload: () => Promise<unknown>;
}

export function ReturnDetails({ orderReturn, reload }: ReturnDetailsProps) {
  const { i18n } = useLingui();
  const [step, setStep] = useState<ReturnStep | null>(null);
  const { number, status, wish, requestedAt } = orderReturn;
  return (
    <AdminPage
      title={i18n.t('Return {number}', { number })}
      subtitle={
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <ReturnStatusMark status={status} />
          <span>{i18n.t(staffReturnTexts.outcome[wish])}</span>
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
          <ReturnActions orderReturn={orderReturn} onStep={setStep} />
          <ReturnLines orderReturn={orderReturn} />
          <ReturnPhotos photos={orderReturn.photos} />
          <ReturnTimeline orderReturn={orderReturn} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <ReturnMoney orderReturn={orderReturn} />
          <ReturnContacts orderReturn={orderReturn} />
        </Stack>
      </Box>
      <OpenedReturnDialog
        step={step}
        returnRequest={orderReturn}
        reload={reload}
        onClose={() => setStep(null)}
      />
    </AdminPage>
  );
}

/** Shows the customer's photos, which enlarge on click. Renders nothing if there are none. */
function ReturnPhotos({ photos }: Pick<Return, 'photos'>) {
  const { i18n } = useLingui();
  if (photos.length === 0) return null;
  return (
    <Panel title={i18n.t('Photos')}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {photos.map((photo, index) => (
          <PrivatePhoto
            key={photo.id}
            photo={photo}
            alt={i18n.t('Customer photo {number}', { number: index + 1 })}
          />
        ))}
      </Stack>
    </Panel>
  );
}
