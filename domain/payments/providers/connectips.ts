import type { ProviderDeclaration } from './provider.ts';

export const connectips = {
  code: 'CONNECTIPS',
  name: /*i18n*/ 'connectIPS',
  nameNe: 'connectIPS',
  kind: 'BANK_ACCOUNT',
  limits: { least: 10, most: 2_000_000 },
  mark: { letter: 'c', colour: '#0B5394' },
  privacy:
    /*i18n*/ 'connectIPS, if you pay with it, gets the amount, the order number and a payment reference from us, and no name or contact.',
} as const satisfies ProviderDeclaration;
