import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';

/**
 * First keyboard stop, which skips the header. It sets the focus by script, because the URL fragment is the route.
 */
export function SkipLink({ to }: { to: string }) {
  const { i18n } = useLingui();
  return (
    <Button
      href={`#${to}`}
      variant="contained"
      onClick={(event) => {
        event.preventDefault();
        const target = document.getElementById(to);
        target?.focus({ preventScroll: true });
        target?.scrollIntoView();
      }}
      sx={{
        position: 'fixed',
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {i18n.t('Skip to content')}
    </Button>
  );
}
