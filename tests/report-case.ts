import { readFileSync } from 'node:fs';
import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

type Rows = {
  [K in 'products' | 'departments' | 'problems' | 'strengths']: Omit<ReportSnapshot[K][number], 'id'>[];
};

export type ReportCase = Rows & {
  company: Omit<ReportSnapshot['company'], 'id'>;
  contacts?: Omit<NonNullable<ReportSnapshot['contacts']>[number], 'id'>[];
  /** Optional figures, by the order of the rows; a problem's department and owner are numbers from 1. */
  figures?: {
    company?: Partial<ReportSnapshot['company']>;
    departments?: Partial<ReportSnapshot['departments'][number]>[];
    problems?: Partial<ReportSnapshot['problems'][number]>[];
  };
  expected: {
    problemsByUrgency: Record<'high' | 'medium' | 'low', number>;
    departmentsNeedingDigitalTools: string[];
    strengthsToLeverage: number;
    architecture: {
      analyticsModule: boolean;
      processAutomationModule: boolean;
      predictiveModule: boolean;
      integrationPlatform: boolean;
      phases: string[];
    };
  };
};

const numbered = <T extends object>(rows: readonly T[], figures: readonly object[] = []) =>
  rows.map((row, index) => ({ id: index + 1, ...row, ...figures[index] }));

/**
 * Reads a profile of `tests/cases/`, adding ids like a database, and with each problem read as saving it does. Without
 * `figures` it is as it was typed: no figure, no reading, no contact.
 */
export function readCase(
  name: string,
  { figures: isWithFigures = true }: { figures?: boolean } = {},
): { input: ReportCase; snapshot: ReportSnapshot } {
  const file = new URL(`./cases/${name}.json`, import.meta.url);
  const input = JSON.parse(readFileSync(file, 'utf8')) as ReportCase;
  const { name: companyName, sector, country, size, structure } = input.company;
  const figures = isWithFigures ? input.figures : undefined;
  return {
    input,
    snapshot: {
      company: {
        id: 1,
        name: companyName,
        sector,
        size,
        structure,
        ...(country && { country }),
        ...figures?.company,
      },
      products: numbered(input.products),
      departments: numbered(input.departments, figures?.departments),
      problems: numbered(input.problems, figures?.problems).map((row) =>
        isWithFigures
          ? { ...row, reading: row.reading ?? { ...readProblem(row.description), isConfirmed: false } }
          : row,
      ),
      strengths: numbered(input.strengths),
      ...(isWithFigures && {
        contacts: (input.contacts ?? []).map(({ name: person, position, isPrimary }, index) => ({
          id: index + 1,
          name: person,
          position,
          isPrimary,
        })),
      }),
    },
  };
}

const MATTERS = [
  'Manual entry of the shift reports takes two hours a day',
  'Los pedidos llegan por correo y se copian',
  'Los pedidos repetitivos se vuelven a pedir',
  'No se puede prever la demanda',
  'La web no recoge contactos',
  'Las facturas salen con retraso',
  'El ERP no se comunica con la tienda',
  'Nobody owns the north car park',
  'Customer calls go unanswered',
];
const NAMES = [
  'Producción',
  'Ventas',
  'Logística',
  'Calidad',
  'Administración',
  'Jardinería',
  'Compras',
  'IT',
];
const ASSETS = ['Datos históricos de ventas', 'Equipo estable', 'ISO 9001 certification', 'Un huerto propio'];

const pick = (list: readonly string[], index: number) => `${list[index % list.length] ?? ''} ${index + 1}`;

/** Generates a profile with `count` rows, a quarter in each list, of every level and theme. */
export function bigSnapshot(count: number): ReportSnapshot {
  const quarter = Math.max(1, Math.round(count / 4));
  const rows = Array.from({ length: quarter }, (_, index) => index);
  return {
    company: { id: 1, name: 'Muestra, S.A.', sector: 'Ensayos', size: 'large', structure: 'matrix' },
    products: rows.map((i) => ({
      id: i + 1,
      name: `Artículo ${i + 1}`,
      description: `Pieza ${i + 1} del catálogo`,
      type: i % 3 === 0 ? 'service' : 'product',
    })),
    departments: rows.map((i) => ({
      id: i + 1,
      name: pick(NAMES, i),
      function: i % 4 === 3 ? `Análisis de datos ${i + 1}` : `Tareas del área ${i + 1}`,
      digitalizationLevel: (i % 5) + 1,
    })),
    problems: rows.map((i) => ({ id: i + 1, description: pick(MATTERS, i), priority: ((i * 7) % 5) + 1 })),
    strengths: rows.map((i) => ({ id: i + 1, description: pick(ASSETS, i), impact: ((i * 3) % 5) + 1 })),
  };
}
