/** A main character whose name nobody says. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { quoteExactly, quoteOf } from '../../text/quote.ts';
import { counted, listed, pagesOf } from '../../wording.ts';
import { english, many, scene, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { isPart, nameWordsOf } from '../name-pattern.ts';

const leadsAsked = 3;
const speechesOfALead = 10;
/** A name is heard in a shorter form of at least so many letters, or in a longer one that shares as many as the other. */
const shortestForm = 3;
const sharedLetters = 4;

/** `first` shows the introduction, or else the first speech. */
const person = z.object({
  who: z.string(),
  speeches: z.number().int(),
  firstPage: z.number().int(),
  lastPage: z.number().int(),
  first: z.array(cite),
});
const facts = z.object({ people: z.array(person).min(1) });

export const nameNeverSpoken = flawRule({
  id: 'nameNeverSpoken',
  name: 'A main character whose name nobody says',
  topic: 'name-never-spoken',
  effect: 0.35,
  work: 'line',
  facts,
  find({ characters, speeches, passages, english: isEnglish }) {
    if (!isEnglish) return null;
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
        [...spoken].some(
          (one) => one.length >= shortestForm && (low.startsWith(one) || one.startsWith(low.slice(0, sharedLetters))),
        )
      );
    };
    const found = characters.slice(0, leadsAsked).filter(({ id, speeches: own, introduction }) => {
      const names = [...nameWordsOf(id), ...nameWordsOf((introduction?.fullName ?? '').toUpperCase())];
      // A cue such as WAITRESS is a part, not a name: the script uses the word in small letters or with an article.
      const part = nameWordsOf(id).some((word) => small.has(word.toLowerCase())) || isPart(id, passages);
      return own.length >= speechesOfALead && nameWordsOf(id).length > 0 && !part && !names.some(heard);
    });
    if (found.length === 0) return null;
    return {
      people: found.map(({ id, speeches: own, firstPage, lastPage, introduction }) => ({
        who: characterId(id),
        speeches: own.length,
        firstPage,
        lastPage,
        first: introduction
          ? [quoteExactly(introduction.passage, introduction.sentence)]
          : own.slice(0, 1).map(({ passage }) => quoteOf(passage)),
      })),
    };
  },
  say({ people }, nameOf) {
    const name = nameOf(people[0]?.who ?? '');
    return {
      title: `Nobody says the ${people.length === 1 ? 'name' : 'names'} ${listed(people.map(({ who }) => nameOf(who)))}`,
      points: people.map(({ who, speeches, firstPage, lastPage, first }) => ({
        text: `${nameOf(who)} has ${counted(speeches, 'speech', 'speeches')} from page ${firstPage} to page ${lastPage}, and no line of dialogue holds the name: who only watches and listens does not learn it.`,
        evidence: first,
      })),
      advice: `Let one person call ${name} by name near ${pagesOf([people[0]?.firstPage ?? 1])}, where an audience first asks who this is.`,
      unless: `If a door, a letter or a caption shows the name of ${name}, or namelessness is the point, leave it.`,
    };
  },
  costs: (where) => `An audience, which reads no cues, is never told the name that stands on ${where}`,
  examples: [
    counting('HALE', `RUTH, 40, counts the till. ${english} Hale waits for her.`, talk('RUTH', 'Go home, Hale.')),
  ],
  nearMisses: [
    counting('HALE', `RUTH counts. ${english}`, talk('RUTH', 'Go home, Hale.'), talk('HALE', "It's Ruth's till.")),
    counting('WAITRESS', `Ruth counts while the WAITRESS waits. ${english}`, talk('WAITRESS', 'Yes, Ruth.')),
    counting('KATHERINE', `Ruth counts. ${english}`, talk('RUTH', 'Kath, go.'), talk('KATHERINE', 'Yes, Ruth.')),
  ],
});

/** Ruth and another count for long enough to be main characters. */
function counting(other: string, action: string, ...rest: readonly string[]): string {
  const exchange = (number: number): string =>
    [talk('RUTH', `I count the ${number}.`), talk(other, `You count it again, ${number}.`)].join('\n\n');
  return scene('INT. SHOP - DAY', action, many(10, exchange), ...rest);
}
