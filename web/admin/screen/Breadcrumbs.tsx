import { useLingui } from '@lingui/react';
import { Link, Breadcrumbs as Trail, Typography } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { toSection } from '#web/admin/sections.ts';
import { Link as RouterLink } from '#web/ui/navigation/Link.tsx';

export interface BreadcrumbsProps {
  title: string;
  trail?: readonly { label: string; to: string }[];
}

/** The way from the dashboard to this screen. */
export function Breadcrumbs({ title, trail = [] }: BreadcrumbsProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  if (pathname === adminPaths.dashboard) return null;

  const section = toSection(pathname);
  const way = [{ label: i18n.t('Admin'), to: adminPaths.dashboard as string }];
  const label = section && i18n.t(section.label);
  // A screen that goes by its section's name, such as a list with what is open beside it, is the section itself.
  if (section && label && label !== title && ![pathname, adminPaths.dashboard].includes(section.path))
    way.push({ label, to: section.path });
  return (
    <Trail
      aria-label={i18n.t('Breadcrumbs')}
      sx={{ mb: 0.5, typography: 'caption', '@media print': { display: 'none' } }}
    >
      {[...way, ...trail].map(({ label, to }) => (
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
