import { LRUCache } from 'lru-cache';
import { Circuit } from './circuit.ts';
import { DEPENDENCIES, type Dependency } from './dependencies.ts';

/** More addresses than a store has services; the one unused for longest is forgotten. */
const MOST = 200;

const circuits = new LRUCache<string, Circuit>({ max: MOST });

/** The circuit of a dependency at an address; made at the first call. */
export function circuitOf(dependency: Dependency, at = ''): Circuit {
  const name = `${dependency} ${at}`;
  const known = circuits.get(name) ?? new Circuit(dependency, DEPENDENCIES[dependency]);
  circuits.set(name, known);
  return known;
}

/** Returns true if calls to a dependency are refused at this moment because it does not respond. */
export function isOutsideOpen(dependency: Dependency, at?: string): boolean {
  return circuitOf(dependency, at).isOpen;
}

export function knownCircuits(): readonly Circuit[] {
  return [...circuits.values()];
}

/** Closes every circuit, for tests. */
export function forgetCircuits(): void {
  circuits.clear();
}
