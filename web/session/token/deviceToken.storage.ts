import { onDevice } from '#web/ui/browser/storage.ts';

const KEY = 'deviceToken';

/**
 * Adds the device token, or null if there is none. It lets the server recognise a browser used to sign in before.
 */
export function addDeviceToken<Input extends object>(input: Input): Input & { deviceToken: string | null } {
  return { ...input, deviceToken: onDevice.readText(KEY) };
}

/** Stores the device token. It outlives the session and is sent with the next sign-in of any account. */
export function storeDeviceToken(token: string): void {
  onDevice.writeText(KEY, token);
}
