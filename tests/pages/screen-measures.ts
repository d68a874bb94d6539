import type { Locator, Page } from '@playwright/test';

// Lengths of a portal's screen in pixels, taken in the page.

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator.toString()} is not drawn`);
  return box;
}

/** Pixels by which the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The height of what stands in the rows of tools, and where the first row of data begins. */
export const listHeights = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (element: Element) => element.getBoundingClientRect().height > 0;
    const tools = [...document.querySelectorAll('main :is(select, input[type=search], input[type=date])')];
    const rows = [
      ...document.querySelectorAll(
        'main :is(tbody tr, [role=row]:has([role=gridcell]), li article, ul > li)',
      ),
    ].filter((row) => isDrawn(row) && row.closest('nav, [role=tablist]') === null);
    const heights = (elements: Element[]) =>
      elements.filter(isDrawn).map((element) => Math.round(element.getBoundingClientRect().height));
    return {
      controls: [
        ...heights(tools.filter((tool) => tool.closest('table') === null)),
        ...heights([...document.querySelectorAll('main [data-acts] :is(button, a)')]),
      ],
      rows: heights(rows),
      first: Math.min(...rows.map((row) => Math.floor(row.getBoundingClientRect().top))),
    };
  });

/** From the lowest row of tools, or of tabs, to the first line or surface below it. */
export const toolsGap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const isDrawn = (element: Element) => box(element).height > 1 && box(element).width > 1;
    const isSurface = (element: Element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      return !/, 0\)$|transparent/.test(backgroundColor) || Number.parseFloat(borderTopWidth) > 0;
    };
    const isText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const tools = [...document.querySelectorAll('main :is([data-list-tools], [role=tablist])')];
    const drawn = tools.filter(isDrawn);
    const end = Math.max(...drawn.map((row) => box(row).bottom));
    const left = Math.min(...drawn.map((row) => box(row).left));
    const below = [...document.querySelectorAll('main *:not(svg *)')].filter(
      (element) =>
        isDrawn(element) &&
        box(element).top >= end - 1 &&
        // A form may stand beside the list.
        box(element).right > left &&
        (isSurface(element) || isText(element)),
    );
    return Math.round((Math.min(...below.map((element) => box(element).top)) - end) * 10) / 10;
  });

/** The sizes of type that a screen uses. */
export const typeSizes = async (page: Page): Promise<string[]> => {
  const sizes = await page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>(':not(svg *)')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .map((element) => getComputedStyle(element).fontSize),
  );
  return [...new Set(sizes)];
};

/**
 * Of a phone's list: from the top of the page's content to the first row or the head above it, the selects that look
 * like controls, and the buttons that open the filters; the lines that the controls take, and the least distance between
 * two of them. `null` without tools.
 */
export const phoneTools = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (element: Element) => element.getBoundingClientRect().height > 0;
    const [tools] = [...document.querySelectorAll('[data-list-tools]')].filter(isDrawn);
    const content = document.querySelector('main');
    if (tools === undefined || content === null) return null;
    const top = content.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(content).paddingTop);
    const { bottom } = tools.getBoundingClientRect();
    const rows = [...document.querySelectorAll('main :is(thead, tbody tr, li, dl, h2, [role=row])')].filter(
      (row) =>
        isDrawn(row) && row.getBoundingClientRect().top >= bottom && !row.closest('nav, [role=tablist]'),
    );
    const controls = [...tools.querySelectorAll(':is(a, button, input, select)')]
      .filter(isDrawn)
      .map((control) => control.getBoundingClientRect())
      .sort((one, other) => one.left - other.left);
    const gaps = controls.slice(1).map(({ left }, at) => left - (controls[at]?.right ?? 0));
    const selects = [...document.querySelectorAll('[data-list-tools] select, main :is(li, tr) select')];
    return {
      height: Math.min(...rows.map((row) => row.getBoundingClientRect().top)) - top,
      bordered: selects.filter(
        (select) => isDrawn(select) && !/, 0\)$|transparent/.test(getComputedStyle(select).borderTopColor),
      ).length,
      filters: [...tools.querySelectorAll('[aria-haspopup=dialog]')].filter(isDrawn).length,
      lines: new Set(controls.map(({ top, height }) => Math.round(top + height / 2))).size,
      gap: Math.min(8, ...gaps),
    };
  });

/** The rows of a phone's list: their height, their name, and whether a touch near their lower edge opens them. */
export const phoneRows = (page: Page) =>
  page.locator('main .list-row').evaluateAll((all) =>
    all.map((row) => {
      const name = row.querySelector('[data-in=name]');
      const { left, width, height } = row.getBoundingClientRect();
      const { fontWeight, lineHeight } = getComputedStyle(name ?? row);
      row.scrollIntoView({ block: 'center' });
      const { top: seen } = row.getBoundingClientRect();
      const target = document.elementFromPoint(left + width / 2, seen + height - 6);
      return {
        isHigh: height >= 72 && height <= 96,
        weight: fontWeight,
        isShort: (name?.getBoundingClientRect().height ?? 0) <= 2 * Number.parseFloat(lineHeight),
        opens: target !== null && name?.contains(target),
      };
    }),
  );
