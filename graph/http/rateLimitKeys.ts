import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { GraphContext, Secrets } from '#graph/context.ts';
import { readSignedAccount } from '#graph/modules/accounts/readSignedAccount.ts';

const MAX_CACHED = 5000;

interface Options {
  getAddress: (request: IncomingMessage) => string;
  secrets: Secrets;
  now: () => Date;
}

/**
 * Chooses the rate limit that a request counts against, without a database query. With a valid credential it counts
 * against the account or API key, so that clients behind one address cannot lock each other out. Otherwise it counts
 * against the address.
 * Only credentials signed or accepted by this server are cached.
 */
export class RateLimitKeys {
  readonly #options: Options;
  /** Rate limit key of each `Authorization` header. Null for a token that this server signed and later refused. */
  readonly #cachedKeys = new LRUCache<string, { key: string | null }>({ max: MAX_CACHED });

  constructor(options: Options) {
    this.#options = options;
  }

  async getKey(request: IncomingMessage): Promise<string> {
    const { authorization } = request.headers;
    const caller = authorization === undefined ? null : await this.#findCallerKey(authorization);
    return caller ?? this.#options.getAddress(request);
  }

  /** Records an accepted credential. */
  recordAccepted(
    header: string | undefined,
    { viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>,
  ): void {
    if (header === undefined) return;
    if (viewer) this.#remember(header, `account:${viewer.id}`);
    else if (apiKey) this.#remember(header, `key:${apiKey.id}`);
  }

  /** Records a credential that is no longer valid. */
  recordRefused(header: string | undefined): void {
    if (header !== undefined && this.#cachedKeys.has(header)) this.#remember(header, null);
  }

  async #findCallerKey(header: string): Promise<string | null> {
    const cachedKey = this.#cachedKeys.get(header);
    if (cachedKey) return cachedKey.key;
    const { secrets, now } = this.#options;
    const account = await readSignedAccount(header, { secrets, now: now() });
    if (account === null) return null;
    const key = `account:${account}`;
    this.#remember(header, key);
    return key;
  }

  #remember(header: string, key: string | null): void {
    this.#cachedKeys.set(header, { key });
  }
}
