import sharp from 'sharp';

export const aPhotograph = async (width = 90, height = 60): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a3613c' } })
    .jpeg()
    .toBuffer();

/** `productId` is sent as it is given. */
export async function aPhotographForm(
  productId: number | string,
  file?: Uint8Array,
  name = 'bowl.jpg',
): Promise<FormData> {
  const form = new FormData();
  form.set('productId', String(productId));
  form.set('file', new Blob([new Uint8Array(file ?? (await aPhotograph()))]), name);
  return form;
}
