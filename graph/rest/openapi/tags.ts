/**
 * Tags of the REST API in the order of the documentation; a route gets the first tag whose pattern matches its path.
 */
const TAGS = [
  { name: 'Authentication', description: 'Sign-up, sign-in and sessions.', paths: /^\/auth\// },
  { name: 'Reviews', description: 'Customer reviews of products.', paths: /\/reviews$/ },
  { name: 'Products', description: 'The catalogue, and its upkeep by staff.', paths: /\/products/ },
  { name: 'Orders', description: 'Placing, tracking and processing orders.', paths: /\/orders/ },
  { name: 'Customers', description: 'Customer accounts, for staff.', paths: /^\/admin\/customers/ },
  {
    name: 'Stock',
    description: 'Stock levels by variant and location, for staff.',
    paths: /^\/admin\/stock/,
  },
  { name: 'Prices', description: 'Price updates, for staff.', paths: /^\/admin\/prices/ },
  {
    name: 'Reports',
    description: 'Sales figures and counts, for staff.',
    paths: /^\/admin\/(dashboard|analytics|stats)/,
  },
  { name: 'Uploads', description: 'Photos to attach to products, for staff.', paths: /^\/admin\/uploads/ },
  { name: 'Events', description: 'A stream of changes in the store, for staff.', paths: /^\/admin\/events/ },
  { name: 'Addresses', description: "The signed-in customer's saved addresses.", paths: /\/addresses/ },
  {
    name: 'Wishlist',
    description: 'Saved and recently viewed products.',
    paths: /\/(wishlist|recently-viewed)/,
  },
  {
    name: 'Profile',
    description: "The signed-in customer's account.",
    paths: /^\/users?\/(profile|dashboard)/,
  },
  { name: 'Activity', description: "A customer's activity, stored with their consent.", paths: /^\/user\// },
];

export const tags = TAGS.map(({ name, description }) => ({ name, description }));

/** Returns the tag of a path such as `/admin/orders/:id`. */
export function findTag(path: string): string {
  const tag = TAGS.find(({ paths }) => paths.test(path));
  if (!tag) throw new Error(`graph/rest/openapi/tags.ts has no tag for ${path}.`);
  return tag.name;
}
