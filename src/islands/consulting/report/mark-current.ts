export const CONTENTS_ID = 'report-contents';

/** The line of reading, in pixels below the top of the window: a heading that was jumped to stands above it. */
const READ_FROM = 120;

/** Marks in the contents what is being read, as the page is scrolled; returns how to end it. */
export function markCurrent(): () => void {
  const contents = document.getElementById(CONTENTS_ID);
  const links = [...(contents?.querySelectorAll('a') ?? [])];
  const mark = () => {
    const isAbove = ({ hash }: HTMLAnchorElement) =>
      (document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Infinity) < READ_FROM;
    const current = links.findLast(isAbove);
    for (const link of links)
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    if (current && contents) contents.scrollTop = current.offsetTop - contents.clientHeight / 2;
  };
  mark();
  addEventListener('scroll', mark, { passive: true });
  return () => removeEventListener('scroll', mark);
}
