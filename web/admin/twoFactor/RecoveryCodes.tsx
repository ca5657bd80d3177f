import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useViewer } from '#web/session/useViewer.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { saveFile } from '#web/ui/browser/saveFile.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Shows new recovery codes once, to print or save. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { i18n } = useLingui();
  const { name } = useStoreSettings();
  const { viewer } = useViewer();
  const text = [
    i18n.t('Recovery codes for {email} at {store}', { email: viewer?.email ?? '', store: name }),
    i18n.t('Each code works once, in place of a code from the app.'),
    '',
    ...codes,
    '',
  ].join('\n');

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography role="status" sx={{ '@media print': { display: 'none' } }}>
        {i18n.t(
          'Two-factor sign-in is on. Store these recovery codes in a safe place. Use them to sign in if you lose your phone. They will not be shown again.',
        )}
      </Typography>
      <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {i18n.t('Recovery codes for {email} at {store}', { email: viewer?.email ?? '', store: name })}
      </Typography>
      <Box
        component="ol"
        aria-label={i18n.t('Recovery codes')}
        sx={{
          m: 0,
          pl: 4,
          columnGap: 6,
          rowGap: 0.5,
          display: 'grid',
          gridTemplateColumns: { sm: 'auto auto' },
        }}
      >
        {codes.map((code) => (
          <li key={code}>
            <Box component="code" sx={{ fontSize: '1rem' }}>
              {code}
            </Box>
          </li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
        <Button variant="outlined" onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}>
          {i18n.t('Download')}
        </Button>
        <Button variant="outlined" onClick={() => print()}>
          {i18n.t('Print')}
        </Button>
        <CopyButton text={codes.join('\n')} label={i18n.t('Copy codes')} copiedText={i18n.t('Copied')} />
        <Button variant="contained" onClick={onSaved}>
          {i18n.t('I have saved the codes')}
        </Button>
      </Stack>
    </Stack>
  );
}
