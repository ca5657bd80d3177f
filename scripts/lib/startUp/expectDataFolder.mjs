// @ts-check
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { UserFacingError } from '../process/userFacingError.mjs';

const program = fileURLToPath(new URL('./tryFolder.mjs', import.meta.url));
const patienceMs = 4_000;

/** Why a folder cannot be used, by the code of the error. */
const reasons = /** @type {Record<string, string>} */ ({
  ENOTDIR: 'is not a folder, or lies in something that is none',
  EEXIST: 'is not a folder, or lies in something that is none',
  EACCES: 'cannot be written to by this account',
  EPERM: 'cannot be written to by this account',
  EROFS: 'lies on a disk that can only be read',
  ENOENT: 'cannot be made: nothing can be kept there',
  ENOSPC: 'lies on a disk that is full',
  EDQUOT: 'lies on a disk of which this account has no more room',
  ETIMEDOUT: `does not answer within ${patienceMs / 1_000} s. Is it on a network disk that is away`,
});

/**
 * Makes the folder of the store's data and tries to write to it; refuses it in a sentence. A process of its own does so: on a
 * disk that does not answer it waits for ever.
 * @param {string} path
 */
export async function expectDataFolder(path) {
  const code = await tryFolder(path);
  if (!code) return;
  const reason = reasons[code] ?? `cannot be used (${code})`;
  throw new UserFacingError(
    `DATA_DIR is ${path}, which ${reason}${code === 'ETIMEDOUT' ? '?' : ` (${code}).`} Choose another folder with DATA_DIR.`,
  );
}

/**
 * @param {string} path
 * @returns {Promise<string>} the code of the error; empty where there is none
 */
function tryFolder(path) {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, path], (_error, output) => answer(output.trim()));
    const late = setTimeout(() => {
      // Where the disk itself hangs, it ends only with that.
      child.kill('SIGKILL');
      answer('ETIMEDOUT');
    }, patienceMs);
    const answer = (/** @type {string} */ code) => {
      clearTimeout(late);
      resolve(code);
    };
  });
}
