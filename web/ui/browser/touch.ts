/** Minimum height and width of touch targets, in px. */
export const TOUCH_TARGET_PX = 44;

/** Styles of a standalone link: as tall as its line, with a larger touch target. */
export const standaloneLink = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '50% auto auto 50%',
    width: '100%',
    minWidth: TOUCH_TARGET_PX,
    height: TOUCH_TARGET_PX,
    transform: 'translate(-50%, -50%)',
  },
} as const;
