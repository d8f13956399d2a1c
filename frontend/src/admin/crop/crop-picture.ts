import type { Square } from './crop-square';

/** More is never shown of a portrait. */
const maxSide = 1_200;

/** The part of the picture as a file. Throws if the picture cannot be loaded. */
export async function cropPicture(url: string, { x, y, size }: Square, name: string): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const side = Math.min(size, maxSide);
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  // JPEG has no transparency, which would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, x, y, size, size, 0, 0, side, side);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  if (!file) throw new Error('The picture is too large to draw');
  return new File([file], name, { type: 'image/jpeg' });
}
