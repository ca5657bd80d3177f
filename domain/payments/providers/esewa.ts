import { type ProviderDeclaration, WALLET_LIMIT } from './provider.ts';

export const esewa = {
  code: 'ESEWA',
  name: /*i18n*/ 'eSewa',
  nameNe: 'इसेवा',
  kind: 'WALLET',
  limits: { least: 1, most: WALLET_LIMIT },
  mark: { letter: 'e', colour: '#3F7F1D' },
} as const satisfies ProviderDeclaration;
