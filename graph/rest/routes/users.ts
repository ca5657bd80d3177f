import { z } from 'zod';
import { profileSchema } from '#domain/accounts/accountSchema.ts';
import { savedAddressSchema as savedAddressRules } from '#domain/customers/savedAddressSchema.ts';
import type { AddressPayload, RecentlyViewedItem, WishlistItem } from '#graph/schema/schema.generated.ts';
import { ERRORS } from '../failure.ts';
import { routesOf } from '../route.ts';
import {
  addressBody,
  addressInput,
  SAVED_ADDRESS,
  savedAddressOf,
  savedAddressSchema,
} from '../shapes/address.ts';
import { instant } from '../shapes/entity.ts';
import { ORDER, orderOf, orderSchema } from '../shapes/order.ts';
import { PRODUCT, productOf, productSchema } from '../shapes/product.ts';
import { USER, userOf, userSchema } from '../shapes/user.ts';
import { ownOrders } from './orders.ts';

const route = routesOf('Users');

const ADDRESSES = `{ address ${SAVED_ADDRESS} addresses ${SAVED_ADDRESS} ${ERRORS} }`;
const WISHLIST = `wishlist { product ${PRODUCT} addedAt }`;
const RECENTLY_VIEWED = `recentlyViewed { product ${PRODUCT} viewedAt }`;

const savedBody = { label: z.string().nullish(), ...addressBody, isDefault: z.boolean().optional() };
const addressAnswer = { address: savedAddressSchema, addresses: z.array(savedAddressSchema) };
const productIdBody = z.strictObject({ productId: z.string() });
const wishlistSchema = z.array(
  z
    .object({ productId: z.string(), product: productSchema, addedAt: instant })
    .meta({ id: 'WishlistItem', description: 'A piece on the wishlist.' }),
);
const recentlyViewedSchema = z.array(
  z
    .object({ productId: z.string(), product: productSchema, viewedAt: instant })
    .meta({ id: 'RecentlyViewedItem', description: 'A piece that was looked at.' }),
);

