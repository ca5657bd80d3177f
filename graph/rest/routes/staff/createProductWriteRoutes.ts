import { z } from 'zod';
import { lowerCaseEnum, objectVersion, toUpper } from '../../inputs.ts';
import { defineRoute, type RestRoute } from '../../route.ts';
import {
  PRODUCT_FIELD_NAMES,
  productBody,
  productChangeBody,
  productRules,
  toNewProductInput,
  toProductInput,
} from '../../shapes/productBody.ts';
import { staffProductSchema, toStaffProduct } from '../../shapes/staffProduct.ts';
import {
  CreateProductDocument,
  DeleteProductDocument,
  UpdateProductDocument,
} from './productWrites.generated.ts';

export const PRODUCT_STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;

const changeBody = productChangeBody.extend({
  status: lowerCaseEnum(PRODUCT_STATUSES).optional().describe('Set `active` to publish the product.'),
  version: objectVersion,
});

/** Returns the routes that staff use to write products, for one of their two paths. */
export function createProductWriteRoutes(path: '/products' | '/admin/products'): RestRoute[] {
  return [
    defineRoute({
      method: 'POST',
      path,
      summary: 'Creates a product as a draft.',
      description:
        'The price is `price`, or is computed from the metal rate, weight, making charge and stones.',
      rules: productRules,
      body: productBody,
      example: {
        name: 'Plain ring',
        description: 'A plain band of gold.',
        category: 'gold',
        type: 'rings',
        metal: 'gold',
        purity: '22K',
        specifications: { weight: { value: 5 } },
        price: 50_000,
        stock: 1,
      },
      fields: PRODUCT_FIELD_NAMES,
      document: CreateProductDocument,
      variables: ({ body }) => ({ input: toNewProductInput(body) }),
      status: 201,
      answer: { product: staffProductSchema },
      data: ({ createProduct: { product } }) => product && { product: toStaffProduct(product) },
    }),
    defineRoute({
      method: 'PUT',
      path: `${path}/:id`,
      summary: 'Changes, publishes or unpublishes a product. Omitted fields do not change.',
      description: 'If the status is rejected, nothing else changes either.',
      rules: productRules,
      body: changeBody,
      example: { name: 'Another ring' },
      fields: PRODUCT_FIELD_NAMES,
      document: UpdateProductDocument,
      variables: ({ params: { id }, body }) => ({
        input: {
          id,
          ...toProductInput(body),
          price: body.price,
          status: toUpper(body.status),
          version: body.version,
        },
      }),
      answer: { product: staffProductSchema },
      data: ({ updateProduct: { product } }) => product && { product: toStaffProduct(product) },
    }),
    defineRoute({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Deletes a product that was never ordered. Others can be archived.',
      document: DeleteProductDocument,
      variables: ({ params }) => ({ input: params }),
      answer: { deleted: z.boolean() },
      data: ({ deleteProduct: { deleted } }) => ({ deleted }),
    }),
  ];
}
