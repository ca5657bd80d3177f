import { LRUCache } from 'lru-cache';
import { Circuit } from './circuit.ts';
import { DEPENDENCIES, type Dependency } from './dependencies.ts';

/** More addresses than a store calls. The least recently used circuit is removed first. */
const MAX_CIRCUITS = 200;

const circuits = new LRUCache<string, Circuit>({ max: MAX_CIRCUITS });

/** Returns the circuit of a dependency at an address, which is created on the first call. */
export function getCircuit(dependency: Dependency, address = ''): Circuit {
  const name = `${dependency} ${address}`;
  const circuit = circuits.get(name) ?? new Circuit(dependency, DEPENDENCIES[dependency]);
  circuits.set(name, circuit);
  return circuit;
}

/** Returns true if calls to a dependency are refused because it does not respond. */
export function isCircuitOpen(dependency: Dependency, address?: string): boolean {
  return getCircuit(dependency, address).isOpen;
}

export function listCircuits(): readonly Circuit[] {
  return [...circuits.values()];
}

/** Closes every circuit, for tests. */
export function resetCircuits(): void {
  circuits.clear();
}
