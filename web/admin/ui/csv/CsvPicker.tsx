import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { ChooseCsvButton } from './ChooseCsvButton.tsx';
import { type CsvFile, useCsvFile } from './useCsvFile.ts';

export interface CsvPickerProps {
  csvFile: CsvFile | null;
  isBusy: boolean;
  onPick: (csvFile: CsvFile) => void;
}

/** Field for a CSV file, chosen or dropped. */
export function CsvPicker({ csvFile, isBusy, onPick }: CsvPickerProps) {
  const { i18n } = useLingui();
  const { problem, read } = useCsvFile(onPick);
  return (
    <Stack sx={{ gap: 1 }}>
      <Box
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) read(file);
        }}
        sx={{
          ...{ border: 1, borderStyle: 'dashed', borderColor: 'controlBorder', p: 2 },
          ...{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' },
        }}
      >
        <ChooseCsvButton
          label={i18n.t('Choose a file')}
          variant={csvFile ? 'outlined' : 'contained'}
          disabled={isBusy}
          onPick={read}
        />
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {csvFile?.name ?? i18n.t('or drop it here')}
        </Typography>
      </Box>
      <FormAlert>{problem}</FormAlert>
    </Stack>
  );
}
