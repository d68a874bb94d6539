import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.server.ts';
import { weakPassword } from './password.rules.ts';

const owner = { username: 'Nuria.Güell', email: 'taller-mar@conservas.example' };

test.each([
  ['cinco', 'accounts:passwordTooShort'],
  ['', 'accounts:passwordTooShort'],
  ['azulón', 'accounts:passwordUnderEight'],
  ['contraseña', 'accounts:passwordCommon'],
  ['Contrasena', 'accounts:passwordCommon'],
  ['CONTRASEÑA', 'accounts:passwordCommon'],
  ['contrasen\u0303a', 'accounts:passwordCommon'],
  ['ｐａｓｓｗｏｒｄ', 'accounts:passwordCommon'],
  ['password', 'accounts:passwordCommon'],
  ['PASSWORD1', 'accounts:passwordCommon'],
  ['Password2024', 'accounts:passwordCommon'],
  ['Mariposa-83!', 'accounts:passwordCommon'],
  ['12345678', 'accounts:passwordCommon'],
  ['qwertyuiop', 'accounts:passwordCommon'],
  ['administrador', 'accounts:passwordCommon'],
  ['Rodríguez', 'accounts:passwordCommon'],
  ['tequiero', 'accounts:passwordCommon'],
  ['aaaaaaaa', 'accounts:passwordCommon'],
  ['00000000', 'accounts:passwordCommon'],
  ['12341234', 'accounts:passwordCommon'],
  ['xYzXyZxYzX', 'accounts:passwordCommon'],
  ['🙂🙃🙂🙃🙂🙃🙂🙃', 'accounts:passwordCommon'],
  ['abcdefgh', 'accounts:passwordCommon'],
  ['jklmnñop', 'accounts:passwordCommon'],
  ['zyxwvuts', 'accounts:passwordCommon'],
  ['87654321', 'accounts:passwordCommon'],
  ['78901234', 'accounts:passwordCommon'],
  ['dfghjklñ', 'accounts:passwordCommon'],
  ['qwertzuiop', 'accounts:passwordCommon'],
  ['Ñlkjhgfdsa', 'accounts:passwordCommon'],
  ['Abcdefgh-24', 'accounts:passwordCommon'],
  ['        ', 'accounts:passwordCommon'],
  ['\u200b'.repeat(8), 'accounts:passwordCommon'],
  ['mvq\u200b\u200b\u2060\u2060\u00ad', 'accounts:passwordCommon'],
  ['12345678 ', 'accounts:passwordCommon'],
  ['1234\u200b5678', 'accounts:passwordCommon'],
  ['12345678!!', 'accounts:passwordCommon'],
  ['AICapital2026', 'accounts:passwordCommon'],
  ['ai capital', 'accounts:passwordCommon'],
  ['Comerzia2026', 'accounts:passwordCommon'],
  ['HuyuProjects!', 'accounts:passwordCommon'],
  ['LeadManager1', 'accounts:passwordCommon'],
  ['nuria.guell', 'accounts:passwordOwnName'],
  ['NURIA.GÜELL77', 'accounts:passwordOwnName'],
  ['nuria.guell-1234567', 'accounts:passwordOwnName'],
  ['taller-mar', 'accounts:passwordOwnName'],
  ['Taller-Mar@conservas.example', 'accounts:passwordOwnName'],
  ['mariposa de tres alas', undefined],
  ['clave-de-prueba', undefined],
  ['mariposa83917265', undefined],
  ['🙂🙃😀😃😄😁😆😅', undefined],
  [' mvq tz wk ', undefined],
  ['नमस्ते दुनिया', undefined],
])('judges the password %j as %s', async (password, expected) => {
  expect(weakPassword(password, owner, await commonPasswords())).toBe(expected);
});

test('the lists contain the ten thousand most common passwords and as many Spanish words', async () => {
  const { dictionary: common } = await import('@zxcvbn-ts/language-common');
  const { dictionary: spanish } = await import('@zxcvbn-ts/language-es-es');
  const listed = await commonPasswords();
  for (const words of [common['passwords-common'], spanish['commonWords-es-es']]) {
    const judged = words.slice(0, 10_000).filter((word) => word.length >= 8);
    expect(judged.length).toBeGreaterThan(1_000);
    expect(judged.filter((word) => weakPassword(word, owner, listed) === undefined)).toEqual([]);
  }
});
