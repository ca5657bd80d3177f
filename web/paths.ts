/** Every address of the app. Routes are hash based, so these follow the `#`. */
export const paths = {
  home: '/',
  products: (query: Record<string, string> = {}) => {
    const text = new URLSearchParams(query).toString();
    return text ? `/products?${text}` : '/products';
  },
  product: (idOrSlug: string) => `/products/${encodeURIComponent(idOrSlug)}`,
  collections: '/collections',
  about: '/about',
  contact: '/contact',
  trackOrder: (number?: string) =>
    number ? `/track-order?number=${encodeURIComponent(number)}` : '/track-order',
  login: '/login',
  register: '/register',
  adminLogin: '/admin-login',
  cart: '/cart',
  checkout: '/checkout',
  orderSuccess: (orderId: string) => `/order-success/${encodeURIComponent(orderId)}`,
  dashboard: '/dashboard',
  orders: '/orders',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  profile: '/profile',
  admin: '/admin',
  sizeGuide: '/size-guide',
  careInstructions: '/care-instructions',
  faq: '/faq',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  shippingPolicy: '/shipping-policy',
  returnPolicy: '/return-policy',
  refundPolicy: '/refund-policy',
} as const;
