import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { ChooseSheet, type PickedSheet, readSheet } from './ChooseSheet.tsx';

export interface SheetPickerProps {
  sheet: PickedSheet | null;
  isBusy: boolean;
  onPick: (sheet: PickedSheet) => void;
}

/** A CSV file, chosen or dropped. */
export function SheetPicker({ sheet, isBusy, onPick }: SheetPickerProps) {
  const { i18n } = useLingui();
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) void readSheet(file).then(onPick);
      }}
      sx={{
        ...{ border: 1, borderStyle: 'dashed', borderColor: 'controlBorder', p: 2 },
        ...{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' },
      }}
    >
      <ChooseSheet
        label={i18n.t('Choose a file')}
        variant={sheet ? 'outlined' : 'contained'}
        disabled={isBusy}
        onPick={onPick}
      />
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {sheet?.name ?? i18n.t('or drop it here')}
      </Typography>
    </Box>
  );
}
