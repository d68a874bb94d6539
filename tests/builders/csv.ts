/** Returns an import file as a browser sends it, with the form's other fields. */
export function anImport(
  content: string | Uint8Array<ArrayBuffer>,
  { name = 'clientes.csv', ...fields }: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ kind: 'contacts', ...fields })) form.set(field, value);
  form.set('file', new File([content], name, { type: 'text/csv' }));
  return form;
}

/** Encodes text in UTF-16, as spreadsheets on Windows save "Unicode text". */
export function utf16(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer),
  ]);
}

export const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text], (letter) => letter.charCodeAt(0));
