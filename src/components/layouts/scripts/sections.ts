import { visibleSection, type SectionExtent } from '#features/site/pages/visible-section.rules.ts';

type PageKeys = { id: string; title: string; description: string; keywords: string };

function put(selector: string, content: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>(selector)) meta.content = content;
}

function extentOf({ id }: PageKeys): SectionExtent[] {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
}

/**
 * The section on screen names the address and the page (specification section 2, product.md D11). What each is called
 * stands in the page as data; a page without it has no such sections.
 */
export function nameSections(): void {
  const data = document.getElementById('page-keys')?.textContent;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!data || !canonical) return;
  const pages: PageKeys[] = JSON.parse(data);
  const home = canonical.href;
  let shown = '';
  let frame = 0;
  const sync = () => {
    frame = 0;
    const section = visibleSection(pages.flatMap(extentOf), innerHeight);
    const page = pages.find(({ id }) => id === section?.id && id !== shown);
    if (!page) return;
    shown = page.id;
    const hash = page === pages[0] ? '' : `#${page.id}`;
    history.replaceState(history.state, '', hash || location.pathname + location.search);
    document.title = page.title;
    put('meta[name$=title], meta[property$=title]', page.title);
    put('meta[name$=description], meta[property$=description]', page.description);
    put('meta[name=keywords]', page.keywords);
    put('meta[property$=url]', home + hash);
    canonical.href = home + hash;
  };
  addEventListener('scroll', () => {
    frame ||= requestAnimationFrame(sync);
  });
  if (location.hash) addEventListener('load', sync);
  if (scrollY) sync();
}
