import { paths } from '#web/paths.ts';
import type { NavigationItem } from '../layout/navigation.ts';

/** Screens of the account. */
export const accountNavigation: NavigationItem[] = [
  { to: paths.dashboard, label: /*i18n*/ 'Dashboard' },
  { to: paths.orders, label: /*i18n*/ 'My orders' },
  { to: paths.wishlist, label: /*i18n*/ 'Wishlist' },
  { to: paths.alerts, label: /*i18n*/ 'Alerts' },
  { to: paths.addresses, label: /*i18n*/ 'Addresses' },
  { to: paths.myReviews, label: /*i18n*/ 'Reviews' },
  { to: paths.profile, label: /*i18n*/ 'Profile' },
];
