/**
 * Thrown if the file storage does not respond or refuses access. The state of the file is unknown; `cause` is the
 * original error.
 */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailable';
}
