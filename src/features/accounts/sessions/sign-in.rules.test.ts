import { expect, test } from 'vitest';
import { loginErrors, registerErrors } from './sign-in.rules.ts';

const filled = {
  username: 'ana',
  password: 'clave-de-prueba',
  name: 'Ana',
  email: 'ana@x.example',
  confirmPassword: 'clave-de-prueba',
};

test.each([
  ['nothing is wrong with both', {}, {}],
  ['an empty user name', { username: ' ' }, { username: 'accounts:usernameRequired' }],
  ['an empty password', { password: '' }, { password: 'accounts:passwordRequired' }],
])('validates signing in: %s', (_name, change, expected) => {
  expect(loginErrors({ ...filled, ...change })).toEqual(expected);
});

test.each([
  ['a complete form', {}, {}],
  [
    'five characters',
    { password: 'cinco', confirmPassword: 'cinco' },
    { password: 'accounts:passwordTooShort' },
  ],
  [
    'seven characters',
    { password: 'sietess', confirmPassword: 'sietess' },
    { password: 'accounts:passwordUnderEight' },
  ],
  ['eight characters', { password: 'ochosoch', confirmPassword: 'ochosoch' }, {}],
  [
    'seven characters that take two units each',
    { password: '🙂🙂🙂🙂🙂🙂🙂', confirmPassword: '🙂🙂🙂🙂🙂🙂🙂' },
    { password: 'accounts:passwordUnderEight' },
  ],
  ['no confirmation', { confirmPassword: '' }, { confirmPassword: 'accounts:confirmRequired' }],
  ['an e-mail that is none', { email: 'marta' }, { email: 'accounts:emailInvalid' }],
  ['another confirmation', { confirmPassword: 'Secreta' }, { confirmPassword: 'accounts:passwordsDiffer' }],
  [
    'no name and no e-mail',
    { name: '', email: '' },
    { name: 'accounts:nameRequired', email: 'accounts:emailRequired' },
  ],
])('validates registering: %s', (_name, change, expected) => {
  expect(registerErrors({ ...filled, ...change })).toEqual(expected);
});
