/** Cuts a chosen picture to a small square in the browser, so that nothing larger, and nothing else that its file told, leaves it. */
import { maxPictureBytes, pictureSide } from '../../../../lib/contract/profile.ts';

/** More is decoded by no browser in a moment. */
const mostBytes = 25 * 1024 * 1024;
/** From the best: the first that fits is taken. */
const qualities = [0.9, 0.75, 0.6, 0.4];

const asJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

const inBase64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** The middle square as a JPEG in base64. Rejects with a sentence for what is no picture. */
export async function squarePicture(file: Blob): Promise<string> {
  if (file.size > mostBytes) throw new Error('Please choose a picture of at most 25 MB.');
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('This file is no picture that your browser can open. Please choose another.');
  });
  const canvas = document.createElement('canvas');
  canvas.width = pictureSide;
  canvas.height = pictureSide;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Your browser could not cut the picture.');
  const side = Math.min(picture.width, picture.height);
  // Behind what is see-through.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, pictureSide, pictureSide);
  pen.drawImage(
    picture,
    (picture.width - side) / 2,
    (picture.height - side) / 2,
    side,
    side,
    0,
    0,
    pictureSide,
    pictureSide,
  );
  picture.close();
  for (const quality of qualities) {
    const cut = await asJpeg(canvas, quality);
    if (cut !== null && cut.size <= maxPictureBytes) return inBase64(cut);
  }
  throw new Error('This picture could not be made small enough. Please choose another.');
}
