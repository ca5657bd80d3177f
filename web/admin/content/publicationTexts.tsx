import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { formatWallClock, readWallClock } from '#domain/calendar/kathmandu.ts';
import { getPublicationState, type PublicationState } from '#domain/content/publication.ts';
import { SwitchInput } from '#web/ui/form/SwitchInput.tsx';
import { ClockInput } from '../ui/ClockInput.tsx';
import { StatusDot, type Tone } from '../ui/StatusDot.tsx';

/** Publication as the API returns it. */
export interface PublicationFragment {
  isPublished: boolean;
  publishFrom: string | null;
  publishUntil: string | null;
}

/** Publication as typed, in Kathmandu time. */
export interface PublicationValues {
  isPublished: boolean;
  publishFrom: string;
  publishUntil: string;
}

export function toPublicationValues({ isPublished, publishFrom, publishUntil }: PublicationFragment) {
  const toFieldValue = (isoTime: string | null) => (isoTime ? formatWallClock(new Date(isoTime)) : '');
  return { isPublished, publishFrom: toFieldValue(publishFrom), publishUntil: toFieldValue(publishUntil) };
}

export function toPublication({ isPublished, publishFrom, publishUntil }: PublicationValues) {
  return {
    isPublished,
    publishFrom: readWallClock(publishFrom)?.toISOString() ?? null,
    publishUntil: readWallClock(publishUntil)?.toISOString() ?? null,
  };
}

const STATES: Record<PublicationState, { text: string; tone: Tone }> = {
  DRAFT: { text: /*i18n*/ 'Draft', tone: 'quiet' },
  SCHEDULED: { text: /*i18n*/ 'Scheduled', tone: 'busy' },
  SHOWN: { text: /*i18n*/ 'Live', tone: 'good' },
  OVER: { text: /*i18n*/ 'Ended', tone: 'quiet' },
};

export function PublicationDot({
  publication: { isPublished, publishFrom, publishUntil },
}: {
  publication: PublicationFragment;
}) {
  const { i18n } = useLingui();
  const toDate = (isoTime: string | null) => (isoTime ? new Date(isoTime) : null);
  const { text, tone } =
    STATES[
      getPublicationState(
        { isPublished, publishFrom: toDate(publishFrom), publishUntil: toDate(publishUntil) },
        new Date(),
      )
    ];
  return <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>;
}

/** Fields for the publication: whether content is shown, and its start and end times. */
export function PublicationFields<Values extends FieldValues & PublicationValues>({
  control,
}: {
  control: Control<Values>;
}) {
  const { i18n } = useLingui();
  const name = (field: keyof PublicationValues) => field as FieldPath<Values>;
  return (
    <>
      <SwitchInput control={control} name={name('isPublished')} label={i18n.t('Published')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ClockInput
          control={control}
          name={name('publishFrom')}
          label={i18n.t('Shown from')}
          optional
          helperText={i18n.t('Kathmandu time. Leave empty to start now.')}
        />
        <ClockInput
          control={control}
          name={name('publishUntil')}
          label={i18n.t('Shown until')}
          optional
          helperText={i18n.t('Kathmandu time. Leave empty for no end date.')}
        />
      </Box>
    </>
  );
}
