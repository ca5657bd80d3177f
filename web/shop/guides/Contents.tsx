import { useLingui } from '@lingui/react';
import { Box, Link } from '@mui/material';
import { Overline } from '#web/ui/Overline.tsx';

/** Table of contents. The URL fragment is the route, so the links scroll to the sections and focus them. */
export function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const { i18n } = useLingui();
  const label = i18n.t('On this page');
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: { xs: 'none', lg: 'block' },
        position: 'sticky',
        top: 'calc(var(--header-height) + 32px)',
        alignSelf: 'start',
      }}
    >
      <Overline sx={{ mb: 1 }}>{label}</Overline>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              component="button"
              type="button"
              variant="body2"
              color="inherit"
              onClick={() => scrollToSection(id)}
              sx={{ minHeight: 44, textAlign: 'left' }}
            >
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Scrolls to the heading of a section and focuses it. */
export function scrollToSection(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView?.({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
