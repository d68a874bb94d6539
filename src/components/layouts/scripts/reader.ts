/** Keeps what shows a value and would change it from the keyboard too, in a workspace in which one may only read. */
export function keepFromActing(): void {
  const page = document.querySelector('[data-reader]');
  if (!page) return;
  const keep = () => {
    for (const shown of page.querySelectorAll<HTMLElement>('.act-shown:not([inert])')) shown.inert = true;
  };
  keep();
  new MutationObserver(keep).observe(page, { childList: true, subtree: true });
}
