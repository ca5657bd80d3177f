import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { useRef } from 'react';

export interface PickedSheet {
  name: string;
  csv: string;
}

export interface SheetPickerProps {
  sheet: PickedSheet | null;
  isBusy: boolean;
  onPick: (sheet: PickedSheet) => void;
}

/** A CSV file, chosen or dropped. */
export function SheetPicker({ sheet, isBusy, onPick }: SheetPickerProps) {
  const { i18n } = useLingui();
  const picker = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined) {
    if (file) onPick({ name: file.name, csv: await file.text() });
  }

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
      sx={{
        ...{ border: 1, borderStyle: 'dashed', borderColor: 'controlBorder', p: 2 },
        ...{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' },
      }}
    >
      <Button
        variant={sheet ? 'outlined' : 'contained'}
        disabled={isBusy}
        onClick={() => picker.current?.click()}
      >
        {i18n.t('Choose a file')}
      </Button>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {sheet?.name ?? i18n.t('or drop it here')}
      </Typography>
      <Box
        component="input"
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={i18n.t('Choose a file')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          void take(file);
        }}
      />
    </Box>
  );
}