export const users = [
  route({
    method: 'GET',
    path: '/users/profile',
    summary: 'The signed-in account.',
    document: `query { me ${USER} }`,
    answer: { user: userSchema },
    data: ({ me }) => ({ user: userOf(me) }),
  }),
  route({
    method: 'PUT',
    path: '/users/profile',
    summary: 'Changes the own name, phone or preferences. What is left out stays.',
    rules: profileSchema,
    body: z.strictObject({
      name: z.string().optional(),
      phone: z.string().nullish(),
      preferences: z.record(z.string(), z.unknown()).nullish(),
    }),
    document: `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user ${USER} ${ERRORS} } }`,
    variables: ({ body: { name, phone, preferences } }) => ({ input: { name, phone, preferences } }),
    answer: { user: userSchema },
    data: ({ updateProfile: { user } }) => user && { user: userOf(user) },
  }),
  route({
    method: 'GET',
    path: '/users/dashboard',
    summary: 'The own figures, newest orders, wishlist and recently viewed pieces.',
    document: `query {
      customerDashboard {
        stats { orders inProgress spent wishlist } recentOrders ${ORDER} ${WISHLIST} ${RECENTLY_VIEWED}
      }
    }`,
    answer: {
      stats: z.object({
        orders: z.int(),
        inProgress: z.int().describe('Placed and not yet delivered.'),
        spent: z.int().describe('NPR, on delivered orders.'),
        wishlist: z.int(),
      }),
      recentOrders: z.array(orderSchema),
      wishlist: wishlistSchema,
      recentlyViewed: recentlyViewedSchema,
    },
    data: ({ customerDashboard: { stats, recentOrders, wishlist, recentlyViewed } }) => ({
      stats,
      recentOrders: recentOrders.map(orderOf),
      wishlist: wishlist.map(itemOf),
      recentlyViewed: recentlyViewed.map(itemOf),
    }),
  }),
  route({
    method: 'POST',
    path: '/users/addresses',
    summary: 'Saves an address. The first becomes the default.',
    rules: savedAddressRules,
    body: z.strictObject(savedBody),
    document: `mutation ($input: CreateAddressInput!) { createAddress(input: $input) ${ADDRESSES} }`,
    variables: ({ body }) => ({ input: savedInput(body) }),
    status: 201,
    answer: addressAnswer,
    data: ({ createAddress }) => addressesOf(createAddress),
  }),
  route({
    method: 'GET',
    path: '/users/addresses',
    summary: 'The saved addresses, the default first.',
    document: `query { addresses ${SAVED_ADDRESS} }`,
    answer: { addresses: z.array(savedAddressSchema) },
    data: ({ addresses }) => ({ addresses: addresses.map(savedAddressOf) }),
  }),
  route({
    method: 'PUT',
    path: '/users/addresses/:id',
    summary: 'Changes a saved address. What is left out stays.',
    rules: savedAddressRules,
    body: z.strictObject(savedBody).partial(),
    document: `mutation ($input: UpdateAddressInput!) { updateAddress(input: $input) ${ADDRESSES} }`,
    variables: ({ params, body }) => ({ input: { id: params.id, ...savedInput(body) } }),
    answer: addressAnswer,
    data: ({ updateAddress }) => addressesOf(updateAddress),
  }),
  route({
    method: 'DELETE',
    path: '/users/addresses/:id',
    summary: 'Deletes a saved address.',
    document: `mutation ($input: DeleteAddressInput!) { deleteAddress(input: $input) ${ADDRESSES} }`,
    variables: ({ params }) => ({ input: params }),
    answer: addressAnswer,
    data: ({ deleteAddress }) => addressesOf(deleteAddress),
  }),
  ownOrders('/users/orders'),
  route({
    method: 'GET',
    path: '/users/wishlist',
    summary: 'The pieces kept in mind, newest first.',
    document: `query { ${WISHLIST} }`,
    answer: { wishlist: wishlistSchema },
    data: ({ wishlist }) => ({ wishlist: wishlist.map(itemOf) }),
  }),
  route({
    method: 'POST',
    path: '/users/wishlist',
    summary: 'Puts a piece on the wishlist.',
    body: productIdBody,
    document: `mutation ($input: WishlistInput!) { addToWishlist(input: $input) { ${WISHLIST} ${ERRORS} } }`,
    variables: ({ body: { productId } }) => ({ input: { productId } }),
    answer: { wishlist: wishlistSchema },
    data: ({ addToWishlist: { wishlist } }) => wishlist && { wishlist: wishlist.map(itemOf) },
  }),
  route({
    method: 'DELETE',
    path: '/users/wishlist/:id',
    summary: "Takes a piece off the wishlist; the id is the product's.",
    document: `mutation ($input: WishlistInput!) { removeFromWishlist(input: $input) { ${WISHLIST} ${ERRORS} } }`,
    variables: ({ params }) => ({ input: { productId: params.id } }),
    answer: { wishlist: wishlistSchema },
    data: ({ removeFromWishlist: { wishlist } }) => wishlist && { wishlist: wishlist.map(itemOf) },
  }),
  route({
    method: 'GET',
    path: '/users/recently-viewed',
    summary: 'The pieces looked at last, newest first, up to 20.',
    document: `query { ${RECENTLY_VIEWED} }`,
    answer: { recentlyViewed: recentlyViewedSchema },
    data: ({ recentlyViewed }) => ({ recentlyViewed: recentlyViewed.map(itemOf) }),
  }),
  route({
    method: 'POST',
    path: '/users/recently-viewed',
    summary: 'Moves a piece to the front of the recently viewed ones.',
    body: productIdBody,
    document: `mutation ($input: RecordProductViewInput!) {
      recordProductView(input: $input) { ${RECENTLY_VIEWED} ${ERRORS} }
    }`,
    variables: ({ body: { productId } }) => ({ input: { productId } }),
    answer: { recentlyViewed: recentlyViewedSchema },
    data: ({ recordProductView: { recentlyViewed } }) =>
      recentlyViewed && { recentlyViewed: recentlyViewed.map(itemOf) },
  }),
];

type SavedBody = Partial<z.output<z.ZodObject<typeof savedBody>>>;

function savedInput({ label, isDefault, ...body }: SavedBody) {
  return { label, isDefault, ...addressInput(body) };
}

function addressesOf({ address, addresses }: AddressPayload) {
  return address && { address: savedAddressOf(address), addresses: (addresses ?? []).map(savedAddressOf) };
}

/** The id beside the product, so that a list can be matched without looking into its products. */
function itemOf<Item extends WishlistItem | RecentlyViewedItem>(item: Item) {
  return { ...item, productId: item.product.id, product: productOf(item.product) };
}
