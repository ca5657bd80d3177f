// @ts-check
// node tools/bench/login.mjs: how long a login takes under load, beside the argon2id that it cannot do without.
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { openTrialStore } from '../../scripts/lib/suites/trialStore.mjs';
import { ask, measure } from './measure.mjs';

const PASSWORD = 'Bench-2026-login!';
const WORKERS = 8;
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { token errors { message } } }`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { token errors { message } } }`;

await runScript(async () => {
  await preparePackages();
  await generateCode();
  const { url } = await openTrialStore();
  const emails = await registered(`${url}/graphql`);
  let turn = 0;
  const login = () => {
    const email = emails[turn++ % emails.length];
    return ask(`${url}/graphql`, { query: LOGIN, variables: { input: { email, password: PASSWORD } } });
  };

  // As graph/modules/accounts/password.ts makes them; a login looks at two, so that an unknown address takes as long.
  const known = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const argon2id = () => Promise.all([verify(known, PASSWORD), verify(known, PASSWORD)]);

  console.log();
  console.table([
    { what: 'argon2id alone, two at a time', ...(await measure(argon2id, WORKERS)) },
    { what: 'login', ...(await measure(login, WORKERS)) },
  ]);
});

/**
 * An account for each worker, and some: two logins of one account wait for each other.
 * @param {string} url
 */
async function registered(url) {
  const mark = randomBytes(4).toString('hex');
  const emails = Array.from({ length: WORKERS * 4 }, (_, index) => `bench-${mark}-${index}@example.com`);
  for (const email of emails)
    await ask(url, {
      query: REGISTER,
      variables: { input: { name: 'Bench Customer', email, phone: '9841000000', password: PASSWORD } },
    });
  return emails;
}
