import { z } from 'zod';
import { profileSchema } from '#domain/accounts/accountSchema.ts';
import { savedAddressSchema as savedAddressRules } from '#domain/customers/savedAddressSchema.ts';
import { defineRoute } from '../route.ts';
import {
  addressBody,
  EXAMPLE_ADDRESS,
  savedAddressSchema,
  toAddressInput,
  toSavedAddress,
} from '../shapes/address.ts';
import { EXAMPLE_ID, instant, toReadOnlyFields } from '../shapes/entity.ts';
import { orderSchema, toOrder } from '../shapes/order.ts';
import type { ProductFieldsFragment } from '../shapes/product.generated.ts';
import { productSchema, toProduct } from '../shapes/product.ts';
import { toUser, userSchema } from '../shapes/user.ts';
import { createOwnOrdersRoute } from './orders.ts';
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

const savedAddressBody = z.strictObject({
  ...toReadOnlyFields(savedAddressSchema),
  label: z.string().nullish(),
  ...addressBody,
  isDefault: z.boolean().optional(),
});
const addressResponse = { address: savedAddressSchema, addresses: z.array(savedAddressSchema) };
const wishlistItemSchema = z
  .object({ productId: z.string().describe('Id of the product.'), product: productSchema, addedAt: instant })
  .meta({ id: 'WishlistItem', description: 'A product on the wishlist.' });
const viewedProductSchema = z
  .object({ productId: z.string().describe('Id of the product.'), product: productSchema, viewedAt: instant })
  .meta({ id: 'RecentlyViewedItem', description: 'A product viewed recently.' });
const wishlistSchema = z.array(wishlistItemSchema);
const recentlyViewedSchema = z.array(viewedProductSchema);

export const users = [
  defineRoute({
    method: 'GET',
    path: '/users/profile',
    summary: 'Returns the signed-in account.',
    document: MeDocument,
    answer: { user: userSchema },
    data: ({ me }) => ({ user: toUser(me) }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/users/profile',
    summary:
      'Changes the name, phone number, preferences or activity consent of the signed-in account. Omitted fields do not change.',
    rules: profileSchema,
    body: z.strictObject({
      name: z.string().optional(),
      phone: z.string().nullish(),
      preferences: z.record(z.string(), z.unknown()).nullish(),
      hasActivityConsent: z
        .boolean()
        .nullish()
        .describe('True to allow activity records. False also removes existing ones.'),
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
  defineRoute({
    method: 'GET',
    path: '/users/dashboard',
    summary:
      'Returns figures, latest orders, wishlist and recently viewed products of the signed-in account.',
    document: CustomerDashboardDocument,
    answer: {
      stats: z.object({
        orders: z.int(),
        inProgress: z.int().describe('Orders placed and not yet delivered.'),
        spent: z.int().describe('Total of delivered orders, NPR.'),
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
  defineRoute({
    method: 'POST',
    path: '/users/addresses',
    summary: 'Saves an address. The first one becomes the default.',
    rules: savedAddressRules,
    body: savedAddressBody,
    example: EXAMPLE_ADDRESS,
    document: CreateAddressDocument,
    variables: ({ body }) => ({
      input: { label: body.label, isDefault: body.isDefault, ...toAddressInput(body) },
    }),
    status: 201,
    answer: addressResponse,
    data: ({ createAddress }) => toAddresses(createAddress),
  }),
  defineRoute({
    method: 'PUT',
    path: '/users/addresses/:id',
    summary: 'Changes a saved address. Omitted fields do not change.',
    rules: savedAddressRules,
    body: savedAddressBody.partial(),
    example: { label: 'Home' },
    document: UpdateAddressDocument,
    variables: ({ params: { id }, body }) => ({
      input: { id, label: body.label, isDefault: body.isDefault, ...toAddressInput(body) },
    }),
    answer: addressResponse,
    data: ({ updateAddress }) => toAddresses(updateAddress),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/users/addresses/:id',
    summary: 'Deletes a saved address.',
    document: DeleteAddressDocument,
    variables: ({ params }) => ({ input: params }),
    answer: addressResponse,
    data: ({ deleteAddress }) => toAddresses(deleteAddress),
  }),
  createOwnOrdersRoute('/users/orders'),
  defineRoute({
    method: 'GET',
    path: '/users/wishlist',
    summary: 'Lists the wishlist, newest first.',
    document: WishlistDocument,
    answer: { wishlist: wishlistSchema },
    data: ({ wishlist }) => ({ wishlist: wishlist.map(toItem) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/users/wishlist',
    summary: 'Adds a product to the wishlist.',
    body: z.strictObject({ ...toReadOnlyFields(wishlistItemSchema), productId: z.string() }),
    example: { productId: EXAMPLE_ID },
    document: AddToWishlistDocument,
    variables: ({ body: { productId } }) => ({ input: { productId } }),
    answer: { wishlist: wishlistSchema },
    data: ({ addToWishlist: { wishlist } }) => wishlist && { wishlist: wishlist.map(toItem) },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/users/wishlist/:id',
    summary: 'Removes a product from the wishlist. The id is that of the product.',
    document: RemoveFromWishlistDocument,
    variables: ({ params }) => ({ input: { productId: params.id } }),
    answer: { wishlist: wishlistSchema },
    data: ({ removeFromWishlist: { wishlist } }) => wishlist && { wishlist: wishlist.map(toItem) },
  }),
  defineRoute({
    method: 'GET',
    path: '/users/recently-viewed',
    summary: 'Lists up to 20 recently viewed products, newest first.',
    document: RecentlyViewedDocument,
    answer: { recentlyViewed: recentlyViewedSchema },
    data: ({ recentlyViewed }) => ({ recentlyViewed: recentlyViewed.map(toItem) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/users/recently-viewed',
    summary: 'Moves a product to the front of the recently viewed ones.',
    body: z.strictObject({ ...toReadOnlyFields(viewedProductSchema), productId: z.string() }),
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

/** Includes the product id, so that clients can compare the list without reading the products. */
function toItem<Item extends { product: ProductFieldsFragment }>(item: Item) {
  return { ...item, productId: item.product.id, product: toProduct(item.product) };
}
