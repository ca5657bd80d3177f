/**
 * Thrown if the file storage does not respond or refuses access. The state of the file is unknown; the cause has the
 * reason.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}
