import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { GraphContext, Secrets } from '#graph/context.ts';
import { readSignedAccount } from '#graph/modules/accounts/readSignedAccount.ts';

const MOST_KNOWN = 5000;

interface Options {
  addressOf: (request: IncomingMessage) => string;
  secrets: Secrets;
  now: () => Date;
}

/**
 * Against whose limit a request counts, without asking the database: somebody's who is signed in against the account's, so
 * that the neighbours behind an address cannot keep them out; a program's against its key's; anybody's else against the
 * address's, and so what comes with a token or key that is not good. Only what was signed or accepted here is remembered.
 */
export class Callers {
  readonly #options: Options;
  /** By header; null for a token that was signed here and was refused since. */
  readonly #known = new LRUCache<string, { key: string | null }>({ max: MOST_KNOWN });

  constructor(options: Options) {
    this.#options = options;
  }

  async keyOf(request: IncomingMessage): Promise<string> {
    const { authorization } = request.headers;
    const caller = authorization === undefined ? null : await this.#callerOf(authorization);
    return caller ?? this.#options.addressOf(request);
  }

  /** They were let in with it. */
  accepted(header: string | undefined, { viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>): void {
    if (header === undefined) return;
    if (viewer) this.#remember(header, `account:${viewer.id}`);
    else if (apiKey) this.#remember(header, `key:${apiKey.id}`);
  }

  /** It is not good, or not any more. */
  refused(header: string | undefined): void {
    if (header !== undefined && this.#known.has(header)) this.#remember(header, null);
  }

  async #callerOf(header: string): Promise<string | null> {
    const known = this.#known.get(header);
    if (known) return known.key;
    const { secrets, now } = this.#options;
    const account = await readSignedAccount(header, { secrets, now: now() });
    if (account === null) return null;
    const key = `account:${account}`;
    this.#remember(header, key);
    return key;
  }

  #remember(header: string, key: string | null): void {
    this.#known.set(header, { key });
  }
}
