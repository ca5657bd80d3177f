import { readNetwork } from '#graph/access/attempts/readNetwork.ts';

/** Fewer in a day are somebody who mistypes. */
const WORTH_AN_ENTRY = 5;
/** How many networks of a day have an entry of their own. */
const MOST_NETWORKS = 50;
/** What the others are called together. */
const OTHERS = 'other networks';

export interface Refusal {
  ip: string;
  requestId: string;
  at: Date;
}

export interface Counted {
  count: number;
  /** The first ones. */
  addresses: Set<string>;
  last: Refusal;
}

interface Summed extends Counted {
  network: string;
}

export const MOST_ADDRESSES = 10;

/** A day's refused sign-ins by the network they came from, without the e-mail addresses that were tried. */
export class RefusedNetworks {
  #day = '';
  #sums = new Map<string, Summed & { isWorthy: boolean }>();

  add(day: string, { count, addresses, last }: Counted): void {
    if (day !== this.#day) this.#sums = new Map();
    this.#day = day;
    const own = readNetwork(last.ip);
    const network = this.#sums.has(own) || this.#sums.size < MOST_NETWORKS ? own : OTHERS;
    const known = this.#sums.get(network) ?? {
      network,
      count: 0,
      addresses: new Set(),
      last,
      isWorthy: false,
    };
    const sum = known.count + count;
    const isWorthy = known.isWorthy || sum >= WORTH_AN_ENTRY;
    const seen = new Set([...known.addresses, ...addresses].slice(0, MOST_ADDRESSES));
    this.#sums.set(network, { network, count: sum, addresses: seen, last, isWorthy });
  }

  /** What is to be counted on in the log; each is taken once. */
  take(): Summed[] {
    const due = [...this.#sums.values()].filter(({ isWorthy, count }) => isWorthy && count > 0);
    for (const { network, ...sum } of due)
      this.#sums.set(network, { network, ...sum, count: 0, addresses: new Set() });
    return due;
  }
}
