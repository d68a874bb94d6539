/** How values were taken that are no names of the workspace; each has its words under `leads:imports.readValues`. */
export const READ_VALUES = [
  'stageLike',
  'stageUnknown',
  'closedUndated',
  'closedAsCreated',
  'stageMoved',
  'stageMovedBack',
  'ownerUnknown',
  'ownerInvited',
  'ownerChosen',
  'ownerNobody',
  'sourceUnknown',
  'pipelineUnknown',
  'contactByName',
] as const;
export type How = (typeof READ_VALUES)[number];

/** A value of the file, what was made of it (null: nothing), and in how many lines it stands. */
export type ReadValue = { how: How; written: string; made: string | null; lines: number };
