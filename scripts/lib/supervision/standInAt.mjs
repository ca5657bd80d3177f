// @ts-check
import { fileURLToPath } from 'node:url';
import { handedSocket, startNode, stopGroup } from '../process/command.mjs';

/** Whoever comes may well wait as long as a server mostly takes to start; after that, it is better told to come again. */
const afterMs = 4_000;
const program = fileURLToPath(new URL('./standIn.mjs', import.meta.url));

/**
 * Has somebody answer at the door that the store is away, where the server is not back soon.
 * @param {import('./door.mjs').Door} door
 */
export function standInAt(door) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let standIn;
  const come = () => {
    clearTimeout(timer);
    standIn ??= startNode([program, String(handedSocket[0])], { stdio: 'inherit', socket: door.fd });
  };
  const timer = setTimeout(come, afterMs);
  const leave = () => {
    clearTimeout(timer);
    if (standIn) void stopGroup(standIn);
  };
  return { come, leave };
}
