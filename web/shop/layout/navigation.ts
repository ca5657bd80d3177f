import { isStaff, type Role } from '#domain/accounts/roles.ts';
import { paths } from '#web/paths.ts';

export interface NavigationItem {
  to: string;
  /** A text of the catalog. */
  label: string;
}

const forEveryone: NavigationItem[] = [
  { to: paths.home, label: /*i18n*/ 'Home' },
  { to: paths.products(), label: /*i18n*/ 'Products' },
  { to: paths.collections, label: /*i18n*/ 'Collections' },
  { to: paths.about, label: /*i18n*/ 'About' },
  { to: paths.contact, label: /*i18n*/ 'Contact' },
  { to: paths.cart, label: /*i18n*/ 'Cart' },
];

/** The main ways through the shop, for this visitor. */
export function navigationFor(viewer: { role: Role } | null): NavigationItem[] {
  if (!viewer) return forEveryone;
  const own = [...forEveryone, { to: paths.dashboard, label: /*i18n*/ 'Dashboard' }];
  return isStaff(viewer.role) ? [...own, { to: paths.admin, label: /*i18n*/ 'Admin' }] : own;
}
