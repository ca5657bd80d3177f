import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CartState, emptyCart } from '#domain/orders/cart/cart.ts';
import { addLine, removeLine, updateQuantity } from '#domain/orders/cart/cartLines.ts';
import { type CartCopier, createCartCopier } from './cartCopier.ts';

interface StoredLine {
  id: string;
  productId: string;
  quantity: number;
}

/** The account's copy as the server keeps it, and how often it was asked for or saved. */
const account = {
  version: 0,
  couponCode: null as string | null,
  lines: [] as StoredLine[],
  reads: 0,
  saves: 0,
};
let isDown: boolean;
let log: ReturnType<typeof vi.spyOn>;

const copy = () => ({
  version: account.version,
  couponCode: account.couponCode,
  lines: account.lines.map(({ id, productId, quantity }) => ({
    ...{ id, quantity },
    product: { id: productId, slug: productId, name: productId, price: 1000, image: null },
    variant: { id: productId, size: null, price: 1000, weightMg: 5000 },
  })),
});

const client = {
  async query() {
    account.reads++;
    if (isDown) throw new Error('offline');
    return { data: { cartCopy: copy() } };
  },
  async mutate({
    variables,
  }: {
    variables: { input: { version: number; couponCode: null; lines: StoredLine[] } };
  }) {
    if (isDown) throw new Error('offline');
    const { version, couponCode, lines } = variables.input;
    const isFaster = version !== account.version;
    if (!isFaster)
      Object.assign(account, { version: version + 1, couponCode, lines, saves: account.saves + 1 });
    return { data: { updateCartCopy: { cartCopy: copy(), errors: isFaster ? [{ code: 'CONFLICT' }] : [] } } };
  },
} as unknown as ApolloClient;

/** A tab with its cart. Tabs of the same `storage` are of one browser. */
function aTab({ cart = emptyCart, viewerId = 'asha' } = {}) {
  const tab = { cart, isSignedIn: true, arrived: [] as number[] };
  const copier = createCartCopier({
    client,
    viewerId,
    read: () => tab.cart,
    write: (next) => {
      tab.cart = next;
    },
    isSignedIn: () => tab.isSignedIn,
    onArrival: (pieces) => tab.arrived.push(pieces),
  });
  return { tab, copier };
}

const product = (id: string) => ({ _id: id, name: id, price: 1000, image: '' });
const withLine = (cart: CartState, id: string) => addLine(cart, { product: product(id) }, `${id}-1`);
const ids = ({ items }: CartState) => items.map(({ id }) => id);

function change(
  { tab, copier }: { tab: { cart: CartState }; copier: CartCopier },
  next: (cart: CartState) => CartState,
) {
  tab.cart = next(tab.cart);
  copier.changed();
}

async function settle() {
  await vi.advanceTimersByTimeAsync(1000);
}

/** Another device of the account, with a storage of its own. */
async function elsewhere(work: () => Promise<void>) {
  const kept = localStorage.getItem('cartCopy');
  localStorage.removeItem('cartCopy');
  await work();
  if (kept) localStorage.setItem('cartCopy', kept);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  isDown = false;
  Object.assign(account, { version: 0, couponCode: null, lines: [], reads: 0, saves: 0 });
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  log.mockRestore();
});

test("a guest's cart goes to the account at the first sign-in", async () => {
  const { copier } = aTab({ cart: withLine(emptyCart, 'ring') });
  await copier.meet();
  expect(account).toMatchObject({
    version: 1,
    saves: 1,
    lines: [{ id: 'ring-1', productId: 'ring', quantity: 1 }],
  });
});

test('a new device gets what is in the account, is told how much, and writes nothing back', async () => {
  account.version = 3;
  account.lines = [{ id: 'ring-1', productId: 'ring', quantity: 2 }];
  const { tab, copier } = aTab();
  await copier.meet();
  expect(tab.cart).toMatchObject({
    totalItems: 2,
    totalAmount: 2000,
    items: [{ id: 'ring-1', quantity: 2 }],
  });
  expect(tab.arrived).toEqual([2]);
  expect(account.saves).toBe(0);
});

test('signing in again on the same device doubles nothing and saves nothing', async () => {
  const first = aTab({ cart: withLine(emptyCart, 'ring') });
  await first.copier.meet();
  first.copier.stop();
  const again = aTab({ cart: first.tab.cart });
  await again.copier.meet();
  expect(ids(again.tab.cart)).toEqual(['ring-1']);
  expect(account.saves).toBe(1);
});

