// @ts-check
import { rerunWithProjectNode, runsOnWantedNode } from '../install/projectNode.mjs';
import { end, isEnding } from './ending.mjs';
import { leaveWithNpm } from './leaveWithNpm.mjs';
import { UserFacingError } from './userFacingError.mjs';

const signals = /** @type {const} */ ({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 });

/**
 * Runs a script: a foreseen failure is shown as a sentence, and a signal, a failure or the end of `main` runs
 * every cleanup registered with `atEnd` before the process leaves. On an older Node than the project's, the script runs again
 * with that one instead of `main`.
 * @param {() => Promise<number | void>} main answers the exit code (0 when it answers nothing)
 */
export async function runScript(main) {
  leaveOnSignals();
  leaveWithNpm(() => void end(1));
  try {
    await end((await (runsOnWantedNode() ? main() : rerunWithProjectNode())) ?? 0);
  } catch (error) {
    if (isEnding()) return;
    report(error);
    await end(1);
  }
}

/** @param {unknown} error */
export function report(error) {
  if (error instanceof UserFacingError) console.error(`\n${error.message}`);
  else console.error(error);
}

function leaveOnSignals() {
  let first = 0;
  for (const [signal, number] of Object.entries(signals)) {
    process.on(signal, () => {
      // npm repeats the terminal's signal to its child: only a later second one means "now".
      if (first && Date.now() - first > 2_000) process.exit(128 + number);
      first ||= Date.now();
      void end(128 + number);
    });
  }
}
