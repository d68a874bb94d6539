import { expect, test } from 'vitest';
import { CATALOGUE } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { departmentTheme, problemTheme, STRENGTH_INTERVENTIONS, strengthTheme } from './themes.rules.ts';

test.each([
  ['La introducción manual de los partes de producción lleva dos horas', 'manualEntry'],
  ['Shift reports are typed by hand into spreadsheets', 'manualEntry'],
  ['Los pedidos llegan por correo y se copian a mano', 'orders'],
  ['Orders arrive by fax', 'orders'],
  ['In order to pay less tax we moved', 'general'],
  ['No se puede prever la demanda por país', 'forecasting'],
  ['We run out of stock every autumn', 'forecasting'],
  ['La web está sólo en español', 'web'],
  ['Leads from the website are lost', 'web'],
  ['Las facturas se emiten tarde', 'invoicing'],
  ['El archivo de fichas está sin orden', 'documents'],
  ['Old inspection files take up a storeroom', 'documents'],
  ['Backups have never been tested', 'security'],
  ['Falta trazabilidad del lote', 'quality'],
  ['El almacén está lleno', 'logistics'],
  ['Unplanned stoppages of the cells', 'production'],
  ['Cada presupuesto me quita tiempo', 'sales'],
  ['Los veteranos se jubilan', 'people'],
  ['Customers wait on the phone', 'customers'],
  ['Los proveedores fallan', 'purchasing'],
  ['The two ERP systems do not talk to each other', 'systems'],
  ['El sistema de reservas no habla con la contabilidad', 'systems'],
  ['The booking calendar doesn’t talk to the accounts', 'systems'],
  ['Hay clientes duplicados en tres listas', 'systems'],
  ['Nadie sabe cuánto pan se va a vender cada día', 'forecasting'],
  ['We never know how much stock to order', 'forecasting'],
  ['Se desconoce la rentabilidad de cada cliente', 'costs'],
  ['No sabemos cuánto cuesta cada artículo', 'costs'],
  ['Los informes no llegan a dirección', 'reporting'],
  ['La energía es cara', 'costs'],
  ['Todo va lento', 'slow'],
  ['El local se queda pequeño', 'general'],
])('%s is about %s', (description, theme) => {
  expect(problemTheme({ description })).toBe(theme);
});

test.each([
  ['Falta sitio en el almacén', 'logistics'],
  ['Falta sitio', 'general'],
  ['Nuestro sitio carga despacio', 'web'],
  ['Lead times are too long', 'slow'],
  ['Poor planning leads to errors', 'general'],
  ['Our leads go cold', 'web'],
  ['El precio del cobre ha subido', 'costs'],
  ['Cobramos tarde', 'invoicing'],
  ['No hay un responsable de calidad', 'quality'],
  ['Nobody is responsible for maintenance', 'production'],
  ['Slow response to complaints', 'customers'],
  ['Customers demand shorter deadlines', 'customers'],
  ['El papel de cada jefe no está claro', 'general'],
  ['Annual turnover is falling', 'general'],
  ['La rotación de existencias es baja', 'logistics'],
])('an ambiguous word does not mislead the advice: %s is about %s', (description, theme) => {
  expect(problemTheme({ description })).toBe(theme);
});

test.each([
  ['Ventas y exportación', 'x', 'commercial'],
  ['Producción', 'Ventas', 'production'],
  ['Equipo B', 'Contabilidad y tesorería', 'finance'],
  ['IT', 'x', 'it'],
  ['Italia', 'x', 'general'],
  ['Recursos Humanos', 'x', 'people'],
])('the department %s (%s) is of the kind %s', (name, work, theme) => {
  expect(departmentTheme({ name, function: work })).toBe(theme);
});

test.each([
  ['Datos históricos de ventas', 'data'],
  ['ISO 9001 certification', 'certification'],
  ['Equipo estable', 'team'],
  ['Equipo nuevo y con ganas', 'team'],
  ['Equipos de frío nuevos', 'technology'],
  ['Despachos fieles: la mayoría repite', 'customers'],
  ['Situación junto a la lonja', 'location'],
  ['Un huerto', 'general'],
])('the strength %s is of the kind %s', (description, theme) => {
  expect(strengthTheme({ description })).toBe(theme);
});

test('every intervention that a strength is said to carry is in the catalogue', () => {
  const ids = new Set(CATALOGUE.map(({ id }) => id));
  expect(
    Object.values(STRENGTH_INTERVENTIONS)
      .flat()
      .filter((id) => !ids.has(id)),
  ).toEqual([]);
});
