import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export interface AdminPageProps {
  title: string;
  /** A line under the title. */
  subtitle?: ReactNode;
  /** Buttons to the right of the title. */
  actions?: ReactNode;
  /** What stands between the section and this screen, where there is anything. */
  trail?: readonly { label: string; to: string }[];
  children: ReactNode;
}

/** The frame of a screen of the back-office: where it is, its title, what can be done, and its content. */
export function AdminPage({ title, subtitle, actions, trail, children }: AdminPageProps) {
  return (
    <Box sx={{ px: { xs: 2, md: 3 }, pt: { xs: 1.5, md: 2 }, pb: 4, '@media print': { p: 0 } }}>
      <Breadcrumbs title={title} trail={trail} />
      <Stack
        component="header"
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 1.5,
          mb: { xs: 1.5, sm: 2 },
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <PageTitle>{title}</PageTitle>
          {subtitle && <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{subtitle}</Box>}
        </Box>
        {actions && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Box>
  );
}
