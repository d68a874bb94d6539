import { expect, test } from '#tests/e2e/fixtures.ts';
import { aDepartment, aProblem, aProduct, aStrength } from '#tests/builders/profile.ts';

const WORDS = {
  es: {
    late: 'Los albaranes llegan tarde a la oficina.',
    lost: 'Se pierden veinte albaranes al mes.',
    shared: 'P1 y P2 mencionan los albaranes.',
    finish: 'Terminar la frase para P1, P2',
    begun: 'Los albaranes …',
    unfinished: 'La frase está sin terminar',
    field: 'Causa',
    cause: 'La firma viaja en papel',
    save: 'Guardar',
    letter: 'P1 y P2 tienen una misma causa: la firma viaja en papel.',
    remove: 'Eliminar la causa «La firma viaja en papel»',
    none: 'Todavía no se ha escrito ninguna causa.',
    undo: 'Deshacer',
  },
  en: {
    late: 'Delivery notes reach the office late.',
    lost: 'Twenty delivery notes a month go missing.',
    shared: 'P1 and P2 mention the delivery notes.',
    finish: 'Finish the sentence for P1, P2',
    begun: 'The delivery notes …',
    unfinished: 'The sentence is not finished',
    field: 'Cause',
    cause: 'The signature travels on paper',
    save: 'Save',
    letter: 'P1 and P2 have one cause: the signature travels on paper.',
    remove: 'Delete the cause “The signature travels on paper”',
    none: 'No cause stated yet.',
    undo: 'Undo',
  },
} as const;

for (const locale of ['es', 'en'] as const)
  test(`what problems share becomes a cause once a person has finished the sentence (${locale})`, async ({
    portal,
    checkAccessibility,
  }) => {
    const words = WORDS[locale];
    await portal.signIn(locale);
    const api = await portal.api();
    const companyId = await api.make('/api/companies', {
      name: 'Transportes Ledesma',
      sector: 'Transporte',
      size: 'small',
      structure: 'simple',
    });
    await api.make('/api/products', aProduct(companyId));
    await api.make('/api/departments', aDepartment(companyId));
    await api.make('/api/strengths', aStrength(companyId));
    for (const description of [words.late, words.lost])
      await api.make('/api/problems', aProblem(companyId, { description }));
    const page = await portal.open(`/empresa/${companyId}?tab=report`);
    await expect(page.getByText(words.shared)).toBeVisible();
    await checkAccessibility(page);

    const finish = page.getByRole('button', { name: words.finish });
    await finish.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const sentence = dialog.getByRole('textbox', { name: words.field });
    await expect(sentence).toHaveValue(words.begun);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog.getByText(words.unfinished)).toBeVisible();
    await sentence.fill(words.cause);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toBeHidden();
    await expect(finish).toBeHidden();
    await expect
      .poll(async () =>
        JSON.stringify((await api.call('GET', `/api/companies/${companyId}/draft?language=${locale}`)).body),
      )
      .toContain(words.letter);

    await page.getByRole('button', { name: words.remove }).click();
    await expect(page.getByText(words.none)).toBeVisible();
    await page.getByRole('button', { name: words.undo }).click();
    await expect(page.getByRole('button', { name: words.remove })).toBeVisible();
    await checkAccessibility(page);
  });
