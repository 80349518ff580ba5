/** Says whether the clipping paths of a text object leave it on the page. Knows the boxes of paths, not their forms. */
import { type Box, intersection } from './page-geometry.ts';
import { type Engine, floatsAt } from './pdfium.ts';

/** `wholly` is outside of a path's box; `maybe` is what the box alone does not tell. */
export type Clipping = 'never' | 'maybe' | 'wholly';

/** A rectangle, closed or not. */
const rectangleSegments = 5;
/** Points: letters reach a little over the box that their text is said to have. */
const slack = 1;

export function isClippedAway({ calls, memory, scratch }: Engine, object: number): Clipping {
  const clip = calls.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : calls.FPDFClipPath_CountPaths(clip);
  if (paths <= 0) return 'never';
  calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const own: Box = floatsAt(memory, scratch);
  let clipping: Clipping = 'never';
  for (let path = 0; path < paths; path += 1) {
    const { box, isRectangle } = boxOfPath(clip, path);
    if (intersection(box, own) === null) return 'wholly';
    const isInside =
      box[0] <= own[0] + slack && box[1] <= own[1] + slack && box[2] >= own[2] - slack && box[3] >= own[3] - slack;
    if (!isInside || !isRectangle) clipping = 'maybe';
  }
  return clipping;

  function boxOfPath(of: number, path: number): { box: Box; isRectangle: boolean } {
    const count = calls.FPDFClipPath_CountPathSegments(of, path);
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let index = 0; index < count; index += 1) {
      calls.FPDFPathSegment_GetPoint(calls.FPDFClipPath_GetPathSegment(of, path, index), scratch, scratch + 4);
      const [x, y] = floatsAt(memory, scratch);
      [west, east] = [Math.min(west, x), Math.max(east, x)];
      [south, north] = [Math.min(south, y), Math.max(north, y)];
    }
    return { box: [west, south, east, north], isRectangle: count > 0 && count <= rectangleSegments };
  }
}
