/** Apart from the dialog, so that no page carries the names of all the scripts that this rare form imports. */
export const loadSessionForm = async () => (await import('./SessionForm.tsx')).SessionForm;
