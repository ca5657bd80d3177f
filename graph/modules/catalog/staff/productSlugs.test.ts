import { beforeAll, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { writeProducts } from './testing/writeProducts.ts';

const server = useTestServer();
let admin: Shopper;
const { write, create } = writeProducts(server, () => admin);

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

const rename = (id: string, slug: string) => write('updateProduct', { id, slug });

/** Returns the product with this slug, after checking that the shop, the back office and REST agree. */
async function findBySlug(slug: string) {
  const shopResponse = await server.graphql('query ($id: ID!) { product(id: $id) { id slug } }', {
    id: slug,
  });
  const adminResponse = await admin.graphql('query ($id: ID!) { adminProduct(id: $id) { id slug } }', {
    id: slug,
  });
  const restResponse = await server.app.inject(`/api/products/${slug}`);
  expect(adminResponse.data?.adminProduct).toEqual(shopResponse.data?.product);
  expect(restResponse.json().data?.product.slug).toBe(shopResponse.data?.product?.slug);
  return shopResponse.data?.product ?? null;
}

test('a product is found by each former URL, and returned with its current one', async () => {
  const { id } = await aProduct(server.prisma, { slug: 'maya-ring' });
  await rename(id, 'maya-band');
  await rename(id, 'maya-ring-22k');
  for (const slug of ['maya-ring', 'maya-band', 'Maya-Band', 'maya-ring-22k', id])
    expect(await findBySlug(slug)).toEqual({ id, slug: 'maya-ring-22k' });

  await rename(id, 'maya-ring');
  for (const slug of ['maya-ring', 'maya-band', 'maya-ring-22k'])
    expect(await findBySlug(slug)).toEqual({ id, slug: 'maya-ring' });
  expect(await server.prisma.productSlug.count({ where: { productId: id } })).toBe(2);
});

test('a former URL taken by another product finds that product', async () => {
  const { id: first } = await aProduct(server.prisma, { slug: 'tara' });
  const { id: second } = await aProduct(server.prisma, { slug: 'chandra' });
  await rename(first, 'tara-one');
  expect(await findBySlug('tara')).toEqual({ id: first, slug: 'tara-one' });

  await rename(second, 'tara');
  expect(await findBySlug('tara')).toEqual({ id: second, slug: 'tara' });
  expect(await findBySlug('chandra')).toEqual({ id: second, slug: 'tara' });

  await rename(second, 'tara-two');
  expect(await findBySlug('tara')).toEqual({ id: second, slug: 'tara-two' });
  expect(await findBySlug('tara-one')).toEqual({ id: first, slug: 'tara-one' });
});

test('a new product gets a former URL only if it is entered explicitly', async () => {
  const { id } = await aProduct(server.prisma, { slug: 'surya-band' });
  await rename(id, 'surya-ring');
  const { product: firstProduct } = await create({ name: 'Surya Band', fixedPrice: 9000 });
  expect(firstProduct.slug).toBe('surya-band-2');
  expect(await findBySlug('surya-band')).toEqual({ id, slug: 'surya-ring' });

  const { product: secondProduct, errors } = await create({
    name: 'Surya',
    slug: 'surya-band',
    fixedPrice: 9000,
  });
  expect(errors).toEqual([]);
  expect(secondProduct.slug).toBe('surya-band');
  // A former URL does not show a draft to shoppers.
  const { data } = await server.graphql('{ product(id: "surya-band") { id } }');
  expect(data?.product).toBeNull();
});

test('saving the same URL creates no former URL', async () => {
  const { id } = await aProduct(server.prisma, { slug: 'lotus-stud' });
  await rename(id, 'lotus-stud');
  expect(await server.prisma.productSlug.count({ where: { productId: id } })).toBe(0);
});

test('deleting a product removes its former URLs', async () => {
  const { id } = await aProduct(server.prisma, { slug: 'old-pin' });
  await rename(id, 'new-pin');
  const DELETE = 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deleted } }';
  expect((await admin.graphql(DELETE, { id })).data?.deleteProduct).toEqual({ deleted: true });
  expect(await findBySlug('old-pin')).toBeNull();
});
