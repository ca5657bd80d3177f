export interface Screen {
  name: string;
  /** `:id` stands for an order of the account, or for the record that the list below names. */
  path: string;
  /** Heading that identifies the screen. */
  heading: RegExp;
  /**
   * True if the screen is checked at both widths, and for layout shifts, motion, focus and touch targets. Other
   * screens look the same on a desktop, with more space around them.
   */
  isFullyChecked?: boolean;
}

/** Screens that can be opened by URL alone, by area. */
export const SCREENS: Record<string, readonly Screen[]> = {
  'the front of the shop': [
    { name: 'home', path: '/', heading: /Gold at its true weight/, isFullyChecked: true },
    { name: 'products', path: '/products', heading: /^All jewelry$/, isFullyChecked: true },
    { name: 'gold rings', path: '/products?category=gold&type=rings', heading: /^Gold rings$/ },
    { name: 'nothing found', path: '/products?search=zzzzqqq', heading: /zzzzqqq/ },
    {
      name: 'product',
      path: '/products/himal-solitaire-ring-18k',
      heading: /^Himal Solitaire Ring$/,
      isFullyChecked: true,
    },
  ],
  'the rest of the shop': [
    { name: 'collections', path: '/collections', heading: /Collections/, isFullyChecked: true },
    { name: 'collection', path: '/collections/heritage', heading: /^Heritage/ },
    { name: 'about', path: '/about', heading: /^Fine jewelry/ },
    { name: 'contact', path: '/contact', heading: /^Contact us$/, isFullyChecked: true },
    { name: 'track order', path: '/track-order', heading: /^Track your order$/ },
    {
      name: 'unknown address',
      path: '/no-such-screen',
      heading: /^404 - Page Not Found$/,
      isFullyChecked: true,
    },
  ],
  'what a visitor has put together': [
    { name: 'empty cart', path: '/cart', heading: /^Your cart is empty$/ },
    { name: 'empty wishlist', path: '/wishlist', heading: /^Wishlist$/ },
    { name: 'checkout of an empty cart', path: '/checkout', heading: /^Your cart is empty$/ },
    { name: 'nothing to compare', path: '/compare', heading: /^Compare/ },
  ],
  'the doors to an account': [
    { name: 'login', path: '/login', heading: /^Login$/, isFullyChecked: true },
    { name: 'register', path: '/register', heading: /^Create/, isFullyChecked: true },
    { name: 'admin login', path: '/admin-login', heading: /Admin/ },
    { name: 'forgotten password', path: '/forgot-password', heading: /^Forgot your password/ },
    { name: 'reset password', path: '/reset-password', heading: /^New password$/ },
    { name: 'verify email', path: '/verify-email', heading: /^Email address$/ },
    { name: 'keep email', path: '/keep-email', heading: /^Keep your email address$/ },
    { name: 'invitation', path: '/invitation', heading: /^This invitation is no longer valid$/ },
  ],
  'advice and policies': [
    { name: 'size guide', path: '/size-guide', heading: /^Size guide$/ },
    { name: 'care instructions', path: '/care-instructions', heading: /^Care instructions$/ },
    { name: 'FAQ', path: '/faq', heading: /^Frequently asked questions$/ },
    { name: 'privacy policy', path: '/privacy-policy', heading: /^Privacy policy$/ },
    { name: 'terms of service', path: '/terms-of-service', heading: /^Terms of service$/ },
    { name: 'shipping policy', path: '/shipping-policy', heading: /^Shipping policy$/ },
    { name: 'return policy', path: '/return-policy', heading: /^Return policy$/ },
    { name: 'refund policy', path: '/refund-policy', heading: /^Refund policy$/ },
  ],
};

/** Reconciliation screens of the back office; `:id` stands for a remittance. */
export const RECONCILIATION_SCREENS: readonly Screen[] = [
  { name: 'statements', path: '/admin/reconciliation', heading: /^Reconciliation$/ },
  { name: 'courier cash', path: '/admin/reconciliation/couriers', heading: /^Courier cash$/ },
  { name: 'remittance', path: '/admin/reconciliation/couriers/:id', heading: /^Upaya · / },
  { name: 'closing', path: '/admin/reconciliation/closing', heading: /^Daily closing$/ },
];

/** Screens of a customer's account. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard', heading: /^Namaste/, isFullyChecked: true },
  { name: 'orders', path: '/orders', heading: /^My orders$/ },
  { name: 'order', path: '/orders/:id', heading: /^Order /, isFullyChecked: true },
  { name: 'invoice', path: '/orders/:id/invoice', heading: /Invoice/ },
  { name: 'profile', path: '/profile', heading: /^Profile$/, isFullyChecked: true },
  { name: 'addresses', path: '/addresses', heading: /^Addresses$/, isFullyChecked: true },
  { name: 'reviews', path: '/reviews', heading: /^Reviews$/ },
  { name: 'alerts', path: '/alerts', heading: /^Alerts$/ },
];
