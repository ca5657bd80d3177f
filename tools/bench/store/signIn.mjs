// @ts-check
import { randomBytes } from 'node:crypto';
import { ask } from '../measure.mjs';

/** @typedef {{ email: string, token: string }} Account */

export const PASSWORD = 'Bench-2026-login!';
export const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token errors { message } } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { token errors { message } } }';
const CONSENT =
  'mutation ($input: ActivityConsentInput!) { setActivityConsent(input: $input) { errors { message } } }';

/**
 * New accounts whose activity the store may keep.
 * @param {string} url of GraphQL
 * @param {number} count
 * @returns {Promise<Account[]>}
 */
export async function registerAccounts(url, count) {
  const mark = randomBytes(4).toString('hex');
  const accounts = [];
  for (let number = 0; number < count; number++) {
    const email = `bench-${mark}-${number}@example.com`;
    const input = { name: 'Bench Customer', email, phone: '9841000000', password: PASSWORD };
    const data = await ask(url, { query: REGISTER, variables: { input } });
    const { token } = /** @type {{ register: { token: string } }} */ (data).register;
    await ask(
      url,
      { query: CONSENT, variables: { input: { consent: true } } },
      { authorization: `Bearer ${token}` },
    );
    accounts.push({ email, token });
  }
  return accounts;
}