test('many changes in a row are saved once, when they have settled', async () => {
  const tab = aTab();
  await tab.copier.meet();
  for (const product of ['ring', 'chain', 'stud', 'bangle']) {
    change(tab, (cart) => withLine(cart, product));
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(account.saves).toBe(0);
  await settle();
  expect(account).toMatchObject({ saves: 1, version: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(account).toMatchObject({ saves: 1, reads: 1 });
});

test('a change that is taken back before it settles is not saved', async () => {
  const tab = aTab();
  await tab.copier.meet();
  change(tab, (cart) => withLine(cart, 'ring'));
  change(tab, (cart) => removeLine(cart, 'ring-1'));
  await settle();
  expect(account.saves).toBe(0);
});

test('what waits is saved at once when the page is left', async () => {
  const tab = aTab();
  await tab.copier.meet();
  change(tab, (cart) => withLine(cart, 'ring'));
  await tab.copier.flush();
  expect(account.saves).toBe(1);
});

test('two devices that edit in turn lose nothing and double nothing', async () => {
  const phone = aTab();
  await phone.copier.meet();
  change(phone, (cart) => withLine(cart, 'ring'));
  await settle();
  await elsewhere(async () => {
    const laptop = aTab();
    await laptop.copier.meet();
    change(laptop, (cart) => withLine(cart, 'chain'));
    change(laptop, (cart) => updateQuantity(cart, 'ring-1', 3));
    await settle();
  });
  // Without having looked: its save is refused, brought together with what is there, and taken.
  change(phone, (cart) => withLine(cart, 'stud'));
  await settle();
  expect(account.lines.map(({ id, quantity }) => `${id}×${quantity}`).sort()).toEqual([
    'chain-1×1',
    'ring-1×3',
    'stud-1×1',
  ]);
  expect(ids(phone.tab.cart).sort()).toEqual(['chain-1', 'ring-1', 'stud-1']);
});

test('what was ordered on another device is gone from this one', async () => {
  const phone = aTab({ cart: withLine(emptyCart, 'ring') });
  await phone.copier.meet();
  Object.assign(account, { version: account.version + 1, lines: [] });
  await phone.copier.meet();
  expect(phone.tab.cart.items).toEqual([]);
});

test('of two tabs that save the same cart at once, one change is kept', async () => {
  const cart = withLine(emptyCart, 'ring');
  const [one, other] = [aTab(), aTab()];
  await one.copier.meet();
  for (const each of [one, other]) change(each, () => cart);
  await settle();
  expect(account).toMatchObject({ saves: 1, lines: [{ id: 'ring-1' }] });
});

test('a failure is only logged, and made up for with the next change', async () => {
  const tab = aTab();
  await tab.copier.meet();
  isDown = true;
  change(tab, (cart) => withLine(cart, 'ring'));
  await settle();
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'The cart could not be copied to the account.',
    expect.any(Error),
  );
  expect(ids(tab.tab.cart)).toEqual(['ring-1']);

  isDown = false;
  change(tab, (cart) => withLine(cart, 'chain'));
  await settle();
  expect(account.lines.map(({ id }) => id)).toEqual(['ring-1', 'chain-1']);
});

test('who signs out leaves nothing of the account in the browser, and finds it again', async () => {
  const tab = aTab();
  await tab.copier.meet();
  change(tab, (cart) => withLine(cart, 'ring'));
  await tab.copier.leave(() => {
    tab.tab.cart = emptyCart;
  });
  expect(tab.tab.cart).toEqual(emptyCart);
  expect(localStorage).toHaveLength(0);
  tab.copier.changed();
  await settle();
  expect(account).toMatchObject({ saves: 1, lines: [{ id: 'ring-1' }] });

  const again = aTab();
  await again.copier.meet();
  expect(ids(again.tab.cart)).toEqual(['ring-1']);
});

test('who signs out while the store cannot be reached keeps the cart in the browser', async () => {
  const tab = aTab();
  await tab.copier.meet();
  isDown = true;
  change(tab, (cart) => withLine(cart, 'ring'));
  const empty = vi.fn();
  await tab.copier.leave(empty);
  expect(empty).not.toHaveBeenCalled();
});

test('who signs out before the cart met the account leaves it as it is', async () => {
  account.lines = [{ id: 'chain-1', productId: 'chain', quantity: 1 }];
  const { tab, copier } = aTab({ cart: withLine(emptyCart, 'ring') });
  const empty = vi.fn();
  await copier.leave(empty);
  expect(empty).not.toHaveBeenCalled();
  expect(ids(tab.cart)).toEqual(['ring-1']);
});

test("whoever signs in after a session has run out takes nothing of the other's cart along", async () => {
  const asha = aTab({ cart: withLine(emptyCart, 'ring') });
  await asha.copier.meet();
  asha.copier.stop();
  const guest = withLine(asha.tab.cart, 'chain');
  Object.assign(account, { version: 0, lines: [] });
  const bina = aTab({ cart: guest, viewerId: 'bina' });
  await bina.copier.meet();
  expect(ids(bina.tab.cart)).toEqual(['chain-1']);
});

test('an answer that comes after somebody signed out changes nothing', async () => {
  account.lines = [{ id: 'ring-1', productId: 'ring', quantity: 1 }];
  const { tab, copier } = aTab();
  const meeting = copier.meet();
  tab.isSignedIn = false;
  await meeting;
  expect(tab.cart).toEqual(emptyCart);
  expect(localStorage).toHaveLength(0);
});
