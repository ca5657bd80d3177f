import { type ProviderDeclaration, WALLET_LIMIT } from './provider.ts';

export const khalti = {
  code: 'KHALTI',
  name: /*i18n*/ 'Khalti',
  nameNe: 'खल्ती',
  kind: 'WALLET',
  limits: { least: 10, most: WALLET_LIMIT },
  mark: { letter: 'K', colour: '#5C2D91' },
} as const satisfies ProviderDeclaration;
