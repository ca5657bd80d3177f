import { expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const PARKED_SALE_FIELDS = 'id label content pieces total by';
const PARK = `mutation ($input: ParkSaleInput!) { parkSale(input: $input) {
  parkedSale { ${PARKED_SALE_FIELDS} } errors { reason field } } }`;
const RESUME = `mutation ($input: ParkedSaleInput!) { resumeParkedSale(input: $input) {
  parkedSale { ${PARKED_SALE_FIELDS} } errors { reason params message } } }`;
const LIST = `{ parkedSales { ${PARKED_SALE_FIELDS} } }`;
const content = { lines: [{ sku: 'RG-1', quantity: 2 }], buyer: { name: 'Sita' } };

test('a parked sale is listed at every till, and only the first till can resume it', async () => {
  const [maya, ram] = [await aSeller('Maya Thapa'), await aSeller('Ram Shakya')];
  const { parkedSale } = await parkSale(maya, { label: 'Blue sari', content, pieces: 2, total: 23_600 });

  const { data } = await server.graphql(LIST, {}, ram);
  expect(data?.parkedSales).toMatchObject([
    { id: parkedSale.id, label: 'Blue sari', by: 'Maya Thapa', pieces: 2, total: 23_600, content },
  ]);
  const responses = await Promise.all([resumeSale(maya, parkedSale.id), resumeSale(ram, parkedSale.id)]);
  const successes = responses.filter((response) => response.parkedSale);
  expect(successes).toMatchObject([{ parkedSale: { content } }]);
  const [refusedResponse] = responses.filter((response) => !response.parkedSale);
  const name = responses[0]?.parkedSale ? 'Maya Thapa' : 'Ram Shakya';
  expect(refusedResponse?.errors).toMatchObject([
    { reason: 'PARKED_SALE_ALREADY_RESUMED', message: `${name} has already resumed this sale.` },
  ]);
  expect((await server.graphql(LIST, {}, maya)).data?.parkedSales).toEqual([]);
});

test('a parked sale expires after a week and is deleted a week later', async () => {
  const maya = await aSeller('Maya Thapa');
  const { parkedSale } = await parkSale(maya, { label: 'Late', content, pieces: 1, total: 1000 });
  const start = server.clock.now;
  server.clock.now = new Date(start.getTime() + 8 * 86_400_000);
  expect((await server.graphql(LIST, {}, maya)).data?.parkedSales).toEqual([]);
  expect((await resumeSale(maya, parkedSale.id)).errors).toMatchObject([{ reason: 'PARKED_SALE_NOT_FOUND' }]);
  server.clock.now = start;
});

test.each([
  ['without a name', { label: ' ' }, 'label'],
  ['whose content is not an object', { content: [1] }, 'content'],
  ['whose content is too long', { content: { texts: ['x'.repeat(30_000), 'x'.repeat(30_000)] } }, 'content'],
])('a parked sale %s is refused', async (_case, overrides, field) => {
  const maya = await aSeller('Maya Thapa');
  const { errors } = await parkSale(maya, { label: 'Sari', content, pieces: 1, total: 1000, ...overrides });
  expect(errors).toMatchObject([{ field }]);
});

test('a scan finds a product for sale by its SKU or the SKU of a size', async () => {
  const maya = await aSeller('Maya Thapa');
  const ring = await aProduct(server.prisma, {
    variants: [
      { sku: 'LOTUS-7', size: '7' },
      { sku: 'LOTUS-9', size: '9' },
    ],
    sku: 'LOTUS',
  });
  const [plainProduct, draftProduct] = [
    await aProduct(server.prisma),
    await aProduct(server.prisma, { status: 'DRAFT' }),
  ];
  const scan = async (code: string) => {
    const query = 'query ($code: String!) { productByCode(code: $code) { product { id } variant { size } } }';
    return (await server.graphql(query, { code }, maya)).data?.productByCode;
  };

  expect(await scan('lotus-9 ')).toEqual({ product: { id: ring.id }, variant: { size: '9' } });
  expect(await scan('LOTUS')).toEqual({ product: { id: ring.id }, variant: null });
  expect(await scan(plainProduct.sku)).toEqual({ product: { id: plainProduct.id }, variant: { size: null } });
  for (const code of [draftProduct.sku, 'LOTUS-', '%', '']) expect(await scan(code)).toBeNull();
});

test('a phone number finds each customer and guest once', async () => {
  const maya = await aSeller('Maya Thapa');
  const phone = '+9779861234567';
  const customer = await aCustomer(server.prisma, { name: 'Sita Sharma', phone });
  await anOrder(server.prisma, { userId: customer.id, contactPhone: phone, buyerPan: '301234567' });
  await anOrder(server.prisma, { contactPhone: phone, contactName: 'Sita' });
  const guest = { contactPhone: '+9779861234999', contactName: 'Gita Rai', contactEmail: '' };
  await anOrder(server.prisma, guest);
  await anOrder(server.prisma, guest);
  const find = async (search: string) => {
    const query =
      'query ($search: String!) { counterCustomers(search: $search) { customerId name phone orders pan } }';
    return (await server.graphql(query, { search }, maya)).data?.counterCustomers;
  };

  expect(await find('98612300')).toEqual([]);
  expect(await find('986123')).toEqual([
    { customerId: customer.id, name: 'Sita Sharma', phone, orders: 1, pan: '301234567' },
    { customerId: null, name: 'Gita Rai', phone: guest.contactPhone, orders: 2, pan: null },
  ]);
  expect(await find('gita')).toMatchObject([{ name: 'Gita Rai' }]);
  for (const shortSearch of ['98', '986']) expect(await find(shortSearch)).toEqual([]);
});

test('a complete number in any notation finds every account with that number, and no partial matches', async () => {
  const maya = await aSeller('Maya Thapa');
  const phone = '+9779771234567';
  const [first, second] = [
    await aCustomer(server.prisma, { name: 'Rita Lama', phone }),
    await aCustomer(server.prisma, { name: 'Mina Lama', phone }),
  ];
  // These numbers match if the first three digits of the searched number are mistaken for the country code.
  for (let index = 0; index < 8; index += 1)
    await aCustomer(server.prisma, { name: `Other ${index}`, phone: `+9771234567${index}` });
  const find = async (search: string): Promise<string[]> => {
    const query = 'query ($search: String!) { counterCustomers(search: $search) { customerId } }';
    const { data } = await server.graphql(query, { search }, maya);
    return data?.counterCustomers.map(({ customerId }: { customerId: string }) => customerId).sort();
  };
  for (const searchText of ['9771234567', '+977 977-1234567', '00977 9771234567', '९७७१२३४५६७'])
    expect(await find(searchText)).toEqual([first.id, second.id].sort());
});

test('a receipt can be sent to an email address entered later, which the order stores', async () => {
  const maya = await aSeller('Maya Thapa');
  const { id } = await anOrder(server.prisma, {
    contactEmail: '',
    status: 'DELIVERED',
    fulfilment: 'COUNTER',
  });
  const SEND_RECEIPT =
    'mutation ($input: MailReceiptInput!) { mailReceipt(input: $input) { sent errors { reason } } }';
  const sendReceipt = async (email?: string) =>
    (await server.graphql(SEND_RECEIPT, { input: { id, email } }, maya)).data?.mailReceipt;

  expect(await sendReceipt()).toEqual({ sent: false, errors: [{ reason: 'NO_EMAIL_ADDRESS' }] });
  expect(await sendReceipt('Sita@example.com')).toEqual({ sent: true, errors: [] });
  expect(await sendReceipt()).toEqual({ sent: true, errors: [] });
  await runJobs(server);
  const emails = await server.prisma.mail.findMany({ where: { orderId: id } });
  expect(emails.map(({ template, toEmail }) => [template, toEmail])).toEqual([
    ['receipt', 'sita@example.com'],
    ['receipt', 'sita@example.com'],
  ]);
});

async function aSeller(name: string) {
  return { token: await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN', name })) };
}

type SellerClient = Awaited<ReturnType<typeof aSeller>>;

async function parkSale(client: SellerClient, input: object) {
  return (await server.graphql(PARK, { input }, client)).data?.parkSale;
}

async function resumeSale(client: SellerClient, id: string) {
  return (await server.graphql(RESUME, { input: { id } }, client)).data?.resumeParkedSale;
}
