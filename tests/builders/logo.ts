export const SVG_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><rect width="60" height="20" fill="#1d3b6f"/></svg>';

export function aLogoForm(content: string | Uint8Array<ArrayBuffer> = SVG_LOGO, name = 'logo.svg'): FormData {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  return form;
}
