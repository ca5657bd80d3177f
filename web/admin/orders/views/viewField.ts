/** The filter that names a pile in the address. */
export const VIEW_FIELD = 'desk';
