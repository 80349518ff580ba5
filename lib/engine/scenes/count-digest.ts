/** Counts the graph's digest: the script in its own words, by lines chosen and quoted. */
import type { ScriptDetails } from '../../contract/uploads.ts';
import type { Digest } from '../../story/digest.ts';
import { characterId, sceneId } from '../../story/ids.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import type { Character } from '../people/character-index.ts';
import { lineOf } from '../people/line-of.ts';
import { answersIn } from '../people/speaking-network.ts';
import { quoteOf } from '../text/quote.ts';
import { settingsOf } from './settings.ts';
import { firstSentences, type TellingLine, tellingAction, tellingLine } from './telling-lines.ts';

/** A longer sentence that shows the lead is cut after its last comma in reach, but not to less than this. */
const longestEntrance = 160;
const shortestEntrance = 60;

const storyLineOf = ({ speakers, evidence }: TellingLine): NonNullable<Digest['meeting']> => ({
  speakers: speakers.map(characterId),
  cite: evidence,
});

export function countDigest({ derived, details }: Pick<AnalysisInput, 'derived' | 'details'>): Digest {
  const lead = leadOf(derived, details);
  // What has been quoted is not quoted again.
  const told = new Set<string>();
  return {
    lead: lead && characterId(lead.id),
    settings: settingsOf(derived.scenes),
    meeting: lead && meetingOf(derived, lead),
    opening: openingOf(derived, lead, told),
    keyScenes: keyScenesOf(derived, told),
    ending: endingOf(derived),
  };
}

/** The character that the details name, if such a one speaks; else the lead by words. */
function leadOf({ characters, lead }: Derived, details: ScriptDetails): Character | null {
  const named = details.character.trim().toUpperCase();
  const given =
    named === ''
      ? undefined
      : characters.find(({ id, introduction }) => id === named || introduction?.fullName.toUpperCase() === named);
  return given ?? lead?.character ?? null;
}

/** The first scene in which the lead and the strongest tie exchange lines; of it only what one says to the other, for a line to a third is no meeting. */
function meetingOf(derived: Derived, lead: Character): Digest['meeting'] {
  const link = derived.network.links.find(({ source, target }) => source === lead.id || target === lead.id);
  const scene = derived.scenes[(link?.scenes[0] ?? lead.scenes[0] ?? 1) - 1];
  if (!scene) return null;
  if (!link) return lineIn(scene, derived);
  const two = [link.source, link.target];
  const between = answersIn(scene).filter(({ one, other }) => two.includes(one) && two.includes(other));
  const [opening] = scene.speeches;
  const said = new Set(between.flatMap((one) => (one.said === opening ? [one.said, one.answer] : [one.answer])));
  return lineIn({ ...scene, speeches: scene.speeches.filter((one) => said.has(one)) }, derived);
}

function lineIn(scene: Derived['scenes'][number], derived: Derived): Digest['meeting'] {
  const line = tellingLine(scene, derived);
  return line && storyLineOf(line);
}

function openingOf({ scenes, speeches }: Derived, lead: Character | null, told: Set<string>): Digest['opening'] {
  const [first] = scenes;
  const [speech] = speeches;
  const image = first?.passages.find(({ kind }) => kind === 'action');
  const entrance = lead && speech && !speech.speakers.includes(lead.id) ? lead.introduction : null;
  if (first && speech) told.add(quoteOf(speech.passage).quote);
  if (first && entrance) told.add(entrance.sentence);
  return {
    image: image ? firstSentences(image) : null,
    words: speech ? lineOf(speech) : null,
    entrance: entrance && { page: entrance.passage.at.page, words: shortened(entrance.sentence) },
  };
}

function shortened(sentence: string): string {
  if (sentence.length <= longestEntrance) return sentence;
  const cut = sentence.slice(0, longestEntrance);
  return cut.slice(0, Math.max(cut.lastIndexOf(', '), shortestEntrance));
}

const keyScenesOf = (derived: Derived, told: Set<string>): Digest['keyScenes'] =>
  derived.keyScenes.map(({ zone, scene }) => {
    const line = tellingLine(scene, derived, told);
    const action = tellingAction(scene, derived, told);
    if (line) told.add(line.evidence.quote);
    if (action) told.add(action.quote);
    return { turn: zone.name, scene: sceneId(scene.ordinal), action, line: line && storyLineOf(line) };
  });

function endingOf({ scenes, speeches }: Derived): Digest['ending'] {
  const words = speeches.at(-1);
  const image = scenes
    .at(-1)
    ?.passages.filter(({ kind }) => kind === 'action')
    .at(-1);
  return { words: words ? lineOf(words) : null, image: image ? firstSentences(image) : null };
}
