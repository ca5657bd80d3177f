/** Each in its own letters, for whoever cannot read the other. */
export const LANGUAGE_NAMES = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'ne', text: 'नेपाली', lang: 'ne' },
] as const;
