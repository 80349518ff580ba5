/** Question 8 as a view of the story graph: who is followed, when they speak, with whom, how, and what they do. */
import { followedAmong, followedSpeeches } from '../../engine/people/main-characters.ts';
import { fewestVoices, leastWords, mostVoices, producedShare } from '../../engine/people/voices.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import type { Cite } from '../../story/cite.ts';
import { evidenceOf } from '../../story/cite.ts';
import { cueNameOf } from '../../story/ids.ts';
import type { Portrait } from '../../story/portrait.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder } from '../story-lookup.ts';
import type { CharacterAnalysisFindings, CharacterFinding } from './card.ts';
import * as words from './words.ts';

export const characterAnalysisParts = ['source', 'scenes', 'characters', 'portraits', 'voices', 'bechdel'] as const;
type AnalysisStory = Pick<Story, (typeof characterAnalysisParts)[number]>;
type Bullet = CharacterFinding['arc'][number];

/** Women whose names are given. */
const womenNamed = 8;
/** Own words of which a place is shown. */
const ownWordsShown = 2;

const bullet = (text: string, ...cites: readonly (Cite | null | undefined)[]): Bullet => ({
  text,
  evidence: cites.flatMap((cite) => (cite ? [evidenceOf(cite)] : [])),
});

export function characterAnalysisView(story: AnalysisStory): CharacterAnalysisFindings {
  const speakers = speakersAmong(story.characters);
  const followed = followedAmong(speakers);
  return {
    overview: [overviewOf(speakers, followed)],
    characters: followed.flatMap((character, rank) => {
      const portrait = story.portraits.find((one) => one.character === character.id);
      return portrait ? [findingOf(character, portrait, rank, story)] : [];
    }),
    voiceText: [voiceTextOf(story, speakers)],
    bechdel: followed.length > 0 ? bechdelOf(story, speakers.length) : [],
  };
}

function overviewOf(speakers: readonly StoryCharacter[], followed: readonly StoryCharacter[]): string {
  if (followed.length === 0) return words.nobodyToFollow(speakers.length, followedSpeeches);
  const [lead, second] = speakers.filter(({ onlyHeard }) => !onlyHeard);
  return words.overview(followed, speakers.length, lead && second ? [lead, second] : null);
}

function findingOf(
  character: StoryCharacter,
  portrait: Portrait,
  rank: number,
  story: AnalysisStory,
): CharacterFinding {
  return {
    id: cueNameOf(character.id),
    name: words.fullName(character),
    role: words.role(character, rank),
    text: words.size(character),
    words: character.words,
    share: Number(character.share.toFixed(3)),
    quarters: character.quarters,
    arc: arcOf(character, portrait, story),
    voice: voiceOf(character, portrait, story),
    agency: agencyOf(character, portrait),
  };
}

function arcOf(character: StoryCharacter, { partners }: Portrait, story: AnalysisStory): Bullet[] {
  const { introduction, first, last, speeches } = character;
  const nameOf = nameFinder(story);
  const isLead = story.source.lead === character.id;
  const named = (partner: typeof partners.early) => partner && { ...partner, name: nameOf(partner.character) };
  const talk = words.partners(character.name, named(partners.early), named(partners.late));
  return [
    ...(introduction ? [bullet(words.firstShown(character.name, introduction.page), introduction.cite)] : []),
    ...(first && last && speeches > 1
      ? [bullet(words.firstAndLast(character.name, [first.cite.page, last.cite.page], isLead), first.cite, last.cite)]
      : []),
    ...(talk === null ? [] : [bullet(talk)]),
    bullet(words.weight(character, story.source.pages)),
  ];
}

function voiceOf(character: StoryCharacter, portrait: Portrait, { source }: AnalysisStory): Bullet[] {
  const { ownWords } = portrait;
  const cites = ownWords.slice(0, ownWordsShown).map(({ cite }) => cite);
  return [
    bullet(words.voice(character, portrait, source), character.longest?.line.cite),
    ...(ownWords.length > 0 ? [bullet(words.ownWords(character.name, ownWords), ...cites)] : []),
  ];
}

function agencyOf({ name, speeches }: StoryCharacter, { agency, questions }: Portrait): Bullet[] {
  if (agency === null) return [bullet(words.notEnglish(name))];
  return [
    bullet(words.pushing(name, speeches, { ...agency, questions }), ...agency.pushing),
    bullet(agency.acts > 0 ? words.acts(name, agency) : words.noActs(name), ...agency.acting),
  ];
}

function voiceTextOf({ voices, characters }: AnalysisStory, speakers: readonly StoryCharacter[]): string {
  if (voices === null) return words.tooFewVoices(speakers.slice(0, fewestVoices), fewestVoices, leastWords);
  const names = voices.speakers.map(nameFinder({ characters }));
  return words.voicesTold(voices, names, { share: producedShare, speakers: mostVoices });
}

function bechdelOf({ bechdel, characters }: AnalysisStory, speakers: number): CharacterAnalysisFindings['bechdel'] {
  const { women, men, shown, talk, free } = bechdel;
  const nameOf = nameFinder({ characters });
  const named = (ids: readonly string[]) => ({ count: ids.length, names: ids.slice(0, womenNamed).map(nameOf) });
  const stated = { ...words.genderStated(named(women), named(men), speakers), evidence: shown.map(evidenceOf) };
  if (women.length < 2) return [stated, { ...words.tooFewWomen, evidence: [] }];
  return [
    stated,
    {
      ...words.womenTalk(talk && { ...talk, names: talk.between.map(nameOf) }),
      evidence: talk ? [evidenceOf(talk.cite)] : [],
    },
    { ...words.notOfAMan(free), evidence: free ? [evidenceOf(free.cite)] : [] },
  ];
}
