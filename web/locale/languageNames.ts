/** Each name is written in its own language's script, for readers who cannot read the other. */
export const LANGUAGE_NAMES = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'ne', text: 'नेपाली', lang: 'ne' },
] as const;
