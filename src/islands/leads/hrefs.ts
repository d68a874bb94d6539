/** URLs of records (product.md D20). */
const FOLDERS = {
  contact: 'contacts',
  company: 'companies',
  opportunity: 'opportunities',
  communication: 'communications',
  task: 'tasks',
  inbox: 'inbox',
} as const;

export type LinkedKind = keyof typeof FOLDERS;

export const hrefOf = (kind: LinkedKind, id: number): string => `/leadmanager/${FOLDERS[kind]}/${id}`;
