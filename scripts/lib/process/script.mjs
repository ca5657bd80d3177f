// @ts-check
import { rerunWithProjectNode, runsOnRequiredNode } from '../install/projectNode.mjs';
import { exitWithNpm } from './exitWithNpm.mjs';
import { exit, isExiting } from './shutdown.mjs';
import { UserFacingError } from './userFacingError.mjs';

const signals = /** @type {const} */ ({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 });

/**
 * Runs a script. Shows a `UserFacingError` without a stack trace. When `main` ends or fails, or a signal arrives, runs
 * every cleanup that was registered with `onExit`. If Node is older than the project's version, runs the script again
 * with the project's Node instead of calling `main`.
 * @param {() => Promise<number | void>} main returns the exit code; 0 if undefined
 */
export async function runScript(main) {
  exitOnSignals();
  exitWithNpm(() => void exit(1));
  try {
    await exit((await (runsOnRequiredNode() ? main() : rerunWithProjectNode())) ?? 0);
  } catch (error) {
    if (isExiting()) return;
    report(error);
    await exit(1);
  }
}

/** @param {unknown} error */
export function report(error) {
  if (error instanceof UserFacingError) console.error(`\n${error.message}`);
  else console.error(error);
}

function exitOnSignals() {
  let firstSignalAt = 0;
  for (const [signal, signalNumber] of Object.entries(signals)) {
    process.on(signal, () => {
      // npm forwards the terminal's signal to its child a second time, so only a signal after 2 s or more means "stop
      // immediately".
      if (firstSignalAt && Date.now() - firstSignalAt > 2_000) process.exit(128 + signalNumber);
      firstSignalAt ||= Date.now();
      void exit(128 + signalNumber);
    });
  }
}
