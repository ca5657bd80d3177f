import { TOTP } from 'otpauth';
import type { Page } from '../fixtures.ts';

const HALF_MINUTE_MS = 30_000;

export interface AuthenticatorApp {
  /**
   * Returns the code that is `periodsAhead` periods ahead, by default the current one. The store also accepts the next
   * code, and accepts each code only once.
   */
  generateCode(periodsAhead?: number): string;
}

/** Adds the secret shown on the screen to a simulated app. */
export async function scanSecret(page: Page): Promise<AuthenticatorApp> {
  const secret = (await page.getByLabel('Setup key as text').innerText()).replace(/\s/g, '');
  const totp = new TOTP({ secret });
  return {
    generateCode: (periodsAhead = 0) =>
      totp.generate({ timestamp: Date.now() + periodsAhead * HALF_MINUTE_MS }),
  };
}

/** Sets up two-factor sign-in on the current screen. */
export async function setUpSecondFactor(page: Page, password: string): Promise<AuthenticatorApp> {
  await page.getByRole('button', { name: 'Set up' }).click();
  const panel = page.getByRole('region', { name: 'Two-factor sign-in' });
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Continue' }).click();
  const app = await scanSecret(page);
  await panel.getByLabel('Code', { exact: true }).fill(app.generateCode());
  await panel.getByRole('button', { name: 'Turn on' }).click();
  return app;
}

/** Returns the recovery codes on the screen. */
export async function readRecoveryCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  return list.getByRole('listitem').allInnerTexts();
}
