import type { Shop } from './template.ts';

export function greeting({ say }: Shop, fullName: string): string {
  const [name] = fullName.trim().split(/\s+/);
  return name ? say('Namaste {name},', { name }) : say('Namaste,');
}
