import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { startOfKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { formatClock, formatInstant } from '#web/locale/formatTime.ts';

interface DraftNoteProps {
  /** When the restored work was typed, in ms; null where nothing was restored. */
  at: number | null;
  onDiscard: () => void;
}

/** Says that the form holds more than what is saved, and offers the way back. */
export function DraftNote({ at, onDiscard }: DraftNoteProps) {
  const { i18n } = useLingui();
  if (at === null) return null;
  const typed = new Date(at);
  const isToday = typed >= startOfKathmanduDay(new Date());
  const time = isToday ? formatClock(typed, i18n.locale) : formatInstant(typed, i18n.locale);
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
      {i18n.t('Unsaved changes of {time} restored', { time })}
    </Alert>
  );
}
