import type { Shop } from './template.ts';

export function formatGreeting({ t }: Shop, fullName: string): string {
  const [name] = fullName.trim().split(/\s+/);
  return name ? t('Namaste {name},', { name }) : t('Namaste,');
}
