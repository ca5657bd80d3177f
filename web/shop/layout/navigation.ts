import { isStaff, type Role } from '#domain/accounts/roles.ts';
import { paths } from '#web/paths.ts';

export interface NavigationItem {
  to: string;
  /** Translatable text. */
  label: string;
}

const publicItems: NavigationItem[] = [
  { to: paths.home, label: /*i18n*/ 'Home' },
  { to: paths.products(), label: /*i18n*/ 'Products' },
  { to: paths.collections, label: /*i18n*/ 'Collections' },
  { to: paths.about, label: /*i18n*/ 'About' },
  { to: paths.contact, label: /*i18n*/ 'Contact' },
  { to: paths.cart, label: /*i18n*/ 'Cart' },
];

/** Returns the main navigation for this visitor. */
export function getNavigation(viewer: { role: Role } | null): NavigationItem[] {
  if (!viewer) return publicItems;
  const accountItems = [...publicItems, { to: paths.dashboard, label: /*i18n*/ 'Dashboard' }];
  return isStaff(viewer.role)
    ? [...accountItems, { to: paths.admin, label: /*i18n*/ 'Admin' }]
    : accountItems;
}
