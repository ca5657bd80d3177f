import { Secret, TOTP } from 'otpauth';

/** Parameters that every app supports: six digits, renewed every half minute. */
const CODE_PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 };
const PERIOD_MS = CODE_PARAMETERS.period * 1000;

/** Number of codes accepted before and after the current one, for a phone whose clock is off. */
const DRIFT_STEPS = 1;

/** Generates a secret to share with an app, in base32. */
export function generateSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the URI that an app reads from a QR code. */
export function buildUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...CODE_PARAMETERS, issuer, label, secret }).toString();
}

/**
 * Returns the index of the half minute, counted from 1970, in which the app shows the code. Null if the code matches no
 * half minute around `now`.
 */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  const delta = new TOTP({ ...CODE_PARAMETERS, secret }).validate({
    token: code,
    timestamp: now.getTime(),
    window: DRIFT_STEPS,
  });
  return delta === null ? null : Math.floor(now.getTime() / PERIOD_MS) + delta;
}
