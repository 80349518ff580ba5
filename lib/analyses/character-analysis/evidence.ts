/** Follows the main speakers: when they speak, with whom, how, and what they do. Refuses a reading of what they feel. */
import type { Character } from '../derived/character-index.ts';
import type { Derived } from '../derived/derive.ts';
import { ownWordsOf } from '../derived/own-words.ts';
import { quoteAround, quoteOf, quoteWhere } from '../derived/quote.ts';
import { answersIn } from '../derived/speaking-network.ts';
import { wordsOf } from '../derived/words.ts';
import type { AnalysisInput } from '../question.ts';
import { capitalised, counted, decimal, listed, numberWord, percent, quoted, timesAs } from '../wording.ts';
import { agencyOf } from './agency.ts';
import { bechdelOf } from './bechdel.ts';
import type { CharacterAnalysisFindings, CharacterFinding } from './card.ts';

const mostCharacters = 6;
/** Speeches from which a character can be followed. */
const fewestSpeeches = 4;

export function characterAnalysisEvidence({ derived, details }: AnalysisInput): CharacterAnalysisFindings {
  const { characters } = derived;
  const named = details.character.trim().toUpperCase();
  const major = characters
    .filter(
      ({ speeches, share, id }, index) =>
        speeches.length >= fewestSpeeches && (index < 3 || share >= 0.04 || id === named),
    )
    .slice(0, mostCharacters);
  return {
    overview: [overviewOf(derived, major)],
    characters: major.map((character, index) => findingOf(character, index, derived)),
    voiceText: voiceTextOf(derived),
    bechdel: major.length > 0 ? bechdelOf(derived) : [],
  };
}

function overviewOf({ characters, lead }: Derived, major: readonly Character[]): string {
  if (characters.length === 0) return 'Nobody speaks in this script, so no character can be followed by their words.';
  if (major.length === 0) {
    return `${capitalised(counted(characters.length, 'character'))} ${characters.length === 1 ? 'speaks' : 'speak'}, none of them ${numberWord(fewestSpeeches)} times or more: too little to follow anyone.`;
  }
  const share = major.reduce((sum, one) => sum + one.share, 0);
  const first =
    major.length === 1
      ? `${major[0]?.name ?? ''} speaks ${percent(share)} of all words`
      : `${listed(major.map(({ name }) => name))} share ${major.length === characters.length ? 'all the words between them' : `${percent(share)} of all words`}`;
  const margin =
    lead?.second && Number.isFinite(lead.margin)
      ? lead.margin < 1.2
        ? ` ${lead.character.name} and ${lead.second.name} speak almost equally: by words this is a story of two.`
        : ` ${lead.character.name} speaks ${timesAs(lead.margin)} as much as ${lead.second.name}.`
      : '';
  return `${first}, among ${counted(characters.length, 'speaker')}.${margin}`;
}

function findingOf(character: Character, index: number, derived: Derived): CharacterFinding {
  const { id, name, introduction, words, share, speeches, scenes } = character;
  const age = introduction?.age ? `, ${introduction.age}` : '';
  const full = introduction?.fullName ?? name;
  return {
    id,
    name: `${full}${age}`,
    role: index === 0 ? `most words: ${percent(share)} of the talk` : `${percent(share)} of the talk`,
    text: `${counted(speeches.length, 'speech', 'speeches')} in ${counted(scenes.length, 'scene')}, ${counted(words, 'word')} in all.`.replace(
      /^./,
      (letter) => letter.toUpperCase(),
    ),
    words,
    share: Number(share.toFixed(3)),
    quarters: quartersOf(character),
    arc: arcOf(character, derived),
    voice: voiceOf(character, derived),
    agency: agencyOf(character, derived),
  };
}

function quartersOf({ speeches, words }: Character): number[] {
  return [0, 1, 2, 3].map((quarter) => {
    const own = speeches.filter(({ position }) => Math.min(3, Math.floor(position * 4)) === quarter);
    return Math.round((100 * own.reduce((sum, speech) => sum + speech.words.length, 0)) / Math.max(1, words));
  });
}

function arcOf(character: Character, derived: Derived): CharacterFinding['arc'] {
  const { name, speeches, introduction } = character;
  const [first] = speeches;
  const last = speeches.at(-1);
  const bullets: CharacterFinding['arc'] = [];
  if (introduction) {
    bullets.push({
      text: `${name} is first shown on page ${introduction.passage.at.page}.`,
      evidence: [quoteWhere(introduction.passage, (sentence) => sentence === introduction.sentence)],
    });
  }
  if (first && last && first !== last) {
    bullets.push({
      text: `First words on page ${first.page}, last words on page ${last.page}${
        derived.lead?.character.id === character.id
          ? `: read the two side by side and ask what ${name} has learnt, lost or won between them`
          : ''
      }.`,
      evidence: [quoteOf(first.passage), quoteOf(last.passage)],
    });
  }
  const partners = changeOfPartners(character, derived);
  if (partners !== null) bullets.push({ text: partners, evidence: [] });
  bullets.push({ text: weightSentence(character, derived), evidence: [] });
  return bullets;
}

