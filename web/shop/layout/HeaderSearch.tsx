import { useLingui } from '@lingui/react';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { Box, Button, Container, IconButton } from '@mui/material';
import { type FormEvent, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

export interface HeaderSearchProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** A button that lets down a line to search by. A blank search is no search. */
export function HeaderSearch({ isOpen, setOpen }: HeaderSearchProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close() {
    setOpen(false);
    toggle.current?.focus();
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search')).trim();
    if (text === '') return;
    setOpen(false);
    navigate(paths.products({ search: text }));
  }

  return (
    <>
      <IconButton
        ref={toggle}
        aria-label={isOpen ? i18n.t('Close search') : i18n.t('Search')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {isOpen ? <Close /> : <Search />}
      </IconButton>
      {isOpen && (
        <Box
          id={id}
          component="form"
          role="search"
          onSubmit={search}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: 'var(--header-height)',
            bgcolor: 'background.default',
            borderBottom: 1,
            borderColor: 'divider',
            '@keyframes drop': { from: { opacity: 0, transform: 'translateY(-8px)' } },
            animation: 'drop 200ms ease-out',
          }}
        >
          <Container sx={{ display: 'flex', alignItems: 'center', gap: 2, py: { xs: 1.5, md: 3 } }}>
            <label htmlFor={`${id}-text`}>
              <VisuallyHidden>{i18n.t('Search products')}</VisuallyHidden>
            </label>
            <Box
              component="input"
              id={`${id}-text`}
              name="search"
              type="search"
              autoFocus
              autoComplete="off"
              enterKeyHint="search"
              placeholder={i18n.t('Rings, jhumka, ruby…')}
              sx={{
                flex: 1,
                minWidth: 0,
                height: 44,
                p: 0,
                typography: 'h3',
                color: 'inherit',
                bgcolor: 'transparent',
                border: 0,
                borderBottom: 1,
                borderColor: 'controlBorder',
                borderRadius: 0,
                outline: 'none',
                '&:focus': {
                  borderColor: 'primary.main',
                  boxShadow: '0 1px var(--mui-palette-primary-main)',
                },
                '&::placeholder': { color: 'text.secondary', opacity: 1 },
                '&::-webkit-search-cancel-button': { display: 'none' },
              }}
            />
            <Button type="submit" variant="text" color="inherit">
              {i18n.t('Search')}
            </Button>
          </Container>
        </Box>
      )}
    </>
  );
}
