/** The writer's corrections of who is who: checked against the script's cues, and applied to a screenplay once, before any analysis. */

import type { CharacterEdits } from '../../contract/character-edits.ts';
import { AppError } from '../../contract/errors.ts';
import type { Cue, Screenplay } from '../../screenplay/model.ts';
import { characterId, isCollective, speakersByCue } from './cue-names.ts';

/** Character id -> the id it counts as: merges followed to their end, then the end's new name. Ids without an edit map to themselves. */
export function identities({ merges, renames }: CharacterEdits): (id: string) => string {
  const into = new Map(merges.map((merge) => [merge.from, merge.into]));
  const called = new Map(renames.map(({ name, to }) => [name, characterId(to)]));
  return (id) => {
    let end = id;
    // A chain has at most as many links as there are merges; what was checked has no circle.
    for (let link = 0; link <= into.size; link += 1) end = into.get(end) ?? end;
    return called.get(end) ?? end;
  };
}

/**
 * Cue name -> the cue name it should be read as; the same text where nothing was corrected. In 'MAGS AND LENA' each of the two is
 * looked up, if each also speaks alone. `cueNames` are all of the script's, each as often as it has a speech.
 */
export function correctedCues(cueNames: readonly string[], edits: CharacterEdits): (cueName: string) => string {
  const speakersOf = speakersByCue(cueNames);
  const identityOf = identities(edits);
  // As the writer typed it: the reports take the casing of a name from here.
  const typed = new Map(edits.renames.map(({ to }) => [characterId(to), to]));
  return (cueName) => {
    const speakers = speakersOf(cueName);
    const meant = [...new Set(speakers.map(identityOf))];
    return meant.length === speakers.length && meant.every((id, at) => id === speakers[at])
      ? cueName
      : meant.map((id) => typed.get(id) ?? id).join(' AND ');
  };
}

/** The names of all cues that have something under them, in reading order, each as often as it stands there. */
export const cueNamesIn = (screenplay: Screenplay): string[] =>
  screenplay.scenes.flatMap(({ elements }) =>
    elements.flatMap((element) =>
      element.kind === 'speech' && element.parts.some(({ text }) => text.trim() !== '') ? [element.cue.name] : [],
    ),
  );

/** The screenplay with every cue under its corrected name. Texts, places and printed cues stay as they are, so quotes stay exact. */
export function applyCharacterEdits(screenplay: Screenplay, edits: CharacterEdits): Screenplay {
  if (edits.merges.length + edits.renames.length === 0) return screenplay;
  const corrected = correctedCues(cueNamesIn(screenplay), edits);
  const correct = (cue: Cue): Cue => {
    const name = corrected(cue.name);
    return name === cue.name ? cue : { ...cue, name, printedName: cue.name };
  };
  return {
    ...screenplay,
    scenes: screenplay.scenes.map((scene) => ({
      ...scene,
      elements: scene.elements.map((element) =>
        element.kind === 'speech' ? { ...element, cue: correct(element.cue) } : element,
      ),
    })),
  };
}

const conflict = (message: string): AppError => new AppError('conflicting_edits', message);

function checkMerges(merges: CharacterEdits['merges']): void {
  const into = new Map<string, string>();
  for (const merge of merges) {
    if (merge.from === merge.into) throw conflict('A character cannot be merged into itself.');
    if (into.has(merge.from)) throw conflict('A character can be merged into one other only.');
    into.set(merge.from, merge.into);
  }
  for (const { from } of merges) {
    for (let at = into.get(from), links = 0; at !== undefined; at = into.get(at), links += 1) {
      if (at === from || links > into.size) throw conflict('These merges go in a circle, so nobody would be left.');
    }
  }
}

function checkRenames({ merges, renames }: CharacterEdits, ids: ReadonlySet<string>): void {
  const gone = new Set(merges.map(({ from }) => from));
  const renamed = new Set(renames.map(({ name }) => name));
  const taken = new Set([...ids].filter((id) => !gone.has(id) && !renamed.has(id)));
  const seen = new Set<string>();
  for (const { name, to } of renames) {
    const wanted = characterId(to);
    if (seen.has(name)) throw conflict('A character can have one new name only.');
    seen.add(name);
    if (gone.has(name)) throw conflict('A character that was merged into another has no name of its own to change.');
    if (isCollective(wanted) || wanted !== to.toUpperCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim())
      throw conflict('The new name is not the name of one person.');
    if (taken.has(wanted)) throw conflict('Another character has this name already. Merge the two instead.');
    taken.add(wanted);
  }
}

/**
 * Refuses edits that name somebody who is not in the script (unknown_character), and such as contradict each other or go in a circle
 * (conflicting_edits). `ids` are the characters of the script as it was read.
 */
export function checkCharacterEdits(edits: CharacterEdits, ids: ReadonlySet<string>): void {
  const named = [...edits.merges.flatMap(({ from, into }) => [from, into]), ...edits.renames.map(({ name }) => name)];
  if (named.some((name) => !ids.has(name)))
    throw new AppError(
      'unknown_character',
      'One of these names is no speaking part of this script. Please reload the page.',
    );
  checkMerges(edits.merges);
  checkRenames(edits, ids);
}
