import { z } from 'zod';
import { profileSchema } from '#domain/accounts/accountSchema.ts';
import { savedAddressSchema as savedAddressRules } from '#domain/customers/savedAddressSchema.ts';
import { defineRoutes } from '../route.ts';
import {
  addressBody,
  addressInput,
  EXAMPLE_ADDRESS,
  savedAddressSchema,
  toSavedAddress,
} from '../shapes/address.ts';
import { asRead, EXAMPLE_ID, instant } from '../shapes/entity.ts';
import { orderSchema, toOrder } from '../shapes/order.ts';
import type { ProductFieldsFragment } from '../shapes/product.generated.ts';
import { productSchema, toProduct } from '../shapes/product.ts';
import { toUser, userSchema } from '../shapes/user.ts';
import { ownOrders } from './orders.ts';
import { MeDocument, RecordConsentDocument, UpdateProfileDocument } from './profile.generated.ts';
import {
  type AddressesFragment,
  AddToWishlistDocument,
  CreateAddressDocument,
  CustomerDashboardDocument,
  DeleteAddressDocument,
  RecentlyViewedDocument,
  RecordProductViewDocument,
  RemoveFromWishlistDocument,
  UpdateAddressDocument,
  WishlistDocument,
} from './users.generated.ts';

const route = defineRoutes('Users');

const savedBody = z.strictObject({
  ...asRead(savedAddressSchema),
  label: z.string().nullish(),
  ...addressBody,
  isDefault: z.boolean().optional(),
});
const addressAnswer = { address: savedAddressSchema, addresses: z.array(savedAddressSchema) };
const wishSchema = z
  .object({ productId: z.string(), product: productSchema, addedAt: instant })
  .meta({ id: 'WishlistItem', description: 'A piece on the wishlist.' });
const viewedSchema = z
  .object({ productId: z.string(), product: productSchema, viewedAt: instant })
  .meta({ id: 'RecentlyViewedItem', description: 'A piece that was looked at.' });
const wishlistSchema = z.array(wishSchema);
const recentlyViewedSchema = z.array(viewedSchema);

