import Close from 'icon:baseline-close';
import Search from 'icon:baseline-search';
import { useLingui } from '@lingui/react';
import { Box, IconButton } from '@mui/material';
import { Suspense, useId, useRef } from 'react';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { leaveOverlay } from '#web/ui/overlay/overlayEntry.ts';

const SearchBox = lazyWithPreload(async () => (await import('../search/SearchBox.tsx')).SearchBox);

export interface HeaderSearchProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Button that opens the search field. */
export function HeaderSearch({ isOpen, setOpen }: HeaderSearchProps) {
  const { i18n } = useLingui();
  const toggleButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close() {
    setOpen(false);
    // Focus inside the page, for example in the filters, is left unchanged.
    if (!document.activeElement?.closest('main')) toggleButton.current?.focus();
  }

  function dismiss() {
    close();
    leaveOverlay();
  }

  return (
    <>
      <IconButton
        ref={toggleButton}
        aria-label={isOpen ? i18n.t('Close search') : i18n.t('Search')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? dismiss() : setOpen(true))}
      >
        {isOpen ? <Close /> : <Search />}
      </IconButton>
      {isOpen && (
        <Box
          id={id}
          onKeyDown={(event) => event.key === 'Escape' && dismiss()}
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: 'var(--header-height)',
            minHeight: { xs: 68, md: 92 },
            bgcolor: 'background.default',
            borderBottom: 1,
            borderColor: 'divider',
            '@keyframes drop': { from: { opacity: 0, transform: 'translateY(-8px)' } },
            animation: 'drop 200ms ease-out',
          }}
        >
          <Suspense>
            <SearchBox onClose={close} />
          </Suspense>
        </Box>
      )}
    </>
  );
}
