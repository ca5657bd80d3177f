import { LOAD_PASSWORD } from '#tools/load/customers.ts';
import { questionsOfList } from './lists.ts';
import type { Question } from './question.ts';
import type { Samples } from './samples.ts';
import { asked } from './screens.ts';

/** What shoppers ask of a store: the shelves, and what is their own. */
export function shopperQuestions(samples: Samples): Question[] {
  return [...shelves(samples), ...own(samples)];
}

function shelves(samples: Samples): Question[] {
  const { productId, productIds, collection } = samples;
  const line = { productId, size: samples.productSize, quantity: 1 };
  return [
    ...questionsOfList({
      name: 'shelf',
      asker: 'anyone',
      operation: 'ProductListPage',
      given: { sort: 'FEATURED' },
      sorts: ['NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'POPULAR'],
      filters: {
        'gold rings': { category: 'GOLD', type: 'RINGS' },
        'search, common word': { search: 'gold' },
      },
    }),
    anyone('shelf: how much of what', asked('ProductFacets'), { filter: {} }),
    anyone('shelf: how much of what, search', asked('ProductFacets'), { filter: { search: 'gold' } }),
    anyone('suggestions', asked('SearchSuggestions'), { text: 'gol' }),
    anyone('piece with thousands of reviews', asked('ProductPage'), { id: productId }),
    anyone(
      'piece with thousands of reviews: a hundred of them',
      'query ($id: ID!) { product(id: $id) { reviews(first: 100) { totalCount edges { node { id comment } } } } }',
      { id: productId },
    ),
    anyone('featured', asked('HomePage')),
    anyone('trending', asked('TrendingProducts'), { limit: 8 }),
    anyone('strip across the shop', asked('BannerStrip')),
    anyone('collections', asked('CollectionsPage')),
    anyone('collection', asked('CollectionPage'), { slug: collection }),
    anyone('named pieces', asked('ComparePage'), { ids: productIds.slice(0, 4) }),
    anyone('checkout: prices that are held', asked('HeldCart'), {
      input: { lines: [line] },
      ids: [productId],
    }),
    anyone('cart', asked('CartCheck'), { input: { lines: [line] }, ids: [productId] }),
    anyone('rates', asked('MetalRates')),
    anyone('rates of a year', asked('RateChart'), { metal: 'GOLD', days: 365 }),
    anyone('store', asked('Store')),
    anyone('track an order', asked('TrackOrderPage'), { number: samples.orderNumber }),
    anyone('shared wishlist that is none', asked('SharedWishlistPage'), { token: 'x'.repeat(48) }),
    anyone('invitation that is none', asked('InvitationPage'), { token: 'x'.repeat(48) }),
  ];
}

function own({ buyerEmail, ...samples }: Samples): Question[] {
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { token errors { message } } }';
  const orders =
    'query ($first: Int!, $offset: Int) { orders(first: $first, offset: $offset) { totalCount edges { node { id number status } } } }';
  return [
    anyone('sign in', login, { input: { email: buyerEmail, password: LOAD_PASSWORD } }),
    shopper('me', asked('Profile')),
    shopper('first page of the account', asked('DashboardPage')),
    shopper('own orders', asked('OrdersPage')),
    shopper('own orders: one status', asked('OrdersPage'), { status: 'RETURNED' }),
    shopper('own orders: the oldest', orders, { first: 25, offset: 2000 }),
    shopper(
      'own order',
      '{ orders(first: 1) { edges { node { id lines { name } timeline { status at } } } } }',
    ),
    shopper('order of somebody else', asked('OrderPage'), { id: samples.orderNumber }),
    shopper('addresses', asked('Addresses')),
    shopper('wishlist', asked('WishlistPage')),
    shopper('who sees the wishlist', '{ wishlistSharing { token } }'),
    shopper('last looked at', '{ recentlyViewed { viewedAt product { id name price images { url } } } }'),
    shopper('what is waited for', asked('MyAlerts')),
    shopper('copy of the cart', asked('CartCopy')),
    shopper('own reviews', asked('MyReviews')),
    shopper('own review of a piece', asked('MyReviewOf'), { productId: samples.productId }),
    shopper('devices', asked('Devices')),
    shopper('own activity', '{ activities(first: 25) { totalCount edges { node { id type at } } } }'),
  ];
}

function anyone(what: string, document: string, variables?: Record<string, unknown>): Question {
  return { what, asker: 'anyone', document, variables };
}

function shopper(what: string, document: string, variables?: Record<string, unknown>): Question {
  return { what, asker: 'shopper', document, variables };
}
