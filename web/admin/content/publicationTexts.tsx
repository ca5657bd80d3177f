import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { formatWallClock, readWallClock } from '#domain/calendar/kathmandu.ts';
import { type PublicationState, publicationState } from '#domain/content/publication.ts';
import { SwitchInput } from '#web/ui/form/SwitchInput.tsx';
import { ClockInput } from '../ui/ClockInput.tsx';
import { StatusDot, type Tone } from '../ui/StatusDot.tsx';

/** As the server sends it. */
export interface SentPublication {
  isPublished: boolean;
  publishFrom: string | null;
  publishUntil: string | null;
}

/** As it is typed; times are Kathmandu's clock. */
export interface PublicationValues {
  isPublished: boolean;
  publishFrom: string;
  publishUntil: string;
}

export function toPublicationValues({ isPublished, publishFrom, publishUntil }: SentPublication) {
  const typed = (at: string | null) => (at ? formatWallClock(new Date(at)) : '');
  return { isPublished, publishFrom: typed(publishFrom), publishUntil: typed(publishUntil) };
}

export function toPublication({ isPublished, publishFrom, publishUntil }: PublicationValues) {
  return {
    isPublished,
    publishFrom: readWallClock(publishFrom)?.toISOString() ?? null,
    publishUntil: readWallClock(publishUntil)?.toISOString() ?? null,
  };
}

const STATES: Record<PublicationState, { word: string; tone: Tone }> = {
  DRAFT: { word: /*i18n*/ 'Draft', tone: 'quiet' },
  SCHEDULED: { word: /*i18n*/ 'Scheduled', tone: 'busy' },
  SHOWN: { word: /*i18n*/ 'Shown', tone: 'good' },
  OVER: { word: /*i18n*/ 'Over', tone: 'quiet' },
};

export function PublicationDot({ of: { isPublished, publishFrom, publishUntil } }: { of: SentPublication }) {
  const { i18n } = useLingui();
  const instant = (at: string | null) => (at ? new Date(at) : null);
  const { word, tone } =
    STATES[
      publicationState(
        { isPublished, publishFrom: instant(publishFrom), publishUntil: instant(publishUntil) },
        new Date(),
      )
    ];
  return <StatusDot tone={tone}>{i18n.t(word)}</StatusDot>;
}

/** Whether it is shown, and from when until when. */
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
          helperText={i18n.t('Kathmandu time. Empty shows it at once.')}
        />
        <ClockInput
          control={control}
          name={name('publishUntil')}
          label={i18n.t('Shown until')}
          optional
          helperText={i18n.t('Kathmandu time. Empty shows it for good.')}
        />
      </Box>
    </>
  );
}
