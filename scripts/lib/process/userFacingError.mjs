// @ts-check

/** An expected failure whose message tells the user what to do. It is shown without a stack. */
export class UserFacingError extends Error {}
