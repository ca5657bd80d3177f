import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type CatalogProduct, catalogFolder } from '../catalogFile.ts';

export interface Photograph {
  key: string;
  alt: string;
  width: number;
  height: number;
  /** The mean colour, `#rrggbb`. */
  colour: string;
  position: number;
}

/** The photographs of a piece, measured. */
export function findPhotographs({ images, imageAlt, name }: CatalogProduct): Promise<Photograph[]> {
  return Promise.all(
    images.map(async (key, position) => {
      const file = fileURLToPath(new URL(key, catalogFolder));
      const [{ width, height }, mean] = await Promise.all([
        sharp(file).metadata(),
        sharp(file).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer(),
      ]);
      const colour = `#${mean.toString('hex')}`;
      return { key, alt: imageAlt[position] ?? name, width, height, colour, position };
    }),
  );
}
