/** Words taken for others that sound or look alike, with the word that was meant. */
import type { Passage } from '../../text/passages.ts';
import { capitalised } from '../../wording.ts';
import { english, hall, talk } from '../example-script.ts';
import { wrongArticles } from './articles.ts';
import { listedMixUpsIn } from './listed-mix-ups.ts';
import { readBySlips, slipRule } from './slip-rule.ts';
import { takenWordsIn } from './small-words-taken.ts';
import { lookAlikesIn } from './word-look-alikes.ts';

/** `likelihood` is null where the company is in the list. */
interface Found {
  readonly passage: Passage;
  readonly word: string;
  readonly meant: string;
  readonly phrase: string;
  readonly likelihood: number | null;
}

/** What is known by its company in the lists, then what is likely by all that was counted. Articles that go by the ear are dialect where they are spoken: they are looked for in the action alone. */
function mixUpsIn(passage: Passage, isPlace: (word: string) => boolean): Found[] {
  const listed = [
    ...listedMixUpsIn(passage, isPlace),
    ...(passage.kind === 'action' ? [...wrongArticles(passage.text), ...takenWordsIn(passage)] : []),
  ].map((one) => ({ passage, ...one, likelihood: null }));
  if (passage.kind === 'heading') return listed;
  const known = new Set(listed.map(({ word }) => word.toLowerCase()));
  return [
    ...listed,
    ...lookAlikesIn(passage).flatMap((one) => (known.has(one.word.toLowerCase()) ? [] : [{ passage, ...one }])),
  ];
}

/** As the page has it, in capitals too. */
function inCaseOf(written: string, mended: string): string {
  if (written.charAt(0) === written.charAt(0).toLowerCase()) return mended;
  return written.length > 1 && written === written.toUpperCase() ? mended.toUpperCase() : capitalised(mended);
}

/** What is listed before what is likely, the likeliest first. */
const bySurety = ({ likelihood: one }: Found, { likelihood: other }: Found): number =>
  (other ?? Number.MAX_VALUE) - (one ?? Number.MAX_VALUE);

export const wordMixUps = slipRule({
  id: 'wordMixUps',
  name: 'Words taken for others (its and it’s, your and you’re)',
  topic: 'mix-ups',
  over: 'words',
  effect: 0.3,
  title: 'Words are taken for others',
  find(derived) {
    const headings = derived.passages.filter(({ kind }) => kind === 'heading');
    const headed = new Set(headings.flatMap(({ words }) => words));
    return [...readBySlips(derived), ...headings]
      .toSorted((one, other) => one.order - other.order)
      .flatMap((passage) => mixUpsIn(passage, (word) => headed.has(word)))
      .sort(bySurety)
      .map(({ passage, word, meant, phrase }) => ({
        passage,
        word,
        meant,
        phrase,
        better: phrase.replace(word, inCaseOf(word, meant)),
      }));
  },
  costs: (where) => `The wrong word on ${where} makes a reader look for more`,
  examples: [
    hall(
      english,
      'The gate hangs on it’s own. She walks passed the house.',
      talk('ANN', 'Your gonna love it more then the sea.'),
    ),
    hall(english, 'He wears a orange coat.'),
    hall(english, 'She is unphased. The hanger doors close.'),
    hall(english, 'He digs into he sand. She finds and old lamp.'),
    hall(english, 'He takes a peak at it. That was ten year’s ago. They go with out her, from no where.'),
    hall(english, 'The guests flea towards the exits.', talk('ANN', 'With all do respect, I have a another plan.')),
    hall(
      english,
      'They walk though the door. It is late.',
      'A light comes though the window.',
      talk('ANN', 'Your on the wrong side of it.'),
    ),
  ],
  nearMisses: [
    hall(
      english,
      'It’s a boat of its own. There is a use for an hour. He passed the house.',
      talk('ANN', 'Your welcome here is over.'),
    ),
    hall(english, talk('ANN', 'I want to be a artist. More then? No, then a walk.')),
    hall(english, 'The mountain peaks over the house. A unicorn. A one-way street.'),
    hall(
      english,
      'From he knows where. The peak at dawn. The one she works with and only he knows. He is lost in from where he came.',
    ),
    hall(english, 'The coat hangs on a hanger. A flea jumps. It belongs to the canon.'),
    hall(english, 'Though the door is shut, they see him walk through it.', talk('ANN', 'Give me your word.')),
  ],
});
