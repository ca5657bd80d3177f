import type { EmailContext } from './template.ts';

export function formatGreeting({ t }: EmailContext, fullName: string): string {
  const [name] = fullName.trim().split(/\s+/);
  return name ? t('Namaste {name},', { name }) : t('Namaste,');
}
