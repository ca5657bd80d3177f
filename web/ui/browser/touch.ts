/** The least height and width of what a finger presses, in px. */
export const TOUCH = 44;

/** For a link that stands by itself, outside a sentence: as low as its line, yet a finger finds it. */
export const standing = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '50% auto auto 50%',
    width: '100%',
    minWidth: TOUCH,
    height: TOUCH,
    transform: 'translate(-50%, -50%)',
  },
} as const;
