import { beforeEach, describe, expect, test } from 'vitest';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const PULCHOWK = {
  label: 'Home',
  name: 'Asha',
  phone: '9841000000',
  province: 'Bagmati',
  district: 'Lalitpur',
  municipality: 'Lalitpur',
  ward: 3,
  street: 'Pulchowk 12',
  landmark: 'Zoo',
};

const FIELDS = `address { id street isDefault } addresses { id street isDefault } errors { code field message }`;

let shopper: Shopper;

beforeEach(async () => {
  shopper = await aShopper(server);
});

async function change(name: string, input: Record<string, unknown>, client = shopper) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await client.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${FIELDS} } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

/** Saves an address a second after the previous one. Returns its id. */
async function save(street: string, overrides: Record<string, unknown> = {}): Promise<string> {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const { address, errors } = await change('createAddress', { ...PULCHOWK, street, ...overrides });
  expect(errors).toEqual([]);
  return address.id;
}

async function listStreets(client = shopper): Promise<string[]> {
  const { data } = await client.graphql('{ addresses { street isDefault } }');
  return data?.addresses.map(
    ({ street, isDefault }: { street: string; isDefault: boolean }) => `${street}${isDefault ? '*' : ''}`,
  );
}

describe('an address', () => {
  test('is normalised by the rules of the checkout', async () => {
    const { id } = (await change('createAddress', { ...PULCHOWK, name: ' Asha ', label: ' Home ' })).address;
    const { data } = await shopper.graphql(
      '{ addresses { id label name phone province district municipality ward street landmark isDefault } }',
    );
    expect(data?.addresses).toEqual([{ ...PULCHOWK, id, phone: '+9779841000000', isDefault: true }]);
  });

  test('needs no label, ward or landmark', async () => {
    const { label, ward, landmark, ...least } = PULCHOWK;
    expect((await change('createAddress', least)).errors).toEqual([]);
    const { data } = await shopper.graphql('{ addresses { label ward landmark } }');
    expect(data?.addresses).toEqual([{ label: null, ward: null, landmark: null }]);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Enter your name.'],
    [{ name: 'x'.repeat(81) }, 'name', 'Use at most 80 characters for the name.'],
    [{ phone: '12' }, 'phone', 'Enter a 10-digit mobile number, such as 98XXXXXXXX.'],
    [{ province: 'Bihar' }, 'province', expect.stringMatching(/^Choose a province: Koshi, Madhesh, /)],
    [{ district: 'Jhapa' }, 'district', expect.stringMatching(/^Choose a district in \w+: /)],
    [
      { municipality: 'Pokhara' },
      'municipality',
      expect.stringMatching(/^Choose a municipality in Lalitpur: /),
    ],
    [{ ward: 33 }, 'ward', 'Choose a ward in Lalitpur, from 1 to 29.'],
    [{ ward: 0 }, 'ward', 'Choose a ward.'],
    [{ street: '' }, 'street', 'Enter the street or tole.'],
    [{ street: 'x'.repeat(121) }, 'street', 'Use at most 120 characters for the street.'],
    [{ landmark: 'x'.repeat(121) }, 'landmark', 'Use at most 120 characters for the landmark.'],
    [{ label: 'x'.repeat(41) }, 'label', 'Use at most 40 characters for the label.'],
  ])('with %j is refused, and nothing is saved', async (overrides, field, message) => {
    const result = await change('createAddress', { ...PULCHOWK, ...overrides });
    expect(result).toEqual({
      address: null,
      addresses: null,
      errors: [{ code: 'INVALID', field, message }],
    });
    expect(await listStreets()).toEqual([]);
  });

  test('is refused with all errors together', async () => {
    const { errors } = await change('createAddress', {
      ...PULCHOWK,
      name: '',
      phone: 'x',
      district: 'Jhapa',
    });
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'phone', 'district']);
  });
});

describe('the list', () => {
  test('shows the default first, then the newest', async () => {
    for (const street of ['one', 'two', 'three']) await save(street);
    expect(await listStreets()).toEqual(['one*', 'three', 'two']);
  });

  test('contains at most 20 addresses, even after simultaneous requests', async () => {
    for (let index = 1; index <= 18; index++) await save(`street ${index}`);
    const results = await Promise.all(
      ['a', 'b', 'c', 'd'].map((street) => change('createAddress', { ...PULCHOWK, street })),
    );
    const refusalErrors = results.flatMap(({ errors }) => errors);
    expect(refusalErrors).toEqual(
      Array(2).fill({ code: 'TOO_MANY', field: null, message: 'You can save up to 20 addresses.' }),
    );
    expect(await listStreets()).toHaveLength(20);
  });
});

