/** The poster as a file: the SVG as it is, or drawn into a PNG. Made in the browser; nothing is sent anywhere. */

import type { Spine } from '../../../../lib/contract/spine.ts';
import { posterSvg, posterWidth } from './poster.ts';

const svgType = 'image/svg+xml';
/** Sharp on a good screen and on paper. */
const pngScale = 2;

async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: svgType }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = posterWidth * pngScale;
    canvas.height = Math.round((picture.naturalHeight / picture.naturalWidth) * canvas.width);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (png === null) throw new Error('The picture could not be made.');
    return png;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export type PosterKind = 'png' | 'svg';

/** Rejects where the browser cannot draw it. */
export async function posterFile(spine: Spine, title: string, kind: PosterKind): Promise<Blob> {
  const svg = posterSvg(spine, title);
  return kind === 'svg' ? new Blob([svg], { type: svgType }) : pngOf(svg);
}
