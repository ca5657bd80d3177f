import { ServiceUnavailableError } from '#graph/outboundCalls/ServiceUnavailableError.ts';
import { StorageUnavailableError } from '#graph/storage/StorageUnavailableError.ts';
import type { BackupDestination } from './backupSettings.ts';

/** Error of a file system, socket or storage service. */
interface Failure {
  code?: string;
  status?: number;
  message?: string;
  cause?: Failure;
}

const FOLDER: Record<string, string> = {
  ENOTDIR: 'is not a folder, or is inside something that is not a folder',
  EEXIST: 'is not a folder, or is inside something that is not a folder',
  EACCES: 'is not writable for this account',
  EPERM: 'is not writable for this account',
  EROFS: 'is on a read-only disk',
  ENOENT: 'cannot be created',
  ETIMEDOUT: 'does not respond, perhaps because a network disk is disconnected',
};

const NETWORK_ERRORS: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection closed',
  UND_ERR_SOCKET: 'connection closed',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'host not found',
  ETIMEDOUT: 'no response in time',
  UND_ERR_CONNECT_TIMEOUT: 'no response in time',
  UND_ERR_HEADERS_TIMEOUT: 'no response in time',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'host unreachable',
};

/**
 * Returns the reason why backups cannot be written to a destination, as a sentence that names it. Undefined if the
 * destination is not the cause.
 */
export function findDestinationProblem(failure: unknown, destination: BackupDestination): string | undefined {
  const error = failure instanceof StorageUnavailableError ? (failure.cause ?? failure) : failure;
  const { code = '', status, message = '' } = findRootFailure(error);
  if ('folder' in destination) {
    if (code === 'ENOSPC')
      return `The disk of ${destination.folder} is full. Free some space or set BACKUP_TO to another folder.`;
    if (code === 'EDQUOT') return `This account's disk quota for ${destination.folder} is used up.`;
    const reason = FOLDER[code];
    return (
      reason &&
      `Backups are written to ${destination.folder}, which ${reason} (${code}). Set BACKUP_TO to another folder.`
    );
  }
  const { bucket, endpoint } = destination.s3;
  const bucketLabel = `The bucket ${bucket} at ${endpoint}`;
  if (error instanceof ServiceUnavailableError)
    return `${bucketLabel} does not respond (no response in time).`;
  if (NETWORK_ERRORS[code]) return `${bucketLabel} does not respond (${NETWORK_ERRORS[code]}).`;
  if ((error as Error).message === 'fetch failed' && !code)
    return `${bucketLabel} cannot be reached: ${message}.`;
  if (/^HPE_|^ERR_SSL|^ERR_TLS|CERT/.test(code))
    return `The server at ${endpoint} is not an S3 service (${code}).`;
  if (code === 'NoSuchBucket') return `The bucket ${bucket} does not exist at ${endpoint}.`;
  if (status === 401 || status === 403)
    return `${bucketLabel} rejects the key in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY (${status}${code && code !== 'Unknown' ? ` ${code}` : ''}).`;
  if (status && code !== 'Unknown') return `${bucketLabel} rejects the backup (${status} ${code}).`;
  if (status) return `The server at ${endpoint} is not an S3 service (${status}).`;
  return undefined;
}

/** Returns the root cause of a chain of wrapped errors. */
function findRootFailure(error: unknown): Failure {
  let failure = error as Failure;
  while (!failure.code && !failure.status && failure.cause) failure = failure.cause;
  return failure;
}
