/** Every screen that can be reached by its address alone, and the heading or text it is known by. */
export const SCREENS = [
  { name: 'home', path: '/', shows: /Gold with a name/ },
  { name: 'products', path: '/products', shows: /All jewelry/ },
  { name: 'gold rings', path: '/products?category=gold&type=rings', shows: /Gold rings/i },
  { name: 'nothing found', path: '/products?search=zzzzqqq', shows: /zzzzqqq/ },
  { name: 'product', path: '/products/himal-solitaire-ring-18k', shows: /Himal Solitaire Ring/ },
  { name: 'collections', path: '/collections', shows: /Collections/ },
  { name: 'about', path: '/about', shows: /./ },
  { name: 'contact', path: '/contact', shows: /./ },
  { name: 'track order', path: '/track-order', shows: /Track your order/ },
  { name: 'login', path: '/login', shows: /./ },
  { name: 'register', path: '/register', shows: /Create/ },
  { name: 'admin login', path: '/admin-login', shows: /Admin/ },
  { name: 'cart', path: '/cart', shows: /Shopping Cart/ },
  { name: 'checkout', path: '/checkout', shows: /Checkout|Your cart is empty/ },
  { name: 'unknown address', path: '/no-such-screen', shows: /404 - Page Not Found/ },
] as const;