export const users = [
  route({
    method: 'GET',
    path: '/users/profile',
    summary: 'The signed-in account.',
    document: MeDocument,
    answer: { user: userSchema },
    data: ({ me }) => ({ user: toUser(me) }),
  }),
  route({
    method: 'PUT',
    path: '/users/profile',
    summary: 'Changes the own name, phone, preferences or consent to store activity. What is left out stays.',
    rules: profileSchema,
    body: z.strictObject({
      name: z.string().optional(),
      phone: z.string().nullish(),
      preferences: z.record(z.string(), z.unknown()).nullish(),
      hasActivityConsent: z
        .boolean()
        .nullish()
        .describe('Whether activity may be stored. False also removes what was stored.'),
    }),
    example: { name: 'New Name' },
    document: UpdateProfileDocument,
    variables: ({ body: { name, phone, preferences } }) => ({ input: { name, phone, preferences } }),
    after: {
      when: ({ body }) => typeof body.hasActivityConsent === 'boolean',
      document: RecordConsentDocument,
      variables: ({ body }) => ({ input: { consent: body.hasActivityConsent === true } }),
    },
    answer: { user: userSchema },
    data: ({ updateProfile, setActivityConsent }) => {
      const { user } = setActivityConsent ?? updateProfile;
      return user && { user: toUser(user) };
    },
  }),
  route({
    method: 'GET',
    path: '/users/dashboard',
    summary: 'The own figures, newest orders, wishlist and recently viewed pieces.',
    document: CustomerDashboardDocument,
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
      recentOrders: recentOrders.map(toOrder),
      wishlist: wishlist.map(toItem),
      recentlyViewed: recentlyViewed.map(toItem),
    }),
  }),
  route({
    method: 'POST',
    path: '/users/addresses',
    summary: 'Saves an address. The first becomes the default.',
    rules: savedAddressRules,
    body: savedBody,
    example: EXAMPLE_ADDRESS,
    document: CreateAddressDocument,
    variables: ({ body }) => ({
      input: { label: body.label, isDefault: body.isDefault, ...addressInput(body) },
    }),
    status: 201,
    answer: addressAnswer,
    data: ({ createAddress }) => toAddresses(createAddress),
  }),
  route({
    method: 'PUT',
    path: '/users/addresses/:id',
    summary: 'Changes a saved address. What is left out stays.',
    rules: savedAddressRules,
    body: savedBody.partial(),
    example: { label: 'Home' },
    document: UpdateAddressDocument,
    variables: ({ params: { id }, body }) => ({
      input: { id, label: body.label, isDefault: body.isDefault, ...addressInput(body) },
    }),
    answer: addressAnswer,
    data: ({ updateAddress }) => toAddresses(updateAddress),
  }),
  route({
    method: 'DELETE',
    path: '/users/addresses/:id',
    summary: 'Deletes a saved address.',
    document: DeleteAddressDocument,
    variables: ({ params }) => ({ input: params }),
    answer: addressAnswer,
    data: ({ deleteAddress }) => toAddresses(deleteAddress),
  }),
  ownOrders('/users/orders'),
  route({
    method: 'GET',
    path: '/users/wishlist',
    summary: 'The pieces kept in mind, newest first.',
    document: WishlistDocument,
    answer: { wishlist: wishlistSchema },
    data: ({ wishlist }) => ({ wishlist: wishlist.map(toItem) }),
  }),
  route({
    method: 'POST',
    path: '/users/wishlist',
    summary: 'Puts a piece on the wishlist.',
    body: z.strictObject({ ...asRead(wishSchema), productId: z.string() }),
    example: { productId: EXAMPLE_ID },
    document: AddToWishlistDocument,
    variables: ({ body: { productId } }) => ({ input: { productId } }),
    answer: { wishlist: wishlistSchema },
    data: ({ addToWishlist: { wishlist } }) => wishlist && { wishlist: wishlist.map(toItem) },
  }),
  route({
    method: 'DELETE',
    path: '/users/wishlist/:id',
    summary: "Takes a piece off the wishlist; the id is the product's.",
    document: RemoveFromWishlistDocument,
    variables: ({ params }) => ({ input: { productId: params.id } }),
    answer: { wishlist: wishlistSchema },
    data: ({ removeFromWishlist: { wishlist } }) => wishlist && { wishlist: wishlist.map(toItem) },
  }),
  route({
    method: 'GET',
    path: '/users/recently-viewed',
    summary: 'The pieces looked at last, newest first, up to 20.',
    document: RecentlyViewedDocument,
    answer: { recentlyViewed: recentlyViewedSchema },
    data: ({ recentlyViewed }) => ({ recentlyViewed: recentlyViewed.map(toItem) }),
  }),
  route({
    method: 'POST',
    path: '/users/recently-viewed',
    summary: 'Moves a piece to the front of the recently viewed ones.',
    body: z.strictObject({ ...asRead(viewedSchema), productId: z.string() }),
    example: { productId: EXAMPLE_ID },
    document: RecordProductViewDocument,
    variables: ({ body: { productId } }) => ({ input: { productId } }),
    answer: { recentlyViewed: recentlyViewedSchema },
    data: ({ recordProductView: { recentlyViewed } }) =>
      recentlyViewed && { recentlyViewed: recentlyViewed.map(toItem) },
  }),
];

function toAddresses({ address, addresses }: AddressesFragment) {
  return address && { address: toSavedAddress(address), addresses: (addresses ?? []).map(toSavedAddress) };
}

/** The id beside the product, so that a list can be matched without looking into its products. */
function toItem<Item extends { product: ProductFieldsFragment }>(item: Item) {
  return { ...item, productId: item.product.id, product: toProduct(item.product) };
}
