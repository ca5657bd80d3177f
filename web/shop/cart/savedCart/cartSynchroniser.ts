import type { ApolloClient } from '@apollo/client';
import type { CartState } from '#domain/orders/cart/cart.ts';
import {
  isSaved,
  mergeCarts,
  type RemoteCart,
  removeSavedLines,
  selectLinesToSave,
} from '#domain/orders/cart/cartMerge.ts';
import { readCartBase, removeCartBase, storeCartBase, toCartBase } from './cartBase.storage.ts';
import {
  type SavedCart_CartFragment,
  SavedCartDocument,
  UpdateSavedCartDocument,
} from './SavedCart.generated.ts';
import { toRemoteCart } from './toRemoteCart.ts';

/** Delay in ms before saving. Each change restarts it. */
const SAVE_DELAY_MS = 1000;
/**
 * Maximum number of save attempts if another device saves at the same time. After that, the cart is saved with the next
 * change.
 */
const MAX_ATTEMPTS = 3;

export interface CartSynchroniserOptions {
  client: ApolloClient;
  viewerId: string;
  readCart: () => CartState;
  writeCart: (cart: CartState) => void;
  /** Returns false if another tab has signed the viewer out. */
  isSignedIn: () => boolean;
  /** Called with the number of items that the first synchronisation added. */
  onItemsAdded: (itemCount: number) => void;
}

export type CartSynchroniser = ReturnType<typeof createCartSynchroniser>;

/**
 * Synchronises the browser's cart with the account's saved cart. The browser's cart never waits for the server:
 * failures are logged, and the next change or load retries the synchronisation.
 */
export function createCartSynchroniser(options: CartSynchroniserOptions) {
  const { client, viewerId, readCart, writeCart, isSignedIn, onItemsAdded } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let lastStep: Promise<void> = Promise.resolve();

  /** Runs the steps one after another, because each step compares its response with the result of the previous step. */
  function runInOrder(work: () => Promise<void>): Promise<void> {
    lastStep = lastStep.then(async () => {
      if (!isCurrent()) return;
      await work().catch(logFailure);
    });
    return lastStep;
  }

  function isCurrent(): boolean {
    return !isStopped && isSignedIn();
  }

  function readViewerBase() {
    const base = readCartBase();
    return base?.viewerId === viewerId ? base : null;
  }

  function isSynchronised(): boolean {
    const base = readViewerBase();
    return base !== null && isSaved(readCart(), base);
  }

  async function fetchSavedCart(): Promise<void> {
    const { data } = await client.query({
      query: SavedCartDocument,
      fetchPolicy: 'no-cache',
      context: { quiet: true },
    });
    if (data && isCurrent()) applySavedCart(data.savedCart);
  }

  function applySavedCart(savedCart: SavedCart_CartFragment): void {
    const storedBase = readCartBase();
    const base = storedBase?.viewerId === viewerId ? storedBase : null;
    // Another tab has saved since the request, so this response is outdated.
    if (base && savedCart.version < base.version) return;

    const localCart = storedBase && !base ? removeSavedLines(readCart(), storedBase) : readCart();
    const remoteCart = toRemoteCart(savedCart);
    const mergedCart = mergeCarts(localCart, remoteCart, base);
    if (JSON.stringify(mergedCart) !== JSON.stringify(readCart())) writeCart(mergedCart);
    storeCartBase({ viewerId, version: savedCart.version, ...toSynchronisedCart(remoteCart) });
    if (!base && mergedCart.totalItems > localCart.totalItems)
      onItemsAdded(mergedCart.totalItems - localCart.totalItems);
  }

  async function saveWithRetry(): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS && isCurrent(); attempt++) {
      const base = readViewerBase();
      if (!base) return fetchSavedCart();
      if (isSynchronised()) return;
      if (await trySave(readCart(), base.version)) return;
    }
  }

  /**
   * Saves the cart. Returns false if another device has saved first. Its version is then merged, and the result must be
   * saved again.
   */
  async function trySave(cart: CartState, version: number): Promise<boolean> {
    const lines = selectLinesToSave(cart).map(({ id, product, variant, quantity }) => ({
      ...{ id, productId: product._id, quantity },
      size: variant?.size ?? null,
    }));
    const { data } = await client.mutate({
      mutation: UpdateSavedCartDocument,
      variables: { input: { version, couponCode: cart.coupon, lines } },
      fetchPolicy: 'no-cache',
      // A keepalive request is delivered even if the page is closed in the meantime.
      context: { quiet: true, shouldKeepReads: true, fetchOptions: { keepalive: true } },
    });
    const { savedCart, errors = [] } = data?.updateSavedCart ?? {};
    if (!savedCart) throw new Error(errors.map(({ field, message }) => `${field}: ${message}`).join(' '));
    if (!isCurrent()) return true;
    if (errors.length > 0) applySavedCart(savedCart);
    else storeCartBase({ viewerId, version: savedCart.version, ...toCartBase(cart) });
    return errors.length === 0;
  }

  function cancelDelay(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    /** Loads changes from other devices, then saves local ones. */
    synchronise(): Promise<void> {
      cancelDelay();
      return runInOrder(async () => {
        await fetchSavedCart();
        if (isCurrent() && !isSynchronised()) await saveWithRetry();
      });
    },
    /** Saves the cart once it has not changed for a second. */
    scheduleSave(): void {
      cancelDelay();
      if (!isStopped && !isSynchronised())
        timer = setTimeout(() => void runInOrder(saveWithRetry), SAVE_DELAY_MS);
    },
    /** Saves a pending change immediately. */
    flush(): Promise<void> {
      if (timer === undefined) return lastStep;
      cancelDelay();
      return runInOrder(saveWithRetry);
    },
    /**
     * Prepares a logout: removes the cart from this browser if it is saved in the account, and keeps it otherwise.
     */
    async prepareLogout(emptyLocalCart: () => void): Promise<void> {
      cancelDelay();
      if (readViewerBase() && !isSynchronised()) await runInOrder(saveWithRetry);
      isStopped = true;
      if (!isSynchronised()) return;
      removeCartBase();
      emptyLocalCart();
    },
    stop(): void {
      isStopped = true;
      cancelDelay();
    },
  };
}

function toSynchronisedCart({ coupon, lines }: RemoteCart) {
  return { coupon, lines: lines.map(({ id, quantity }) => ({ id, quantity })) };
}

function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the cart is safe in the browser, so the shopper need not know.
  console.error('Cart could not be saved to the account.', error);
}
