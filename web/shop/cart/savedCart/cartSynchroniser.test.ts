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
const accountCart = {
  version: 0,
  couponCode: null as string | null,
  lines: [] as StoredLine[],
  reads: 0,
  saves: 0,
};
let isServerDown: boolean;
let logError: ReturnType<typeof vi.spyOn>;

const copySavedCart = () => ({
  version: accountCart.version,
  couponCode: accountCart.couponCode,
  lines: accountCart.lines.map(({ id, productId, quantity }) => ({
    ...{ id, quantity },
    product: { id: productId, slug: productId, name: productId, price: 1000, image: null },
    variant: { id: productId, size: null, price: 1000, weightMg: 5000 },
  })),
});

const client = {
  async query() {
    accountCart.reads++;
    if (isServerDown) throw new Error('offline');
    return { data: { savedCart: copySavedCart() } };
  },
  async mutate({
    variables,
  }: {
    variables: { input: { version: number; couponCode: null; lines: StoredLine[] } };
  }) {
    if (isServerDown) throw new Error('offline');
    const { version, couponCode, lines } = variables.input;
    const isConflict = version !== accountCart.version;
    if (!isConflict)
      Object.assign(accountCart, { version: version + 1, couponCode, lines, saves: accountCart.saves + 1 });
    return {
      data: {
        updateSavedCart: { savedCart: copySavedCart(), errors: isConflict ? [{ code: 'CONFLICT' }] : [] },
      },
    };
  },
} as unknown as ApolloClient;

/** Creates a tab with its cart. Tabs with the same `storage` belong to one browser. */
function createTab({ cart = emptyCart, viewerId = 'asha' } = {}) {
  const tab = { cart, isSignedIn: true, arrived: [] as number[] };
  const synchroniser = createCartSynchroniser({
    client,
    viewerId,
    readCart: () => tab.cart,
    writeCart: (newCart) => {
      tab.cart = newCart;
    },
    isSignedIn: () => tab.isSignedIn,
    onItemsAdded: (itemCount) => tab.arrived.push(itemCount),
  });
  return { tab, synchroniser };
}

const createProduct = (id: string) => ({ _id: id, name: id, price: 1000, image: '' });
const addProduct = (cart: CartState, id: string) => addLine(cart, { product: createProduct(id) }, `${id}-1`);
const listIds = ({ items }: CartState) => items.map(({ id }) => id);

function changeCart(
  { tab, synchroniser }: { tab: { cart: CartState }; synchroniser: CartSynchroniser },
  change: (cart: CartState) => CartState,
) {
  tab.cart = change(tab.cart);
  synchroniser.scheduleSave();
}

async function waitForSave() {
  await vi.advanceTimersByTimeAsync(1000);
}

/** Runs work on another device of the account, with its own storage. */
async function runOnOtherDevice(work: () => Promise<void>) {
  const savedCopy = localStorage.getItem('savedCart');
  localStorage.removeItem('savedCart');
  await work();
  if (savedCopy) localStorage.setItem('savedCart', savedCopy);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  isServerDown = false;
  Object.assign(accountCart, { version: 0, couponCode: null, lines: [], reads: 0, saves: 0 });
  logError = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  logError.mockRestore();
});

test("a guest's cart is saved to the account on the first sign-in", async () => {
  const { synchroniser } = createTab({ cart: addProduct(emptyCart, 'ring') });
  await synchroniser.synchronise();
  expect(accountCart).toMatchObject({
    version: 1,
    saves: 1,
    lines: [{ id: 'ring-1', productId: 'ring', quantity: 1 }],
  });
});

test('a new device loads the saved cart, reports the number of items and writes nothing back', async () => {
  accountCart.version = 3;
  accountCart.lines = [{ id: 'ring-1', productId: 'ring', quantity: 2 }];
  const { tab, synchroniser } = createTab();
  await synchroniser.synchronise();
  expect(tab.cart).toMatchObject({
    totalItems: 2,
    totalAmount: 2000,
    items: [{ id: 'ring-1', quantity: 2 }],
  });
  expect(tab.arrived).toEqual([2]);
  expect(accountCart.saves).toBe(0);
});

test('signing in again on the same device duplicates nothing and saves nothing', async () => {
  const firstTab = createTab({ cart: addProduct(emptyCart, 'ring') });
  await firstTab.synchroniser.synchronise();
  firstTab.synchroniser.stop();
  const secondTab = createTab({ cart: firstTab.tab.cart });
  await secondTab.synchroniser.synchronise();
  expect(listIds(secondTab.tab.cart)).toEqual(['ring-1']);
  expect(accountCart.saves).toBe(1);
});

