import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CartState, emptyCart } from '#domain/orders/cart/cart.ts';
import { addLine, removeLine, updateQuantity } from '#domain/orders/cart/cartLines.ts';
import { type CartSynchroniser, createCartSynchroniser } from './cartSynchroniser.ts';

interface StoredLine {
  id: string;
  productId: string;
  quantity: number;
}

/** The saved cart on the server, with counts of its reads and writes. */
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
    return { data: { savedCart: copy() } };
  },
  async mutate({
    variables,
  }: {
    variables: { input: { version: number; couponCode: null; lines: StoredLine[] } };
  }) {
    if (isDown) throw new Error('offline');
    const { version, couponCode, lines } = variables.input;
    const isConflict = version !== account.version;
    if (!isConflict)
      Object.assign(account, { version: version + 1, couponCode, lines, saves: account.saves + 1 });
    return {
      data: { updateSavedCart: { savedCart: copy(), errors: isConflict ? [{ code: 'CONFLICT' }] : [] } },
    };
  },
} as unknown as ApolloClient;

/** Creates a tab with its cart. Tabs with the same `storage` belong to one browser. */
function aTab({ cart = emptyCart, viewerId = 'asha' } = {}) {
  const tab = { cart, isSignedIn: true, arrived: [] as number[] };
  const copier = createCartSynchroniser({
    client,
    viewerId,
    readCart: () => tab.cart,
    writeCart: (next) => {
      tab.cart = next;
    },
    isSignedIn: () => tab.isSignedIn,
    onItemsAdded: (itemCount) => tab.arrived.push(itemCount),
  });
  return { tab, copier };
}

const product = (id: string) => ({ _id: id, name: id, price: 1000, image: '' });
const withLine = (cart: CartState, id: string) => addLine(cart, { product: product(id) }, `${id}-1`);
const ids = ({ items }: CartState) => items.map(({ id }) => id);

function change(
  { tab, copier }: { tab: { cart: CartState }; copier: CartSynchroniser },
  next: (cart: CartState) => CartState,
) {
  tab.cart = next(tab.cart);
  copier.scheduleSave();
}

async function settle() {
  await vi.advanceTimersByTimeAsync(1000);
}

