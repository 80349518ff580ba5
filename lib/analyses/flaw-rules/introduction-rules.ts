/** Flaw rules about meeting people: speakers whom the action never shows, people introduced for nothing, names nobody says. */
import type { Character } from '../derived/character-index.ts';
import type { Passage } from '../derived/passages.ts';
import { quoteExactly, quoteOf } from '../derived/quote.ts';
import { counted, listed, pagesOf } from '../wording.ts';
import type { FlawRule } from './flaw-rule.ts';
import { isPart, nameSource, nameWordsOf } from './name-pattern.ts';

const placesShown = 6;

/** Speeches from which somebody is a part rather than a passing voice. */
const fewestSpeeches = 4;

/** Voices by their cue, numbered extras, and kin, whom action may call 'his father'. */
const passingVoice =
  /\d|#|VOICE|NARRAT|ANNOUNC|RADIO|COMPUTER|DISPATCH|OPERATOR|MACHINE|INTERCOM|SPEAKER|PHONE|^(?:MOM|MUM|MOMMY|MUMMY|MA|DAD|DADDY|PA|MOTHER|FATHER|GRANDMA|GRANDPA|GRANNY|WIFE|HUSBAND|BROTHER|SISTER|SON|DAUGHTER)$/;

const neverShown: FlawRule = {
  id: 'neverShown',
  topic: 'never-shown',
  effect: 0.6,
  find({ characters, passages }) {
    const seen = passages
      .filter(({ kind }) => kind !== 'dialogue' && kind !== 'lyric' && kind !== 'parenthetical')
      .flatMap(({ words }) => words);
    // By its beginning, so that REPORTER is shown where reporters are.
    const shown = (id: string): boolean => {
      const words = nameWordsOf(id);
      return (words.length > 0 ? words : id.split(' ')).some((word) =>
        seen.some((one) => one.startsWith(word.toLowerCase())),
      );
    };
    const found = characters.filter(
      ({ id, speeches }) =>
        speeches.length >= fewestSpeeches &&
        !passingVoice.test(id) &&
        speeches.every(
          ({ voiceOver, offScreen, passage }) =>
            !voiceOver && !offScreen && !passage.cue?.extensions.some((one) => !/^CONT/i.test(one)),
        ) &&
        !shown(id),
    );
    const [one] = found;
    if (!one) return null;
    return {
      title: `${listed(found.map(({ name }) => name))} ${found.length === 1 ? 'speaks' : 'speak'} without ever being shown`,
      points: found.slice(0, placesShown).map(({ name, speeches, firstPage }) => ({
        text: `${name} has ${counted(speeches.length, 'speech', 'speeches')} from page ${firstPage} on, and no line of action names ${name}.`,
        evidence: speeches.slice(0, 1).map(({ passage }) => quoteOf(passage)),
      })),
      advice: `Before the first line on page ${one.firstPage}, let us see ${one.name}: a name in capitals and what we notice first.`,
      unless: `If ${one.name} is only heard, (V.O.) or (O.S.) behind the cue says so.`,
    };
  },
};

interface Introduced {
  readonly name: string;
  readonly passage: Passage;
}

