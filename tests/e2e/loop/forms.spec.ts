import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { untilStill } from '#tests/pages/until-still.ts';

// The dialogs in which people write most, in the longer language: what stands in them, and how far apart.

/** A dialog opens from its address alone, or by a button. */
const DIALOGS: readonly (readonly [path: string, button?: string])[] = [
  ['/leadmanager/contacts?new'],
  ['/leadmanager/companies?new'],
  ['/leadmanager/opportunities?new'],
  ['/leadmanager/tasks?new'],
  ['/leadmanager/communications?new'],
  ['/leadmanager/communications/templates', 'Nueva plantilla'],
  ['/consultoria', 'Nueva empresa'],
  ['/comercia/companies', 'Nueva empresa'],
  ['/comercia/products', 'Añadir producto'],
  ['/comercia/leads', 'Añadir lead'],
];

async function openDialog(page: Page, button: string | undefined): Promise<Locator> {
  if (button !== undefined) await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await untilStill(page);
  return dialog;
}

/** Distances in a form, in pixels, each with the label that it is measured from. */
const measure = (dialog: Locator) =>
  dialog.evaluate((root) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const isDrawn = (element: Element) => box(element).height > 1;
    const drawn = (elements: Iterable<Element>) => [...elements].filter(isDrawn);
    const nameOf = (element: Element) => (element.textContent ?? '').slice(0, 30);
    const round = (length: number) => Math.round(length * 10) / 10;
    const fields = drawn(root.querySelectorAll('.gap-label')).flatMap((field) => {
      const [label, control] = field.children;
      return label && control ? [{ field, label, control }] : [];
    });
    const forms = [...root.querySelectorAll('.fields')].map((form) => drawn(form.children));
    return {
      labels: fields.map(({ label, control }) => [
        nameOf(label),
        round(box(control).top - box(label).bottom),
      ]),
      between: forms.flatMap((children) =>
        children.flatMap((child) => {
          const above = children.map((each) => box(each).bottom).filter((bottom) => bottom <= box(child).top);
          return above.length === 0 ? [] : [[nameOf(child), round(box(child).top - Math.max(...above))]];
        }),
      ),
      /** Hints and errors that stand above their control. */
      notesAbove: fields
        .filter(({ field, control }) =>
          drawn([...field.children].slice(2)).some((note) => box(note).top < box(control).bottom),
        )
        .map(({ label }) => nameOf(label)),
      /** Controls that a neighbour's note, or a longer label, has moved. */
      uneven: forms.flatMap((children) =>
        fields
          .filter(({ field }) => children.includes(field))
          .filter(({ field, control }, _, all) =>
            all.some(
              (other) =>
                box(other.field).top === box(field).top && box(other.control).top !== box(control).top,
            ),
          )
          .map(({ label }) => nameOf(label)),
      ),
      required: root.querySelectorAll('.required').length,
      notes: drawn(root.querySelectorAll('.required-note')).map(nameOf),
    };
  });

test('in every dialog labels stand 6 px above their field, fields 16 to 20 px apart, hints below them', async ({
  portal,
  demo,
}) => {
  await portal.signInAs(demo, 'es');
  for (const [path, button] of DIALOGS) {
    const dialog = await openDialog(await portal.open(path), button);
    for (const state of ['as it opens', 'refused']) {
      const name = `${path}, ${state}`;
      const form = await measure(dialog);
      expect.soft(form.labels.length, name).toBeGreaterThan(1);
      expect
        .soft(
          form.labels.filter(([, gap]) => gap !== 6),
          name,
        )
        .toEqual([]);
      expect
        .soft(
          form.between.filter(([, gap]) => Number(gap) < 16 || Number(gap) > 20),
          name,
        )
        .toEqual([]);
      expect.soft(form.notesAbove, name).toEqual([]);
      expect.soft(form.uneven, name).toEqual([]);
      expect.soft(form.required, name).toBeGreaterThan(0);
      expect.soft(form.notes, name).toEqual(['* Obligatorio']);
      await expect.soft(dialog.getByText('Opcional', { exact: true }), name).toHaveCount(0);
      if (state === 'refused') continue;
      await dialog.locator('button[type=submit]').last().click();
      await expect(dialog.locator('[aria-invalid=true], [data-invalid]').first()).toBeVisible();
      await untilStill(portal.page);
    }
  }
});