/** Runs work on another device of the account, with its own storage. */
async function onOtherDevice(work: () => Promise<void>) {
  const savedCopy = localStorage.getItem('savedCart');
  localStorage.removeItem('savedCart');
  await work();
  if (savedCopy) localStorage.setItem('savedCart', savedCopy);
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

test("a guest's cart is saved to the account on the first sign-in", async () => {
  const { copier } = aTab({ cart: withLine(emptyCart, 'ring') });
  await copier.synchronise();
  expect(account).toMatchObject({
    version: 1,
    saves: 1,
    lines: [{ id: 'ring-1', productId: 'ring', quantity: 1 }],
  });
});

test('a new device loads the saved cart, reports the number of items and writes nothing back', async () => {
  account.version = 3;
  account.lines = [{ id: 'ring-1', productId: 'ring', quantity: 2 }];
  const { tab, copier } = aTab();
  await copier.synchronise();
  expect(tab.cart).toMatchObject({
    totalItems: 2,
    totalAmount: 2000,
    items: [{ id: 'ring-1', quantity: 2 }],
  });
  expect(tab.arrived).toEqual([2]);
  expect(account.saves).toBe(0);
});

test('signing in again on the same device duplicates nothing and saves nothing', async () => {
  const first = aTab({ cart: withLine(emptyCart, 'ring') });
  await first.copier.synchronise();
  first.copier.stop();
  const secondTab = aTab({ cart: first.tab.cart });
  await secondTab.copier.synchronise();
  expect(ids(secondTab.tab.cart)).toEqual(['ring-1']);
  expect(account.saves).toBe(1);
});

test('several changes in a row are saved once', async () => {
  const tab = aTab();
  await tab.copier.synchronise();
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

test('a change undone before the delay ends is not saved', async () => {
  const tab = aTab();
  await tab.copier.synchronise();
  change(tab, (cart) => withLine(cart, 'ring'));
  change(tab, (cart) => removeLine(cart, 'ring-1'));
  await settle();
  expect(account.saves).toBe(0);
});

test('a pending change is saved immediately when the page is left', async () => {
  const tab = aTab();
  await tab.copier.synchronise();
  change(tab, (cart) => withLine(cart, 'ring'));
  await tab.copier.flush();
  expect(account.saves).toBe(1);
});

test('two devices that edit in turn lose and duplicate nothing', async () => {
  const phone = aTab();
  await phone.copier.synchronise();
  change(phone, (cart) => withLine(cart, 'ring'));
  await settle();
  await onOtherDevice(async () => {
    const laptop = aTab();
    await laptop.copier.synchronise();
    change(laptop, (cart) => withLine(cart, 'chain'));
    change(laptop, (cart) => updateQuantity(cart, 'ring-1', 3));
    await settle();
  });
  // The phone has not loaded the latest version: its save is refused, merged and saved again.
  change(phone, (cart) => withLine(cart, 'stud'));
  await settle();
  expect(account.lines.map(({ id, quantity }) => `${id}×${quantity}`).sort()).toEqual([
    'chain-1×1',
    'ring-1×3',
    'stud-1×1',
  ]);
  expect(ids(phone.tab.cart).sort()).toEqual(['chain-1', 'ring-1', 'stud-1']);
});

test('items ordered on another device are removed from this one', async () => {
  const phone = aTab({ cart: withLine(emptyCart, 'ring') });
  await phone.copier.synchronise();
  Object.assign(account, { version: account.version + 1, lines: [] });
  await phone.copier.synchronise();
  expect(phone.tab.cart.items).toEqual([]);
});

test('if two tabs save the same cart at the same time, the change is applied once', async () => {
  const cart = withLine(emptyCart, 'ring');
  const [tabA, tabB] = [aTab(), aTab()];
  await tabA.copier.synchronise();
  for (const each of [tabA, tabB]) change(each, () => cart);
  await settle();
  expect(account).toMatchObject({ saves: 1, lines: [{ id: 'ring-1' }] });
});

test('a failure is only logged, and the next change saves again', async () => {
  const tab = aTab();
  await tab.copier.synchronise();
  isDown = true;
  change(tab, (cart) => withLine(cart, 'ring'));
  await settle();
  expect(log).toHaveBeenCalledExactlyOnceWith('Cart could not be saved to the account.', expect.any(Error));
  expect(ids(tab.tab.cart)).toEqual(['ring-1']);

  isDown = false;
  change(tab, (cart) => withLine(cart, 'chain'));
  await settle();
  expect(account.lines.map(({ id }) => id)).toEqual(['ring-1', 'chain-1']);
});

test('signing out removes the account’s cart from the browser, and signing in restores it', async () => {
  const tab = aTab();
  await tab.copier.synchronise();
  change(tab, (cart) => withLine(cart, 'ring'));
  await tab.copier.prepareLogout(() => {
    tab.tab.cart = emptyCart;
  });
  expect(tab.tab.cart).toEqual(emptyCart);
  expect(localStorage).toHaveLength(0);
  tab.copier.scheduleSave();
  await settle();
  expect(account).toMatchObject({ saves: 1, lines: [{ id: 'ring-1' }] });

  const secondTab = aTab();
  await secondTab.copier.synchronise();
  expect(ids(secondTab.tab.cart)).toEqual(['ring-1']);
});

test('signing out while the server is unreachable keeps the cart in the browser', async () => {
  const tab = aTab();
  await tab.copier.synchronise();
  isDown = true;
  change(tab, (cart) => withLine(cart, 'ring'));
  const empty = vi.fn();
  await tab.copier.prepareLogout(empty);
  expect(empty).not.toHaveBeenCalled();
});

test('signing out before the first synchronisation keeps the cart', async () => {
  account.lines = [{ id: 'chain-1', productId: 'chain', quantity: 1 }];
  const { tab, copier } = aTab({ cart: withLine(emptyCart, 'ring') });
  const empty = vi.fn();
  await copier.prepareLogout(empty);
  expect(empty).not.toHaveBeenCalled();
  expect(ids(tab.cart)).toEqual(['ring-1']);
});

test("a sign-in after an expired session does not take over the other account's cart", async () => {
  const asha = aTab({ cart: withLine(emptyCart, 'ring') });
  await asha.copier.synchronise();
  asha.copier.stop();
  const guest = withLine(asha.tab.cart, 'chain');
  Object.assign(account, { version: 0, lines: [] });
  const bina = aTab({ cart: guest, viewerId: 'bina' });
  await bina.copier.synchronise();
  expect(ids(bina.tab.cart)).toEqual(['chain-1']);
});

test('a response after signing out changes nothing', async () => {
  account.lines = [{ id: 'ring-1', productId: 'ring', quantity: 1 }];
  const { tab, copier } = aTab();
  const synchronising = copier.synchronise();
  tab.isSignedIn = false;
  await synchronising;
  expect(tab.cart).toEqual(emptyCart);
  expect(localStorage).toHaveLength(0);
});
