import type { ApolloClient } from '@apollo/client';
import type { CartState } from '#domain/orders/cart/cart.ts';
import {
  isCopied,
  linesToCopy,
  mergeCarts,
  type RemoteCart,
  withoutCopied,
} from '#domain/orders/cart/cartMerge.ts';
import {
  type CartCopy_CartFragment,
  CartCopyDocument,
  UpdateCartCopyDocument,
} from './CartCopy.generated.ts';
import { forgetBase, keepBase, readBase, toBase } from './cartBase.storage.ts';
import { remoteCart } from './remoteCart.ts';

/** A change ends the wait of the one before: what is saved is the cart as it settled. */
const SETTLED_AFTER = 1000;
/** Two devices that save at the same moment meet at most so often before one waits for the next change. */
const TRIES = 3;

export interface CartCopierOptions {
  client: ApolloClient;
  viewerId: string;
  read: () => CartState;
  write: (cart: CartState) => void;
  /** Whether the viewer is still who is signed in here: another tab may have signed out. */
  isSignedIn: () => boolean;
  /** Told how many pieces a browser got that met the copy for the first time. */
  onArrival: (pieces: number) => void;
}

export type CartCopier = ReturnType<typeof createCartCopier>;

/**
 * Keeps the account's copy of the cart like the browser's cart, and brings what other devices changed. The browser's
 * cart never waits for it: what fails is logged, and made up for with the next change or look.
 */
export function createCartCopier(options: CartCopierOptions) {
  const { client, viewerId, read, write, isSignedIn, onArrival } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let last: Promise<void> = Promise.resolve();

  /** One after another: an answer is held against what the one before left. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    last = last.then(async () => {
      if (!isCurrent()) return;
      await work().catch(logFailure);
    });
    return last;
  }

  function isCurrent(): boolean {
    return !isStopped && isSignedIn();
  }

  function ownBase() {
    const base = readBase();
    return base?.viewerId === viewerId ? base : null;
  }

  function isInStep(): boolean {
    const base = ownBase();
    return base !== null && isCopied(read(), base);
  }

  async function fetchCopy(): Promise<void> {
    const { data } = await client.query({
      query: CartCopyDocument,
      fetchPolicy: 'no-cache',
      context: { quiet: true },
    });
    if (data && isCurrent()) take(data.cartCopy);
  }

  function take(copy: CartCopy_CartFragment): void {
    const kept = readBase();
    const base = kept?.viewerId === viewerId ? kept : null;
    // Another tab has saved since this was asked: what it agreed on is newer.
    if (base && copy.version < base.version) return;

    const before = kept && !base ? withoutCopied(read(), kept) : read();
    const remote = remoteCart(copy);
    const merged = mergeCarts(before, remote, base);
    if (JSON.stringify(merged) !== JSON.stringify(read())) write(merged);
    keepBase({ viewerId, version: copy.version, ...agreed(remote) });
    if (!base && merged.totalItems > before.totalItems) onArrival(merged.totalItems - before.totalItems);
  }

  async function saveCopy(): Promise<void> {
    for (let attempt = 1; attempt <= TRIES && isCurrent(); attempt++) {
      const base = ownBase();
      if (!base) return fetchCopy();
      if (isInStep()) return;
      if (await saved(read(), base.version)) return;
    }
  }

  /** False where another device was faster: what it left is brought together with the cart, to be saved again. */
  async function saved(cart: CartState, version: number): Promise<boolean> {
    const lines = linesToCopy(cart).map(({ id, product, variant, quantity }) => ({
      ...{ id, productId: product._id, quantity },
      size: variant?.size ?? null,
    }));
    const { data } = await client.mutate({
      mutation: UpdateCartCopyDocument,
      variables: { input: { version, couponCode: cart.coupon, lines } },
      fetchPolicy: 'no-cache',
      // A request that is kept alive arrives even if the page is left meanwhile.
      context: { quiet: true, noReread: true, fetchOptions: { keepalive: true } },
    });
    const { cartCopy: copy, errors = [] } = data?.updateCartCopy ?? {};
    if (!copy) throw new Error(errors.map(({ field, message }) => `${field}: ${message}`).join(' '));
    if (!isCurrent()) return true;
    if (errors.length > 0) take(copy);
    else keepBase({ viewerId, version: copy.version, ...toBase(cart) });
    return errors.length === 0;
  }

  function settle(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    /** Brings what other devices changed, then saves what is new here. */
    meet(): Promise<void> {
      settle();
      return inTurn(async () => {
        await fetchCopy();
        if (isCurrent() && !isInStep()) await saveCopy();
      });
    },
    /** Saves the cart once it has not changed for a second. */
    changed(): void {
      settle();
      if (!isStopped && !isInStep()) timer = setTimeout(() => void inTurn(saveCopy), SETTLED_AFTER);
    },
    /** Saves now what waits to settle. */
    flush(): Promise<void> {
      if (timer === undefined) return last;
      settle();
      return inTurn(saveCopy);
    },
    /** Before the viewer signs out: what the account has goes from this browser; what could not be saved stays. */
    async leave(empty: () => void): Promise<void> {
      settle();
      if (ownBase() && !isInStep()) await inTurn(saveCopy);
      isStopped = true;
      if (!isInStep()) return;
      forgetBase();
      empty();
    },
    stop(): void {
      isStopped = true;
      settle();
    },
  };
}

function agreed({ coupon, lines }: RemoteCart) {
  return { coupon, lines: lines.map(({ id, quantity }) => ({ id, quantity })) };
}

function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the cart itself is safe in the browser; the shopper need not hear of it.
  console.error('The cart could not be copied to the account.', error);
}
