import { readNetwork } from '#graph/access/attempts/readNetwork.ts';

/** Minimum number of refusals a day for an audit entry. Fewer count as typing mistakes. */
const MIN_ENTRY_COUNT = 5;
/** Maximum number of networks per day with an audit entry of their own. */
const MAX_NETWORKS = 50;
/** Name of the entry that combines all networks beyond the maximum. */
const OTHER_NETWORKS = 'other networks';

export interface Refusal {
  ip: string;
  requestId: string;
  at: Date;
}

export interface RefusalCount {
  count: number;
  /** The first IP addresses, at most ten. */
  addresses: Set<string>;
  last: Refusal;
}

interface NetworkRefusalCount extends RefusalCount {
  network: string;
}

export const MAX_ADDRESSES = 10;

/** Counts a day's refused sign-ins by network, without the email addresses that were tried. */
export class RefusedNetworks {
  #day = '';
  #countsByNetwork = new Map<string, NetworkRefusalCount & { hasEntry: boolean }>();

  add(day: string, { count, addresses, last }: RefusalCount): void {
    if (day !== this.#day) this.#countsByNetwork = new Map();
    this.#day = day;
    const sourceNetwork = readNetwork(last.ip);
    const network =
      this.#countsByNetwork.has(sourceNetwork) || this.#countsByNetwork.size < MAX_NETWORKS
        ? sourceNetwork
        : OTHER_NETWORKS;
    const current = this.#countsByNetwork.get(network) ?? {
      network,
      count: 0,
      addresses: new Set(),
      last,
      hasEntry: false,
    };
    const sum = current.count + count;
    const hasEntry = current.hasEntry || sum >= MIN_ENTRY_COUNT;
    const seenAddresses = new Set([...current.addresses, ...addresses].slice(0, MAX_ADDRESSES));
    this.#countsByNetwork.set(network, { network, count: sum, addresses: seenAddresses, last, hasEntry });
  }

  /** Returns the counts to add to the audit log. Each count is returned once. */
  drain(): NetworkRefusalCount[] {
    const dueCounts = [...this.#countsByNetwork.values()].filter(
      ({ hasEntry: hasAuditEntry, count }) => hasAuditEntry && count > 0,
    );
    for (const { network, ...sum } of dueCounts)
      this.#countsByNetwork.set(network, { network, ...sum, count: 0, addresses: new Set() });
    return dueCounts;
  }
}
