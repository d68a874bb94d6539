/** Apart so that no page carries the names of all the scripts that a menu imports. */
export const loadMenu = async () => (await import('./Menu.tsx')).Menu;
