// @ts-check

/** A failure that is foreseen and told in a sentence that a person can act on; it is shown without a stack. */
export class UserFacingError extends Error {}
