/** Every screen that can be reached by its address alone, and the heading it is known by. */
export const SCREENS = [
  { name: 'home', path: '/', heading: /Gold at its true weight/ },
  { name: 'products', path: '/products', heading: /^All jewelry$/ },
  { name: 'gold rings', path: '/products?category=gold&type=rings', heading: /^Gold rings$/ },
  { name: 'nothing found', path: '/products?search=zzzzqqq', heading: /zzzzqqq/ },
  { name: 'product', path: '/products/himal-solitaire-ring-18k', heading: /^Himal Solitaire Ring$/ },
  { name: 'collections', path: '/collections', heading: /Collections/ },
  { name: 'about', path: '/about', heading: /./ },
  { name: 'contact', path: '/contact', heading: /./ },
  { name: 'track order', path: '/track-order', heading: /^Track your order$/ },
  { name: 'login', path: '/login', heading: /./ },
  { name: 'register', path: '/register', heading: /^Create/ },
  { name: 'admin login', path: '/admin-login', heading: /Admin/ },
  { name: 'empty cart', path: '/cart', heading: /^Your cart is empty$/ },
  { name: 'checkout of an empty cart', path: '/checkout', heading: /./ },
  { name: 'collection', path: '/collections/heritage', heading: /^Heritage/ },
  { name: 'empty wishlist', path: '/wishlist', heading: /^Wishlist$/ },
  { name: 'nothing to compare', path: '/compare', heading: /./ },
  { name: 'forgotten password', path: '/forgot-password', heading: /./ },
  { name: 'reset password', path: '/reset-password', heading: /./ },
  { name: 'verify e-mail', path: '/verify-email', heading: /./ },
  { name: 'unknown address', path: '/no-such-screen', heading: /^404 - Page Not Found$/ },
] as const;

/** The pages of advice and of policy. */
export const GUIDES = [
  { name: 'size guide', path: '/size-guide', heading: /^Size guide$/ },
  { name: 'care instructions', path: '/care-instructions', heading: /^Care instructions$/ },
  { name: 'FAQ', path: '/faq', heading: /^Frequently asked questions$/ },
  { name: 'privacy policy', path: '/privacy-policy', heading: /^Privacy policy$/ },
  { name: 'terms of service', path: '/terms-of-service', heading: /^Terms of service$/ },
  { name: 'shipping policy', path: '/shipping-policy', heading: /^Shipping policy$/ },
  { name: 'return policy', path: '/return-policy', heading: /^Return policy$/ },
  { name: 'refund policy', path: '/refund-policy', heading: /^Refund policy$/ },
] as const;

/** The screens of somebody's own account; `:id` stands for one of their orders. */
export const ACCOUNT_SCREENS = [
  { name: 'dashboard', path: '/dashboard', heading: /^Namaste/ },
  { name: 'orders', path: '/orders', heading: /^My orders$/ },
  { name: 'order', path: '/orders/:id', heading: /^Order / },
  { name: 'invoice', path: '/orders/:id/invoice', heading: /Invoice/ },
  { name: 'profile', path: '/profile', heading: /^Profile$/ },
  { name: 'addresses', path: '/addresses', heading: /^Addresses$/ },
  { name: 'reviews', path: '/reviews', heading: /^Reviews$/ },
] as const;
