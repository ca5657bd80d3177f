/** What a letter begins with. */
export function greeting(name: string): string {
  const [first] = name.trim().split(/\s+/);
  return first ? `Namaste ${first},` : 'Namaste,';
}
