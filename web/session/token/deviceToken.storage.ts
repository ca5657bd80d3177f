import { deviceStorage } from '#web/ui/browser/storage.ts';

const KEY = 'deviceToken';

/**
 * Adds the device token, or null if there is none. The server uses it to recognise a browser that has signed in before.
 */
export function addDeviceToken<Input extends object>(input: Input): Input & { deviceToken: string | null } {
  return { ...input, deviceToken: deviceStorage.readText(KEY) };
}

/**
 * Stores the device token. The token stays stored after the session ends and is sent with the next sign-in of any
 * account.
 */
export function storeDeviceToken(token: string): void {
  deviceStorage.writeText(KEY, token);
}
