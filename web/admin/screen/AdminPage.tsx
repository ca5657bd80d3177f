import { useLingui } from '@lingui/react';
import { Box, Link, Stack, Breadcrumbs as Trail, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { toSection } from '#web/admin/sections.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';

interface BreadcrumbsProps {
  title: string;
  trail?: readonly { label: string; to: string }[];
}

export interface AdminPageProps {
  title: string;
  /** Line below the title. */
  subtitle?: ReactNode;
  /** Buttons next to the title. */
  actions?: ReactNode;
  /** Breadcrumb links between the section and this screen. */
  trail?: readonly { label: string; to: string }[];
  children: ReactNode;
}

/** Frame of a back-office screen: breadcrumbs, title, actions and content. */
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

/** Breadcrumbs: one link per level, from the dashboard down to this screen. */
function Breadcrumbs({ title, trail = [] }: BreadcrumbsProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  if (pathname === adminPaths.dashboard) return null;

  const section = toSection(pathname);
  const breadcrumbs = [{ label: i18n.t('Admin'), to: adminPaths.dashboard as string }];
  const label = section && i18n.t(section.label);
  // A screen with the same title as its section, such as a list next to an open record, gets no link to the section.
  if (section && label && label !== title && ![pathname, adminPaths.dashboard].includes(section.path))
    breadcrumbs.push({ label, to: section.path });
  return (
    <Trail
      aria-label={i18n.t('Breadcrumbs')}
      sx={{ mb: 0.5, typography: 'caption', '@media print': { display: 'none' } }}
    >
      {[...breadcrumbs, ...trail].map(({ label, to }) => (
        <Link key={to} component={RouterLink} to={to} color="textSecondary">
          {label}
        </Link>
      ))}
      <Typography variant="caption" aria-current="page" noWrap sx={{ maxWidth: '40ch', display: 'block' }}>
        {title}
      </Typography>
    </Trail>
  );
}
