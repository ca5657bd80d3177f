// @ts-check
import { randomInt, randomUUID } from 'node:crypto';
import { orderInput, PLACE_ORDER } from './orders.mjs';
import { LOGIN, PASSWORD } from './signIn.mjs';

/** @typedef {{ question: object, token?: string }} Write what is sent to GraphQL, and by whom */

const VIEW =
  'mutation ($input: TrackProductViewInput!) { trackProductView(input: $input) { stored errors { code } } }';

/**
 * What shoppers write, each time of another piece and by another account.
 * @param {{ sizes: import('./orders.mjs').Size[], accounts: import('./signIn.mjs').Account[] }} among
 */
export function shopperWrites({ sizes, accounts }) {
  return {
    view: () => asShopper(VIEW),
    addWish: () => asShopper(wishlist('addToWishlist')),
    removeWish: () => asShopper(wishlist('removeFromWishlist')),
    signIn: () => ({
      question: { query: LOGIN, variables: { input: { email: pick(accounts).email, password: PASSWORD } } },
    }),
    order: () => ({
      question: { query: PLACE_ORDER, variables: { input: orderInput(pick(sizes), randomUUID()) } },
    }),
  };

  /** @param {string} query @returns {Write} */
  function asShopper(query) {
    const input = { productId: pick(sizes).productId };
    return { question: { query, variables: { input } }, token: pick(accounts).token };
  }
}

/** Whether a store's answer says that it was written. */
export function isWritten(/** @type {number} */ status, /** @type {string} */ body) {
  return status === 200 && /"errors":\[\]/.test(body);
}

/** @param {string} change */
function wishlist(change) {
  return `mutation ($input: WishlistInput!) { ${change}(input: $input) { wishlist { product { id } } errors { code } } }`;
}

/** @template Thing @param {Thing[]} things */
function pick(things) {
  const thing = things[randomInt(things.length)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
}