describe('the default', () => {
  test('is the first saved address, even if that was not requested', async () => {
    await save('one', { isDefault: false });
    expect(await listStreets()).toEqual(['one*']);
  });

  test('is a later address that is saved as the default', async () => {
    await save('one');
    await save('two', { isDefault: true });
    expect(await listStreets()).toEqual(['two*', 'one']);
  });

  test('can be changed with setDefaultAddress and updateAddress', async () => {
    const [first, second] = [await save('one'), await save('two')];
    const result = await change('setDefaultAddress', { id: second });
    expect(result.address).toEqual({ id: second, street: 'two', isDefault: true });
    expect(result.addresses.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    await change('setDefaultAddress', { id: second });
    expect(await listStreets()).toEqual(['two*', 'one']);
    await change('updateAddress', { id: first, isDefault: true });
    expect(await listStreets()).toEqual(['one*', 'two']);
  });

  test('cannot be unset, only moved to another address', async () => {
    const [first, second] = [await save('one'), await save('two')];
    expect((await change('updateAddress', { id: first, isDefault: false })).errors).toEqual([
      {
        code: 'INVALID',
        field: 'isDefault',
        message: 'To change the default, make another address the default.',
      },
    ]);
    expect((await change('updateAddress', { id: second, isDefault: false })).errors).toEqual([]);
    expect(await listStreets()).toEqual(['one*', 'two']);
  });

  test('moves to the newest other address when the default address is deleted', async () => {
    const first = await save('one');
    for (const street of ['two', 'three']) await save(street);
    const result = await change('deleteAddress', { id: first });
    expect(result.address).toEqual({ id: first, street: 'one', isDefault: true });
    expect(await listStreets()).toEqual(['three*', 'two']);
  });

  test('stays when another address is deleted', async () => {
    await save('one');
    await change('deleteAddress', { id: await save('two') });
    expect(await listStreets()).toEqual(['one*']);
  });

  test('is the next saved address after all addresses were deleted', async () => {
    await change('deleteAddress', { id: await save('one') });
    expect(await listStreets()).toEqual([]);
    await save('two');
    expect(await listStreets()).toEqual(['two*']);
  });

  test('is exactly one address after simultaneous requests', async () => {
    const ids = [await save('one'), await save('two'), await save('three'), await save('four')];
    for (let round = 0; round < 3; round++) {
      const results = await Promise.all([
        ...ids.slice(1).map((id) => change('setDefaultAddress', { id })),
        ...ids.slice(1).map((id) => change('updateAddress', { id, isDefault: true })),
        change('createAddress', { ...PULCHOWK, street: `new ${round}`, isDefault: true }),
      ]);
      expect(results.flatMap(({ errors }) => errors)).toEqual([]);
      expect((await listStreets()).filter((street) => street.endsWith('*'))).toHaveLength(1);
    }
  });

  test('is exactly one address after simultaneous first saves', async () => {
    await Promise.all(['a', 'b', 'c'].map((street) => change('createAddress', { ...PULCHOWK, street })));
    const savedStreets = await listStreets();
    expect(savedStreets).toHaveLength(3);
    expect(savedStreets.filter((street) => street.endsWith('*'))).toHaveLength(1);
  });

  test('is unique in the database', async () => {
    await save('one');
    const second = await save('two');
    await expect(
      server.prisma.savedAddress.update({ where: { id: second }, data: { defaultOfId: shopper.user.id } }),
    ).rejects.toMatchObject({ code: 'P2002' });
  });
});

describe('updateAddress', () => {
  test('changes only the given fields', async () => {
    const id = await save('one');
    await change('updateAddress', { id, ward: null, label: null, street: ' Jhamsikhel 4 ' });
    const { data } = await shopper.graphql('{ addresses { label name ward street landmark } }');
    expect(data?.addresses).toEqual([
      { label: null, name: 'Asha', ward: null, street: 'Jhamsikhel 4', landmark: 'Zoo' },
    ]);
  });

  test.each([
    [{ name: null }, 'name', 'Enter your name.'],
    [{ province: null }, 'province', 'Choose a province.'],
    [{ province: 'Koshi' }, 'district', expect.stringMatching(/^Choose a district in \w+: /)],
    [{ ward: 31 }, 'ward', 'Choose a ward in Lalitpur, from 1 to 29.'],
  ])('with %j is refused, and nothing changes', async (overrides, field, message) => {
    const id = await save('one');
    const { errors } = await change('updateAddress', { id, street: 'changed', ...overrides });
    expect(errors).toContainEqual({ code: 'INVALID', field, message });
    expect(await listStreets()).toEqual(['one*']);
  });
});

describe('another account’s address', () => {
  const notFoundErrors = [{ code: 'NOT_FOUND', field: 'id', message: 'This address no longer exists.' }];

  test.each(['updateAddress', 'deleteAddress', 'setDefaultAddress'])('is not found by %s', async (name) => {
    const id = await save('one');
    const other = await aShopper(server);
    expect((await change(name, { id }, other)).errors).toEqual(notFoundErrors);
    expect((await change(name, { id: 'nothing' }, other)).errors).toEqual(notFoundErrors);
    const admin = await aShopper(server, { role: 'SUPER_ADMIN' });
    expect((await change(name, { id }, admin)).errors).toEqual(notFoundErrors);
    expect(await listStreets()).toEqual(['one*']);
  });

  test('is not listed', async () => {
    await save('one');
    expect(await listStreets(await aShopper(server))).toEqual([]);
  });
});

test.each([
  '{ addresses { id } }',
  'mutation { deleteAddress(input: { id: "x" }) { errors { code } } }',
  'mutation { setDefaultAddress(input: { id: "x" }) { errors { code } } }',
  'mutation { updateAddress(input: { id: "x" }) { errors { code } } }',
])('a guest must sign in to request %j', async (query) => {
  const { errors } = await server.graphql(query);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
