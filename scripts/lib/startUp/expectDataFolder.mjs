// @ts-check
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { UserFacingError } from '../process/userFacingError.mjs';

const program = fileURLToPath(new URL('./checkWritable.mjs', import.meta.url));
const timeoutMs = 4_000;

/** Explanations by error code. Each completes the sentence "DATA_DIR is …, which". */
const reasons = /** @type {Record<string, string>} */ ({
  ENOTDIR: 'is not a folder, or is inside a file',
  EEXIST: 'is not a folder, or is inside a file',
  EACCES: 'this account cannot write to',
  EPERM: 'this account cannot write to',
  EROFS: 'is on a read-only disk',
  ENOENT: 'cannot be created',
  ENOSPC: 'is on a full disk',
  EDQUOT: 'is on a disk whose quota for this account is used up',
  ETIMEDOUT: `does not respond within ${timeoutMs / 1_000} s. Is it on a network disk that is unavailable`,
});

/**
 * Creates the data folder and writes a test file to it. Throws a readable error if that fails. The test runs in a child
 * process, because an unresponsive disk can block it forever.
 * @param {string} path
 */
export async function expectDataFolder(path) {
  const code = await probeFolder(path);
  if (!code) return;
  const reason = reasons[code] ?? `cannot be used (${code})`;
  throw new UserFacingError(
    `DATA_DIR is ${path}, which ${reason}${code === 'ETIMEDOUT' ? '?' : ` (${code}).`} Choose another folder with DATA_DIR.`,
  );
}

/**
 * @param {string} path
 * @returns {Promise<string>} the error code; empty if the folder can be used
 */
function probeFolder(path) {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, path], (_error, output) => finish(output.trim()));
    const timeout = setTimeout(() => {
      // If the disk is unresponsive, the process ends only when the disk responds.
      child.kill('SIGKILL');
      finish('ETIMEDOUT');
    }, timeoutMs);
    const finish = (/** @type {string} */ code) => {
      clearTimeout(timeout);
      resolve(code);
    };
  });
}
