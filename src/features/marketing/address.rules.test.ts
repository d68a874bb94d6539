import { expect, test } from 'vitest';
import { toUsted } from './address.rules.ts';

test.each([
  ['Elige tu firmeza', 'Elija su firmeza'],
  ['te lo llevamos a casa', 'se lo llevamos a casa'],
  ['Nuestro equipo te ayuda', 'Nuestro equipo le ayuda'],
  ['cancela cuando quieras', 'cancele cuando quiera'],
  ['paga lo que necesitas', 'paga lo que necesita'],
  ['Así no te olvidas de nada', 'Así no se olvida de nada'],
  ['a tu gusto y contigo', 'a su gusto y con usted'],
  ['Pruébalo cien noches', 'Pruébelo cien noches'],
  ['pídela hoy y elígela a tu medida', 'pídala hoy y elíjala a su medida'],
  // What only looks like it is left alone.
  ['Té verde y tus compras', 'Té verde y sus compras'],
  ['Ahorra dos horas a la semana', 'Ahorra dos horas a la semana'],
  ['Tubo de acero y tutor', 'Tubo de acero y tutor'],
])('"%s" is said to "usted" as "%s"', (typed, said) => {
  expect(toUsted(typed)).toBe(said);
});
