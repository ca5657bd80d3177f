/** How wide a list shows the photograph of a piece. */
export const GRID_SIZES = '(min-width: 1280px) 300px, (min-width: 900px) 25vw, (min-width: 600px) 33vw, 50vw';
