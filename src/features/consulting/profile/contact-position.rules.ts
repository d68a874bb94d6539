/** The position of people whose own is unknown (`loop:unknown.position`), in every language of the portals. */
const UNKNOWN_POSITIONS = ['Contact person', 'Persona de contacto'];

/** Returns a position as it stands behind a name in a sentence. What a person typed stays as typed. */
export const positionInText = (position: string): string =>
  UNKNOWN_POSITIONS.includes(position) ? position.toLowerCase() : position;
