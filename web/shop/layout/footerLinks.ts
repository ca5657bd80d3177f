import { paths } from '#web/paths.ts';
import type { NavigationItem } from './navigation.ts';

export const categoryLinks: NavigationItem[] = [
  { to: paths.products({ category: 'gold' }), label: /*i18n*/ 'Gold' },
  { to: paths.products({ category: 'silver' }), label: /*i18n*/ 'Silver' },
  { to: paths.products({ category: 'diamond' }), label: /*i18n*/ 'Diamond' },
  { to: paths.products({ type: 'rings' }), label: /*i18n*/ 'Rings' },
  { to: paths.products({ type: 'necklaces' }), label: /*i18n*/ 'Necklaces' },
  { to: paths.products({ type: 'earrings' }), label: /*i18n*/ 'Earrings' },
];

export const helpLinks: NavigationItem[] = [
  { to: paths.trackOrder(), label: /*i18n*/ 'Track Order' },
  { to: paths.sizeGuide, label: /*i18n*/ 'Size Guide' },
  { to: paths.careInstructions, label: /*i18n*/ 'Care Instructions' },
  { to: paths.faq, label: /*i18n*/ 'FAQ' },
  { to: paths.about, label: /*i18n*/ 'About' },
  { to: paths.contact, label: /*i18n*/ 'Contact' },
];

export const policyLinks: NavigationItem[] = [
  { to: paths.privacyPolicy, label: /*i18n*/ 'Privacy Policy' },
  { to: paths.termsOfService, label: /*i18n*/ 'Terms of Service' },
  { to: paths.shippingPolicy, label: /*i18n*/ 'Shipping Policy' },
  { to: paths.returnPolicy, label: /*i18n*/ 'Return Policy' },
  { to: paths.refundPolicy, label: /*i18n*/ 'Refund Policy' },
];
