import { Secret, TOTP } from 'otpauth';

/** What every app takes: six digits, a new one each half minute. */
const CODE = { algorithm: 'SHA1', digits: 6, period: 30 };
const PERIOD_MS = CODE.period * 1000;

/** How many codes before and after the present one are taken, for a phone whose clock is off. */
const DRIFT_STEPS = 1;

/** A secret to share with an app, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app reads from a QR code. */
export function buildUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...CODE, issuer, label, secret }).toString();
}

/** The half minute, counted from 1970, that the app shows the code in; null when it is none of those around `now`. */
export function toStep(secret: string, code: string, now: Date): number | null {
  const delta = new TOTP({ ...CODE, secret }).validate({
    token: code,
    timestamp: now.getTime(),
    window: DRIFT_STEPS,
  });
  return delta === null ? null : Math.floor(now.getTime() / PERIOD_MS) + delta;
}
