import { expect, test } from 'vitest';
import { name } from './fields.ts';

test.each(['Sita Rai', 'सीता राई', 'Www Tamang', 'Dr. Rai', "D'Souza / Rai", 'Rai: Sita'])(
  'accepts the name %s',
  (text) => {
    expect(name.parse(text)).toBe(text);
  },
);

test.each(['http://evil.example/win now', 'Sita HTTPS://evil.example', 'Sita WWW.evil.example', 'ftp://x'])(
  'rejects the name %s with a specific reason',
  (text) => {
    expect(name.safeParse(text).error?.issues).toMatchObject([{ params: { reason: 'LINK_IN_NAME' } }]);
  },
);
