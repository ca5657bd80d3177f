import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';

/** Placeholder for a screen that does not exist yet. `text` is a catalogue text. */
export function ComingSoon({ text }: { text: string }) {
  const { i18n } = useLingui();
  return (
    <ScreenNotice
      title={i18n.t(text)}
      text={i18n.t('This page is not ready yet. The rest of the store is open.')}
      action={
        <Button component={Link} to={paths.products()} variant="outlined">
          {i18n.t('Shop all jewelry')}
        </Button>
      }
    />
  );
}
