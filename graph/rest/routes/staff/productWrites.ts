import { z } from 'zod';
import { oneOf, readVersion, upper } from '../../inputs.ts';
import { defineRoutes, type RestRoute, type Tag } from '../../route.ts';
import {
  newProductInput,
  PRODUCT_FIELD_NAMES,
  productBody,
  productChange,
  productInput,
  productRules,
} from '../../shapes/productBody.ts';
import { staffProductSchema, toStaffProduct } from '../../shapes/staffProduct.ts';
import {
  CreateProductDocument,
  DeleteProductDocument,
  UpdateProductDocument,
} from './productWrites.generated.ts';

export const PRODUCT_STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;

const changeBody = productChange.extend({
  status: oneOf(PRODUCT_STATUSES).optional().describe('Active puts it up for sale.'),
  version: readVersion,
});

/** How staff write pieces, which has two addresses. */
export function productWrites(path: '/products' | '/admin/products', tag: Tag): RestRoute[] {
  const route = defineRoutes(tag);
  return [
    route({
      method: 'POST',
      path,
      summary: 'Begins a piece, as a draft. For staff.',
      description:
        'Its price is `price`, or is made from the rate of its metal with weight, making charge and stones.',
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
      variables: ({ body }) => ({ input: newProductInput(body) }),
      status: 201,
      answer: { product: staffProductSchema },
      data: ({ createProduct: { product } }) => product && { product: toStaffProduct(product) },
    }),
    route({
      method: 'PUT',
      path: `${path}/:id`,
      summary: 'Changes a piece, and puts it up for sale or takes it off. What is left out stays. For staff.',
      description: 'All of it or nothing: where the status is refused, nothing else changes either.',
      rules: productRules,
      body: changeBody,
      example: { name: 'Another ring' },
      fields: PRODUCT_FIELD_NAMES,
      document: UpdateProductDocument,
      variables: ({ params: { id }, body }) => ({
        input: {
          id,
          ...productInput(body),
          price: body.price,
          status: upper(body.status),
          version: body.version,
        },
      }),
      answer: { product: staffProductSchema },
      data: ({ updateProduct: { product } }) => product && { product: toStaffProduct(product) },
    }),
    route({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Deletes a piece that was never ordered; one that was can be archived. For staff.',
      document: DeleteProductDocument,
      variables: ({ params }) => ({ input: params }),
      answer: { deleted: z.boolean() },
      data: ({ deleteProduct: { deleted } }) => ({ deleted }),
    }),
  ];
}
