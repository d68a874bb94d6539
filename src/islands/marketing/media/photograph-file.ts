import type { Photograph } from '#features/marketing/media/photograph.schema.ts';

export const photographFile = ({ id }: Pick<Photograph, 'id'>): string =>
  `/api/marketing/media/${id}.jpg?size=small`;

/** Places a picture in its box as the advertisements crop it. */
export const focalStyle = ({ focalX, focalY }: Pick<Photograph, 'focalX' | 'focalY'>) => ({
  objectPosition: `${focalX}% ${focalY}%`,
});
