import { OutsideUnavailable } from '#graph/outside/outsideUnavailable.ts';
import { StorageUnavailable } from '#graph/storage/storageUnavailable.ts';
import type { BackupPlace } from './backupSettings.ts';

/** As files, sockets and services tell it. */
interface Failure {
  code?: string;
  status?: number;
  message?: string;
  cause?: Failure;
}

const FOLDER: Record<string, string> = {
  ENOTDIR: 'is no folder, or lies in something that is none',
  EEXIST: 'is no folder, or lies in something that is none',
  EACCES: 'cannot be written to by this account',
  EPERM: 'cannot be written to by this account',
  EROFS: 'lies on a disk that can only be read',
  ENOENT: 'cannot be made: nothing can be kept there',
  ETIMEDOUT: 'does not answer: is it on a network disk that is away?',
};

const NETWORK: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'the connection was ended',
  UND_ERR_SOCKET: 'the connection was ended',
  ENOTFOUND: 'the host is not found',
  EAI_AGAIN: 'the host is not found',
  ETIMEDOUT: 'no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
};

/** Why backups cannot be written to a place, in a sentence that names it; undefined where it is not the place's fault. */
export function placeProblem(failure: unknown, place: BackupPlace): string | undefined {
  const error = failure instanceof StorageUnavailable ? (failure.cause ?? failure) : failure;
  const { code = '', status, message = '' } = rootOf(error);
  if ('folder' in place) {
    if (code === 'ENOSPC')
      return `The disk of ${place.folder} is full. Make room on it, or name another in BACKUP_TO.`;
    if (code === 'EDQUOT') return `This account has no more room on the disk of ${place.folder}.`;
    const why = FOLDER[code];
    return (
      why && `Backups go to ${place.folder}, which ${why} (${code}). Choose another folder with BACKUP_TO.`
    );
  }
  const { bucket, endpoint } = place.s3;
  const named = `The bucket ${bucket} at ${endpoint}`;
  if (error instanceof OutsideUnavailable) return `${named} does not answer (no answer in time).`;
  if (NETWORK[code]) return `${named} does not answer (${NETWORK[code]}).`;
  if ((error as Error).message === 'fetch failed' && !code) return `${named} cannot be asked: ${message}.`;
  if (/^HPE_|^ERR_SSL|^ERR_TLS|CERT/.test(code))
    return `What answers at ${endpoint} is no S3 service (${code}).`;
  if (code === 'NoSuchBucket') return `There is no bucket ${bucket} at ${endpoint}.`;
  if (status === 401 || status === 403)
    return `${named} refuses the key in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY (${status}${code && code !== 'Unknown' ? ` ${code}` : ''}).`;
  if (status && code !== 'Unknown') return `${named} refuses the backup (${status} ${code}).`;
  if (status) return `What answers at ${endpoint} is no S3 service (${status}).`;
  return undefined;
}

/** What lies beneath the errors that were made of it. */
function rootOf(error: unknown): Failure {
  let failure = error as Failure;
  while (!failure.code && !failure.status && failure.cause) failure = failure.cause;
  return failure;
}
