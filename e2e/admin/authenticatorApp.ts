import { TOTP } from 'otpauth';
import type { Page } from '../fixtures.ts';

const HALF_MINUTE_MS = 30_000;

export interface AuthenticatorApp {
  /** What it shows now, or so many codes later; the store takes the next one already, and each once. */
  code(later?: number): string;
}

/** Types the secret that the screen shows into an app. */
export async function findApp(page: Page): Promise<AuthenticatorApp> {
  const secret = (await page.getByLabel('The secret as text').innerText()).replace(/\s/g, '');
  const totp = new TOTP({ secret });
  return { code: (later = 0) => totp.generate({ timestamp: Date.now() + later * HALF_MINUTE_MS }) };
}

/** Sets up two-factor sign-in on the screen that is open, by its own buttons. */
export async function setUp(page: Page, password: string): Promise<AuthenticatorApp> {
  await page.getByRole('button', { name: 'Set it up' }).click();
  const panel = page.getByRole('region', { name: 'Two-factor sign-in' });
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Continue' }).click();
  const app = await findApp(page);
  await panel.getByLabel('Code', { exact: true }).fill(app.code());
  await panel.getByRole('button', { name: 'Turn it on' }).click();
  return app;
}

/** The recovery codes that the screen shows. */
export async function recoveryCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  return list.getByRole('listitem').allInnerTexts();
}
