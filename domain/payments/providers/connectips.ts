import type { ProviderDeclaration } from './provider.ts';

export const connectips = {
  code: 'CONNECTIPS',
  name: /*i18n*/ 'connectIPS',
  nameNe: 'connectIPS',
  kind: 'BANK_ACCOUNT',
  limits: { least: 10, most: 2_000_000 },
  mark: { letter: 'c', colour: '#0B5394' },
} as const satisfies ProviderDeclaration;
