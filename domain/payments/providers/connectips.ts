import type { ProviderDeclaration } from './provider.ts';

export const connectips = {
  code: 'CONNECTIPS',
  name: /*i18n*/ 'connectIPS',
  nameNe: 'connectIPS',
  kind: 'BANK_ACCOUNT',
  limits: { least: 10, most: 2_000_000 },
  mark: { letter: 'c', colour: '#0B5394' },
  privacy:
    /*i18n*/ 'connectIPS receives the amount, the order number and a payment reference, but not your name or contact details.',
} as const satisfies ProviderDeclaration;
