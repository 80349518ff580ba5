/** Question 8 as a view of the story graph: who is followed, how they enter, first and last words, what they do last, whose voices are alike. */
import { followedAmong, followedSpeeches } from '../../engine/people/main-characters.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import type { Cite } from '../../story/cite.ts';
import { evidenceOf } from '../../story/cite.ts';
import { cueNameOf } from '../../story/ids.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder } from '../story-lookup.ts';
import type { CharacterAnalysisFindings, CharacterFinding, Stage } from './card.ts';
import * as words from './words.ts';

export const characterAnalysisParts = ['source', 'characters', 'portraits', 'silentPeople', 'voices'] as const;
type AnalysisStory = Pick<Story, (typeof characterAnalysisParts)[number]>;
type Bullet = CharacterFinding['agency'][number];

/** Somebody who speaks on for more pages than this does more than the sentences that open with the name tell. */
const lastActNear = 2;

const bullet = (text: string, cite: Cite | null | undefined): Bullet[] =>
  cite ? [{ text, evidence: [evidenceOf(cite)] }] : [];
const staged = (stage: Stage, cite: Cite | null | undefined): CharacterFinding['arc'] =>
  bullet(words.shown[stage], cite).map((shown) => ({ stage, ...shown }));

export function characterAnalysisView(story: AnalysisStory): CharacterAnalysisFindings {
  const speakers = speakersAmong(story.characters);
  const followed = followedAmong(speakers);
  return {
    overview: followed.length === 0 ? [words.nobodyToFollow(speakers.length, followedSpeeches)] : [],
    characters: followed.map((character) => findingOf(character, story)),
    silent: story.silentPeople.map(({ name, pages, scenes, first }) => ({
      name,
      pages,
      scenes,
      evidence: [evidenceOf(first)],
    })),
    voiceText: voiceTextOf(story),
  };
}

function findingOf(character: StoryCharacter, { source, portraits }: AnalysisStory): CharacterFinding {
  const { introduction, first, last, speeches } = character;
  const lastAct = portraits.find((one) => one.character === character.id)?.lastAct;
  return {
    id: cueNameOf(character.id),
    name: words.fullName(character),
    role: words.role(character),
    text: words.size(character),
    speeches,
    scenes: character.scenes.length,
    pages: words.pagesFrom(character),
    silent: words.silence(character, source.pages),
    words: character.words,
    share: Number(character.share.toFixed(6)),
    arc: [...staged('introduced', introduction?.cite), ...staged('first', first?.cite), ...staged('last', last?.cite)],
    agency: lastAct && last && lastAct.page >= last.cite.page - lastActNear ? bullet(words.shown.lastAct, lastAct) : [],
  };
}

function voiceTextOf({ voices, characters }: AnalysisStory): string[] {
  if (voices === null) return [];
  const nameOf = nameFinder({ characters });
  const alike = voices.alike.map(([one, other]) => [nameOf(one), nameOf(other)] as const);
  const told = words.voicesTold(voices.speakers.map(nameOf), alike, voices.apart);
  return told === null ? [] : [told];
}