/** 'HELEN SHAW (45)' and 'HELEN SHAW, 45,': a name in capitals with an age in years behind it, and no article before it. */
const capitalsAndAge =
  /(?<![\p{L}'’-])(?<!\p{Lu}[\p{Lu}'’.-]+["”]? )(?<!\b(?:[Aa]n?|[Tt]he|[Tt]wo|[Tt]hree|[Ff]our|[Ss]everal|[Hh]is|[Hh]er|[Tt]heir|[Aa]nother|AN?|THE|TWO|THREE|FOUR) )((?:\p{Lu}[\p{Lu}'’.-]+ ){0,2}\p{Lu}[\p{Lu}'’-]+)(?: ?\((?:aged? )?\d{1,2}(?:\)|,)|, (?:aged? )?\d{1,2}(?:,|\.))/gu;

function introducedIn(passage: Passage): Introduced[] {
  return [...passage.text.matchAll(capitalsAndAge)].flatMap((match) => {
    const name = match[1] ?? '';
    const article = /^(?:THE|AN?|TWO|THREE|FOUR|HIS|HER|THEIR|ANOTHER)\b/.test(name);
    return !article && nameWordsOf(name).length > 0 ? [{ name, passage }] : [];
  });
}

const introducedForNothing: FlawRule = {
  id: 'introducedForNothing',
  topic: 'introduced-for-nothing',
  effect: 0.5,
  find({ actions, passages, characters, display }) {
    const cues = new Set(characters.flatMap(({ id }) => id.split(/[\s/&]+/)));
    const found = actions.flatMap(introducedIn).filter(({ name, passage }) => {
      const words = nameWordsOf(name);
      if (words.some((word) => cues.has(word))) return false;
      const pattern = new RegExp(words.map((word) => nameSource(word)).join('|'), 'iu');
      return !passages.some(({ order, text }) => order !== passage.order && pattern.test(text));
    });
    const [one] = found;
    if (!one) return null;
    const names = found.map(({ name }) => display(name));
    return {
      title: `${listed(names.slice(0, 3))}${names.length > 3 ? ' and others are' : names.length > 1 ? ' are' : ' is'} introduced by name and age, and not met again`,
      points: found.slice(0, placesShown).map(({ name, passage }) => ({
        text: `${display(name)} comes in on page ${passage.at.page}, never speaks, and is not named again.`,
        evidence: [quoteExactly(passage, name)],
      })),
      advice: `Give ${names[0]} something to do after page ${one.passage.at.page}, or take away the name and the age: a reader stores both.`,
      unless: `If ${names[0]} is only there to fill the room on page ${one.passage.at.page}, what they do is enough; they need no name.`,
    };
  },
};

const leadsAsked = 3;
const speechesOfALead = 10;

const nameNeverSpoken: FlawRule = {
  id: 'nameNeverSpoken',
  topic: 'name-never-spoken',
  effect: 0.35,
  find({ characters, speeches, passages, english }) {
    if (!english) return null;
    const spoken = new Set(speeches.flatMap(({ words }) => words.map((word) => word.replace(/'s$/, ''))));
    const small = new Set(
      passages.flatMap(({ kind, text }) =>
        kind === 'action' || kind === 'dialogue' ? (text.match(/(?<![\p{L}])\p{Ll}[\p{L}'-]*/gu) ?? []) : [],
      ),
    );
    const heard = (word: string): boolean => {
      const low = word.toLowerCase();
      return (
        spoken.has(low) ||
        [...spoken].some((one) => one.length >= 3 && (low.startsWith(one) || one.startsWith(low.slice(0, 4))))
      );
    };
    const found = characters.slice(0, leadsAsked).filter(({ id, speeches: own, introduction }: Character) => {
      const names = [...nameWordsOf(id), ...nameWordsOf((introduction?.fullName ?? '').toUpperCase())];
      // A cue such as WAITRESS is a part, not a name: the script uses the word in small letters or with an article.
      const part = nameWordsOf(id).some((word) => small.has(word.toLowerCase())) || isPart(id, passages);
      return own.length >= speechesOfALead && nameWordsOf(id).length > 0 && !part && !names.some(heard);
    });
    const [one] = found;
    if (!one) return null;
    return {
      title: `Nobody says the ${found.length === 1 ? 'name' : 'names'} ${listed(found.map(({ name }) => name))}`,
      points: found.map((character) => ({
        text: `${character.name} has ${counted(character.speeches.length, 'speech', 'speeches')} from page ${character.firstPage} to page ${character.lastPage}, and no line of dialogue holds the name: who only watches and listens does not learn it.`,
        evidence: character.introduction
          ? [quoteExactly(character.introduction.passage, character.introduction.sentence)]
          : character.speeches.slice(0, 1).map(({ passage }) => quoteOf(passage)),
      })),
      advice: `Let one person call ${one.name} by name near ${pagesOf([one.firstPage])}, where an audience first asks who this is.`,
      unless: `If a door, a letter or a caption shows the name of ${one.name}, or namelessness is the point, leave it.`,
    };
  },
};

export const introductionRules: readonly FlawRule[] = [neverShown, introducedForNothing, nameNeverSpoken];
