import { expect, test } from 'vitest';
import { companyNamedBy, compareFirms, firmFacts } from './same-company.rules.ts';
import { comparePlaces } from './same-place.rules.ts';

/** `Mar SL | B12345674 | mar.es | 911 222 333 | Calle Real 5, Vigo`. */
function firm(text: string) {
  const [name = '', taxId = '', domain = '', phone = '', address = ''] = text
    .split('|')
    .map((part) => part.trim());
  return firmFacts({
    name,
    taxId: taxId || null,
    domain: domain || null,
    phone: phone || null,
    address: address || null,
  });
}

test.each([
  // A name with its legal form, and another fact.
  ['Mar SL | B12345674', 'Mar, S.L. | ES-B 12345674', 'same', 'twoFacts'],
  ['Mar SL | | mar.es', 'Mar S.L.U. | | www.mar.es', 'same', 'twoFacts'],
  ['Mar SL | | mar.es', 'Mar SL | | mar.com', 'same', 'twoFacts'],
  ['Mar | | mar.es', 'Mar SL | | mar.es', 'same', 'twoFacts'],
  ['Mar SL | | | 911 222 333', 'MAR SL | | | +34 911222333', 'same', 'twoFacts'],
  ['Mar SA | | | | Calle Real 5, Vigo', 'Mar S.A. | | | | Vigo', 'same', 'twoFacts'],
  ['Mar SL | | quesería.es', 'Mar SL | | xn--quesera-dza.es', 'same', 'twoFacts'],
  ['Sol | | facebook.com/sol', 'Sol | | https://www.facebook.com/Sol/', 'same', 'twoFacts'],
  // Legal forms.
  ['Mar SA', 'Mar SL', 'different', 'legalForm'],
  ['Mar SA | | mar.es', 'Mar SL | | mar.es', 'ask', 'legalForm'],
  ['Acme SA | A33333333', 'Acme S.L.', 'different', 'legalForm'],
  // A name alone.
  ['Mar SL', 'Mar SL', 'ask', 'name'],
  ['Mar SL | B12345674', 'Mar SL', 'ask', 'name'],
  ['Mar SL | | mar.es', 'Mar SL | | mar-vigo.com', 'different', 'nothing'],
  // Another value.
  ['Mar SL | | mar.es | 986 000 111 | Vigo', 'Mar SL | | mar.es | 982 000 222 | Lugo', 'ask', 'branch'],
  ['Mar SL | B12345674 | | | Vigo', 'Mar SL | B12345674 | | | Lugo', 'ask', 'branch'],
  ['Mar SL | | mar.es | 986 000 111', 'Mar SL | | mar.es | 982 000 222', 'ask', 'phone'],
  // Tax IDs.
  ['Mar SL | B12345674', 'Mar SL | B87654323', 'different', 'nothing'],
  ['Mar SL | B12345674 | mar.es', 'Mar SL | B87654323 | mar.es', 'different', 'nothing'],
  ['Mar SL | B12345674 | mar.es', 'Mar SL | B12345675 | mar.es', 'ask', 'otherTaxId'],
  ['Mar SL | B12345675', 'Mar SL | B12345675', 'ask', 'taxIdWrong'],
  ['Mar SL | B12345675 | mar.es', 'Mar SL | B12345675 | mar.es', 'same', 'twoFacts'],
  ['Gamma | B-12345674', 'Alpha Ltd | ESB12345674', 'ask', 'taxId'],
  ['Bar Norte | N/A', 'Hotel Uno | N/A', 'different', 'nothing'],
  ['Epsilon | X0000000T', 'Zeta | x-0000000-t', 'different', 'nothing'],
  // Shared domains.
  ['Beta | | beta.example', 'Beta Deutschland GmbH | | beta.example', 'ask', 'domain'],
  ['Alpha Ltd | | alpha.example', 'ALPHA Trading Ltd | ESB99999999 | alpha.example', 'ask', 'domain'],
  ['Sol | | facebook.com/sol', 'Mar | | facebook.com/mar', 'different', 'nothing'],
  ['Hotel Uno | | linktr.ee/uno', 'Hotel Dos | | linktr.ee/dos', 'different', 'nothing'],
  ['Clínica A | | clinicaa.wixsite.com', 'Clínica B | | clinicab.wixsite.com', 'different', 'nothing'],
  ['Delta | | delta.github.io', 'Delta2 | | delta2.github.io', 'different', 'nothing'],
  // A number in common is an adviser's, or a group's.
  ['Mar SL | | | 911 222 333', 'Sol SL | | | 911 222 333', 'different', 'nothing'],
  ['Mar Vigo SL | | | 911 222 333', 'Mar SL | | | 911 222 333', 'ask', 'phone'],
])('%s and %s: %s (%s)', (one, other, kind, reason) => {
  expect(compareFirms(firm(one), firm(other))).toMatchObject({ kind, reason });
  expect(compareFirms(firm(other), firm(one))).toMatchObject({ kind, reason });
});

test.each([
  ['Vigo', 'Lugo', 'other'],
  ['Vigo', 'Calle Real 5, 36201 Vigo', 'same'],
  ['C/ Real, 5, Vigo', 'Calle Real 5, Vigo (España)', 'same'],
  ['Calle Real 5, Vigo', 'Calle Real 5, Lugo', 'other'],
  ['Calle Real 5, Vigo', 'Rúa do Príncipe 12, Vigo', 'unknown'],
  ['Calle Real 5, 36201 Vigo', 'Calle Real 5, 27001', 'other'],
  ['Calle Real 5', 'Vigo', 'unknown'],
  [null, 'Vigo', 'unknown'],
])('the places %s and %s are %s', (one, other, result) => expect(comparePlaces(one, other)).toBe(result));

test('a name leads to the one company that it can mean, and to none of two', () => {
  const company = (id: number, name: string, domain: string | null = null) => ({
    ...{ id, name, domain },
    ...{ taxId: null, phone: null, address: null },
  });
  const named = (name: string, companies: ReturnType<typeof company>[], domain: string | null = null) =>
    companyNamedBy({ name, domain }, companies)?.id;
  const [sl, sa, bare] = [company(1, 'Mar SL'), company(2, 'Mar, S.A.'), company(3, 'Mar')];
  expect(named('MAR S.A.', [sl, sa])).toBe(2);
  expect(named('Mar SA', [sl])).toBeUndefined();
  expect(named('Mar', [sl])).toBe(1);
  expect(named('Mar SL', [bare])).toBe(3);
  expect(named('Mar', [sl, sa])).toBeUndefined();
  expect(named('Mar', [sl, sa, bare])).toBe(3);
  expect(named('Mar SL', [company(4, 'Mar SL'), company(5, 'Mar SL')])).toBeUndefined();
  expect(named('Mar SL', [company(4, 'Mar SL'), company(5, 'Mar SL', 'mar.es')], 'mar.es')).toBe(5);
  expect(named('Mar SL', [company(4, 'Mar SL', 'mar.es')], 'mar-vigo.com')).toBeUndefined();
  expect(named('Sol', [sl])).toBeUndefined();
});
