import { onDevice } from '#web/ui/browser/storage.ts';

const KEY = 'deviceToken';

/** What is sent, with the secret by which the store knows this browser again, where somebody has signed in on it. */
export function withDevice<Input extends object>(input: Input): Input & { deviceToken: string | null } {
  return { ...input, deviceToken: onDevice.readText(KEY) };
}

/** It stays beyond the session: whoever signs in here next sends it. */
export function keepDeviceToken(token: string): void {
  onDevice.writeText(KEY, token);
}
