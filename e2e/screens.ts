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
  { name: 'unknown address', path: '/no-such-screen', heading: /^404 - Page Not Found$/ },
] as const;