test('several changes in a row are saved once', async () => {
  const tab = createTab();
  await tab.synchroniser.synchronise();
  for (const product of ['ring', 'chain', 'stud', 'bangle']) {
    changeCart(tab, (cart) => addProduct(cart, product));
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(accountCart.saves).toBe(0);
  await waitForSave();
  expect(accountCart).toMatchObject({ saves: 1, version: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(accountCart).toMatchObject({ saves: 1, reads: 1 });
});

test('a change undone before the delay ends is not saved', async () => {
  const tab = createTab();
  await tab.synchroniser.synchronise();
  changeCart(tab, (cart) => addProduct(cart, 'ring'));
  changeCart(tab, (cart) => removeLine(cart, 'ring-1'));
  await waitForSave();
  expect(accountCart.saves).toBe(0);
});

test('a pending change is saved immediately when the page is left', async () => {
  const tab = createTab();
  await tab.synchroniser.synchronise();
  changeCart(tab, (cart) => addProduct(cart, 'ring'));
  await tab.synchroniser.flush();
  expect(accountCart.saves).toBe(1);
});

test('two devices that change the cart in turn neither lose nor duplicate lines', async () => {
  const phoneTab = createTab();
  await phoneTab.synchroniser.synchronise();
  changeCart(phoneTab, (cart) => addProduct(cart, 'ring'));
  await waitForSave();
  await runOnOtherDevice(async () => {
    const laptopTab = createTab();
    await laptopTab.synchroniser.synchronise();
    changeCart(laptopTab, (cart) => addProduct(cart, 'chain'));
    changeCart(laptopTab, (cart) => updateQuantity(cart, 'ring-1', 3));
    await waitForSave();
  });
  // The phone has not loaded the latest version: its save is refused, merged and saved again.
  changeCart(phoneTab, (cart) => addProduct(cart, 'stud'));
  await waitForSave();
  expect(accountCart.lines.map(({ id, quantity }) => `${id}×${quantity}`).sort()).toEqual([
    'chain-1×1',
    'ring-1×3',
    'stud-1×1',
  ]);
  expect(listIds(phoneTab.tab.cart).sort()).toEqual(['chain-1', 'ring-1', 'stud-1']);
});

test('items ordered on another device are removed from this device', async () => {
  const phoneTab = createTab({ cart: addProduct(emptyCart, 'ring') });
  await phoneTab.synchroniser.synchronise();
  Object.assign(accountCart, { version: accountCart.version + 1, lines: [] });
  await phoneTab.synchroniser.synchronise();
  expect(phoneTab.tab.cart.items).toEqual([]);
});

test('if two tabs save the same cart at the same time, the change is applied once', async () => {
  const cart = addProduct(emptyCart, 'ring');
  const [tabA, tabB] = [createTab(), createTab()];
  await tabA.synchroniser.synchronise();
  for (const openTab of [tabA, tabB]) changeCart(openTab, () => cart);
  await waitForSave();
  expect(accountCart).toMatchObject({ saves: 1, lines: [{ id: 'ring-1' }] });
});

test('a failure is only logged, and the cart is saved with the next change', async () => {
  const tab = createTab();
  await tab.synchroniser.synchronise();
  isServerDown = true;
  changeCart(tab, (cart) => addProduct(cart, 'ring'));
  await waitForSave();
  expect(logError).toHaveBeenCalledExactlyOnceWith(
    'Cart could not be saved to the account.',
    expect.any(Error),
  );
  expect(listIds(tab.tab.cart)).toEqual(['ring-1']);

  isServerDown = false;
  changeCart(tab, (cart) => addProduct(cart, 'chain'));
  await waitForSave();
  expect(accountCart.lines.map(({ id }) => id)).toEqual(['ring-1', 'chain-1']);
});

test('signing out removes the account’s cart from the browser, and signing in restores it', async () => {
  const tab = createTab();
  await tab.synchroniser.synchronise();
  changeCart(tab, (cart) => addProduct(cart, 'ring'));
  await tab.synchroniser.prepareLogout(() => {
    tab.tab.cart = emptyCart;
  });
  expect(tab.tab.cart).toEqual(emptyCart);
  expect(localStorage).toHaveLength(0);
  tab.synchroniser.scheduleSave();
  await waitForSave();
  expect(accountCart).toMatchObject({ saves: 1, lines: [{ id: 'ring-1' }] });

  const secondTab = createTab();
  await secondTab.synchroniser.synchronise();
  expect(listIds(secondTab.tab.cart)).toEqual(['ring-1']);
});

test('signing out while the server is unreachable keeps the cart in the browser', async () => {
  const tab = createTab();
  await tab.synchroniser.synchronise();
  isServerDown = true;
  changeCart(tab, (cart) => addProduct(cart, 'ring'));
  const emptyLocalCart = vi.fn();
  await tab.synchroniser.prepareLogout(emptyLocalCart);
  expect(emptyLocalCart).not.toHaveBeenCalled();
});

test('signing out before the first synchronisation keeps the cart', async () => {
  accountCart.lines = [{ id: 'chain-1', productId: 'chain', quantity: 1 }];
  const { tab, synchroniser } = createTab({ cart: addProduct(emptyCart, 'ring') });
  const emptyLocalCart = vi.fn();
  await synchroniser.prepareLogout(emptyLocalCart);
  expect(emptyLocalCart).not.toHaveBeenCalled();
  expect(listIds(tab.cart)).toEqual(['ring-1']);
});

test("a sign-in after an expired session does not take over the other account's cart", async () => {
  const ashaTab = createTab({ cart: addProduct(emptyCart, 'ring') });
  await ashaTab.synchroniser.synchronise();
  ashaTab.synchroniser.stop();
  const guestCart = addProduct(ashaTab.tab.cart, 'chain');
  Object.assign(accountCart, { version: 0, lines: [] });
  const binaTab = createTab({ cart: guestCart, viewerId: 'bina' });
  await binaTab.synchroniser.synchronise();
  expect(listIds(binaTab.tab.cart)).toEqual(['chain-1']);
});

test('a response after signing out changes nothing', async () => {
  accountCart.lines = [{ id: 'ring-1', productId: 'ring', quantity: 1 }];
  const { tab, synchroniser } = createTab();
  const synchronisation = synchroniser.synchronise();
  tab.isSignedIn = false;
  await synchronisation;
  expect(tab.cart).toEqual(emptyCart);
  expect(localStorage).toHaveLength(0);
});
