import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { startOfKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { formatInstant, formatTimeOfDay } from '#web/locale/formatTime.ts';

interface DraftNoteProps {
  /** Time at which the restored input was typed, in ms. Null if nothing was restored. */
  restoredAt: number | null;
  onDiscard: () => void;
}

/** Shows that the form contains unsaved input, and offers to discard it. */
export function DraftNote({ restoredAt, onDiscard }: DraftNoteProps) {
  const { i18n } = useLingui();
  if (restoredAt === null) return null;
  const typedAt = new Date(restoredAt);
  const isToday = typedAt >= startOfKathmanduDay(new Date());
  const time = isToday ? formatTimeOfDay(typedAt, i18n.locale) : formatInstant(typedAt, i18n.locale);
  return (
    <Alert
      severity="info"
      sx={{ alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {i18n.t('Discard')}
        </Button>
      }
    >
      {i18n.t('Unsaved changes from {time} restored', { time })}
    </Alert>
  );
}
