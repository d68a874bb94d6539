import { expect, test } from 'vitest';
import { MAX_SLUG, nextSlug, SLUG, slugOf } from './slug.rules.ts';

test.each([
  [['Azul de cueva', 'Quesería Picos de Valdeón'], 'azul-de-cueva-queseria-picos-de-valdeon'],
  [['  ¡Ñandú & Größe! '], 'nandu-grosse'],
  [['日本'], 'oferta'],
  [['<script>alert(1)</script>'], 'script-alert-1-script'],
  [['x'.repeat(500)], 'x'.repeat(MAX_SLUG)],
])('%s becomes the slug %s', (names, slug) => {
  expect(slugOf(...names)).toBe(slug);
  expect(slug).toMatch(SLUG);
});

test('a long name keeps whole words', () => {
  const slug = slugOf('Curso intensivo de maridaje de quesos azules para hostelería profesional');
  expect(slug).toBe('curso-intensivo-de-maridaje-de-quesos-azules-para-hosteleria');
});

test('a taken slug gets a number, and one with a number the next', () => {
  expect(nextSlug('azul', new Set())).toBe('azul');
  expect(nextSlug('azul', new Set(['azul', 'azul-2']))).toBe('azul-3');
  expect(nextSlug('azul-2', new Set(['azul-2']))).toBe('azul-3');
});
