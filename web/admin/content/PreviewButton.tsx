import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatWallClock, readWallClock } from '#domain/calendar/kathmandu.ts';
import { getPreviewUrl } from '#web/preview/preview.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { ClockInput } from '../ui/ClockInput.tsx';

/** Opens a preview of the shop in a new tab. */
export function PreviewButton() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{i18n.t('Preview the shop')}</Button>
      {isOpen && <PreviewDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function PreviewDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const { control, handleSubmit } = useForm({
    defaultValues: { at: formatWallClock(new Date()), drafts: true },
  });
  const open = handleSubmit(({ at, drafts }) => {
    window.open(getPreviewUrl({ at: readWallClock(at) ?? new Date(), drafts }), '_blank', 'noopener');
    onClose();
  });
  return (
    <FormDialog
      title={i18n.t('Preview the shop')}
      text={i18n.t('The preview opens in a new tab and only you can see it. It stays on until you exit it.')}
      problem={null}
      submitLabel={i18n.t('Open preview')}
      isSending={false}
      onSubmit={open}
      onClose={onClose}
    >
      <ClockInput
        control={control}
        name="at"
        label={i18n.t('Preview date and time')}
        helperText={i18n.t('Kathmandu time.')}
      />
      <CheckInput control={control} name="drafts" label={i18n.t('Include drafts')} />
    </FormDialog>
  );
}