function weightSentence(character: Character, { pages }: Derived): string {
  const quarters = quartersOf(character);
  const most = Math.max(...quarters);
  const names = ['first', 'second', 'third', 'last'];
  const at = quarters.indexOf(most);
  const silent = quarters.flatMap((share, index) => (share === 0 ? [names[index] ?? ''] : []));
  const sentence =
    most < 35
      ? `${character.name}’s words are spread over the whole script (${quarters.map((share) => `${share}%`).join(', ')} by quarter).`
      : `${character.name} says most in the ${names[at] ?? ''} quarter: ${most}% of all ${character.name}’s words.`;
  const gap = longestSilence(character);
  const quiet =
    silent.length > 0
      ? ` Nothing is heard of ${character.name} in the ${listed(silent)} quarter${silent.length > 1 ? 's' : ''}.`
      : '';
  const long =
    gap && gap.pages >= Math.max(3, pages * 0.15)
      ? ` The longest silence runs from page ${gap.from} to page ${gap.to}.`
      : '';
  return sentence + quiet + long;
}

function longestSilence({ speeches }: Character): { from: number; to: number; pages: number } | null {
  return speeches.reduce<{ from: number; to: number; pages: number } | null>((longest, speech, index) => {
    const before = speeches[index - 1];
    if (!before) return longest;
    const gap = { from: before.page, to: speech.page, pages: speech.page - before.page };
    return longest && longest.pages >= gap.pages ? longest : gap;
  }, null);
}

/** Who a character answers or is answered by most, in either half of the script. */
function changeOfPartners({ id, name }: Character, { scenes, nameOf }: Derived): string | null {
  const halves = [new Map<string, number>(), new Map<string, number>()];
  for (const scene of scenes) {
    for (const { one, other, position } of answersIn(scene)) {
      const partner = one === id ? other : other === id ? one : undefined;
      const half = halves[position < 0.5 ? 0 : 1];
      if (partner !== undefined) half?.set(partner, (half.get(partner) ?? 0) + 1);
    }
  }
  const [early, late] = halves.map((half) => [...half].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]);
  if (!early && !late) return null;
  if (!early || !late) {
    const [partner, count] = early ?? late ?? ['', 0];
    return `${name} talks in one half of the script alone, most with ${nameOf(partner)} (${counted(count, 'exchange')}).`;
  }
  if (early[0] === late[0]) {
    return `${name} talks most with ${nameOf(early[0])} in both halves (${counted(early[1], 'exchange')}, then ${numberWord(late[1])}).`;
  }
  return `${name} talks most with ${nameOf(early[0])} in the first half (${counted(early[1], 'exchange')}) and with ${nameOf(late[0])} in the second (${numberWord(late[1])}).`;
}

function voiceOf(character: Character, derived: Derived): CharacterFinding['voice'] {
  const { name, speeches, words } = character;
  const questions = speeches.filter(({ text }) => text.includes('?')).length;
  const shouts = speeches.filter(({ text }) => text.includes('!')).length;
  const all = derived.talkWords / Math.max(1, derived.speeches.length);
  const length = words / speeches.length;
  const than = length > all * 1.15 ? 'longer than' : length < all / 1.15 ? 'shorter than' : 'about as long as';
  const long = [...speeches].sort((a, b) => b.words.length - a.words.length)[0];
  const bullets: CharacterFinding['voice'] = [
    {
      text: `${decimal(length)} words a speech, ${than} the script’s average of ${decimal(all)}; a question in ${percent(questions / speeches.length)} of ${name}’s speeches, an exclamation mark in ${percent(shouts / speeches.length)}. Longest: ${counted(long?.words.length ?? 0, 'word')}.`,
      evidence: long ? [quoteOf(long.passage)] : [],
    },
  ];
  const own = ownWordsOf(character, derived.characters, derived.nameWords, 5);
  if (own.length > 0) {
    bullets.push({
      text: `Words that are ${name}’s more than anyone’s: ${listed(own.map(({ word, count }) => `${quoted(word)} (${count})`))}.`,
      evidence: own.slice(0, 2).flatMap(({ word }, index) => {
        const places = speeches
          .filter(({ passage }) => passage.words.includes(word))
          .map(({ passage }) => quoteAround(passage, word));
        // The second word is shown elsewhere than the first where it can be.
        const [place] = index > 0 ? places.filter(({ quote }) => !wordsOf(quote).includes(own[0]?.word ?? '')) : places;
        return place ? [place] : [];
      }),
    });
  }
  return bullets;
}

function voiceTextOf({ voices, nameOf, characters }: Derived): string[] {
  if (!voices) {
    return [
      `The test by small words (Burrows’ Delta) needs three speakers with 500 words each; this script has fewer (most: ${listed(characters.slice(0, 3).map(({ name, words }) => `${name} ${words}`))}), so no answer is given.`,
    ];
  }
  const { speakers, matched, halves, chance } = voices;
  return [
    `${listed(speakers.map(nameOf))} were each split into two halves by every other speech; ${matched} of the ${halves} halves lie nearest to their own other half by their small words (Burrows’ Delta). Chance gives about ${Math.max(1, Math.round(chance * halves))}; among four leading speakers of produced scripts 68% find each other.`,
  ];
}
