/** The place of files does not respond, or refuses the store; nothing is known of the file. Its cause says why. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}
