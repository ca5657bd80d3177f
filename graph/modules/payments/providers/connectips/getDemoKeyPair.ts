import { checkPrimeSync, createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** Half the length of the key that made the signature in NCHL's documents. */
const PRIME_BYTES = 64;
const EXPONENT = 65_537n;

interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

let cachedKeyPair: KeyPair | undefined;

/**
 * Derives the same key pair on every machine, so that the store and the demo provider need not exchange keys, and the
 * source code need not contain any. Anyone can derive the pair, but it signs only demo payments.
 */
export function getDemoKeyPair(): KeyPair {
  cachedKeyPair ??= makeKeyPair(
    derivePrime('connectIPS (demo), first prime'),
    derivePrime('connectIPS (demo), second prime'),
  );
  return cachedKeyPair;
}

function makeKeyPair(p: bigint, q: bigint): KeyPair {
  const d = computeInverse(EXPONENT, (p - 1n) * (q - 1n));
  const numbers = {
    n: p * q,
    e: EXPONENT,
    d,
    p,
    q,
    dp: d % (p - 1n),
    dq: d % (q - 1n),
    qi: computeInverse(q, p),
  };
  const jwk = Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [name, toBase64url(number)]),
  );
  const privateKey = createPrivateKey({ key: { kty: 'RSA', ...jwk }, format: 'jwk' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

/** Returns the first prime at or above a number derived from the text. */
function derivePrime(text: string): bigint {
  const hex = createHash('shake256', { outputLength: PRIME_BYTES }).update(text).digest('hex');
  const twoHighBits = 3n << BigInt(PRIME_BYTES * 8 - 2);
  let candidate = BigInt(`0x${hex}`) | twoHighBits | 1n;
  while (!checkPrimeSync(candidate)) candidate += 2n;
  return candidate;
}

/** Computes the modular inverse with Euclid's algorithm. */
function computeInverse(number: bigint, modulus: bigint): bigint {
  let [rest, next] = [modulus, number % modulus];
  let [factor, nextFactor] = [0n, 1n];
  while (next > 0n) {
    const quotient = rest / next;
    [rest, next] = [next, rest - quotient * next];
    [factor, nextFactor] = [nextFactor, factor - quotient * nextFactor];
  }
  return factor < 0n ? factor + modulus : factor;
}

function toBase64url(number: bigint): string {
  const hex = number.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url');
}
