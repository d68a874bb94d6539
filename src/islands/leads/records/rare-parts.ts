/** Parts of a list that few visits need, apart so that no list carries the names of all the scripts they import. */
export const loadBulkBar = async () => (await import('#islands/leads/bulk/BulkBar.tsx')).BulkBar;
export const loadJobBar = async () => (await import('#islands/leads/bulk/JobBar.tsx')).JobBar;
export const loadRememberedUndo = async () =>
  (await import('#islands/lists/RememberedUndo.tsx')).RememberedUndo;
export const loadColumnMenu = async () =>
  (await import('#islands/leads/opportunities/board/ColumnMenu.tsx')).ColumnMenu;
export const loadRecordsMenu = async () => (await import('./RecordsMenu.tsx')).RecordsMenu;
export const loadCellEditing = async () => (await import('#islands/leads/cells/CellEditing.tsx')).CellEditing;
export const loadGroupStrip = async () => (await import('#islands/leads/views/GroupStrip.tsx')).GroupStrip;
export const loadTaskTable = async () => (await import('#islands/leads/tasks/TaskTable.tsx')).TaskTable;
export const loadContactDialog = async () =>
  (await import('#islands/leads/contacts/ContactDialog.tsx')).ContactDialog;
export const loadCompanyDialog = async () =>
  (await import('#islands/leads/companies/CompanyDialog.tsx')).CompanyDialog;
export const loadRecordCards = async () => (await import('./RecordCards.tsx')).RecordCards;
export const loadRecordGrid = async () => (await import('./RecordGrid.tsx')).RecordGrid;
