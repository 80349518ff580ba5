/** Finds scenes of which the script says that they are dreamt, imagined, remembered, or seen on a screen: what happens there does not happen in the story's present. */
import { wholeWords } from '../../screenplay/text/phrases.ts';
import type { Derived } from '../derive.ts';
import { isMarker } from '../flaw-rules/out-of-time.ts';
import { realAgain, unrealMarks, wakings } from '../lexicons/story/unreal-words.ts';

const unreal = wholeWords(unrealMarks, { flags: '' });
const real = wholeWords(realAgain, { flags: '' });
const wakes = wholeWords(wakings);
/** A mark that is never ended holds for so many scenes. Own bound. */
const longest = 4;
/** Paragraphs of action at the beginning of a scene in which somebody wakes from the one before. */
const firstActions = 2;

const known = new WeakMap<Derived['scenes'], ReadonlySet<number>>();

/** Their ordinals. */
export function unrealScenes({ scenes }: Pick<Derived, 'scenes'>): ReadonlySet<number> {
  const before = known.get(scenes);
  if (before) return before;
  const found = new Set<number>();
  let left = 0;
  for (const [at, scene] of scenes.entries()) {
    const heading = scene.heading.text.toUpperCase();
    if (real.test(heading)) left = 0;
    else if (unreal.test(heading) || left > 0) found.add(scene.ordinal);
    left = Math.max(0, left - 1);
    for (const { text } of scene.passages.filter(isMarker)) {
      const mark = text.toUpperCase();
      if (real.test(mark)) left = 0;
      else if (unreal.test(mark)) {
        found.add(scene.ordinal);
        left = longest;
      }
    }
    const actions = scene.passages.filter(({ kind }) => kind === 'action').slice(0, firstActions);
    const previous = scenes[at - 1];
    if (previous && actions.some(({ text }) => wakes.test(text))) found.add(previous.ordinal);
  }
  known.set(scenes, found);
  return found;
}
