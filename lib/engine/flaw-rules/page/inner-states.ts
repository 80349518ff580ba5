/** Thoughts in the action: knowledge, memories and wishes that no camera can show. */
import * as z from 'zod';
import { anyOf, wholeWords } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { mindManners, mindVerbs, saidAloud, sentenceOpenings } from '../../lexicons/flaws/action-verbs.ts';
import { quoteWhere, spread } from '../../text/quote.ts';
import { sentencesOf } from '../../text/words.ts';
import { capitalised, counted, decimal, pagesOf, quoted } from '../../wording.ts';
import { english, scene, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { nameWordsOf } from '../name-pattern.ts';

const fewest = 3;
const placesShown = 5;

/** A person as the subject, then a verb of the mind with what is thought: 'She knows that', 'Ruth remembers the day'. */
const innerState = new RegExp(
  [
    `^(?:${anyOf(sentenceOpenings)},? )?(\\p{Lu}\\p{L}+) `,
    `(?:${anyOf(mindManners)} )?${anyOf(mindVerbs)}(?!\\p{L})`,
  ].join(''),
  'u',
);
const outLoud = wholeWords(saidAloud);

/** `words` open the sentence, up to the verb. `scriptPages` is the script's length. */
const facts = z.object({
  scriptPages: z.number(),
  pages: z.array(z.number().int()).min(fewest),
  shown: z.array(z.object({ words: z.string(), page: z.number().int(), cite })),
});

export const innerStates = flawRule({
  id: 'innerStates',
  name: capitalised(`${counted(fewest, 'paragraph')} of action or more that tell a thought`),
  topic: 'inner-states',
  over: 'action',
  effect: 0.5,
  work: 'line',
  facts,
  find({ actions, characters, pages, english: isEnglish }) {
    if (!isEnglish) return null;
    const people = new Set(['HE', 'SHE', 'THEY', ...characters.flatMap(({ id }) => nameWordsOf(id))]);
    const shows = (text: string): boolean =>
      people.has(innerState.exec(text)?.[1]?.toUpperCase() ?? '') && !outLoud.test(text);
    const found = actions.filter(({ text }) => sentencesOf(text).some(shows));
    if (found.length < fewest) return null;
    return {
      scriptPages: pages,
      pages: found.map(({ at }) => at.page),
      shown: spread(found, placesShown).map((passage) => ({
        words: innerState.exec(sentencesOf(passage.text).find(shows) ?? '')?.[0] ?? '',
        page: passage.at.page,
        cite: quoteWhere(passage, shows),
      })),
    };
  },
  say({ scriptPages, pages, shown }) {
    return {
      title: capitalised(`${counted(pages.length, 'line')} of action tell what somebody thinks or knows`),
      points: shown.map(({ words, page, cite: place }) => ({
        text: `${quoted(words)} on page ${page} stands in the action, where an audience cannot read it.`,
        evidence: [place],
      })),
      advice: `On ${pagesOf(pages)}, write what a face, a hand or a choice gives away; in ${decimal(scriptPages)} pages ${counted(pages.length, 'such line')} can all become something to play.`,
      unless: `If the line on page ${shown[0]?.page} only names what the actor will play, a reader may let it pass.`,
    };
  },
  costs: (where) => `A screen can’t show what a reader is told on ${where}`,
  examples: [
    room(
      'Ruth regrets the summer at the lake.',
      'Dov knows that she is lying.',
      'Then he looks. He wonders whether to tell her about the house.',
    ),
  ],
  nearMisses: [
    room('Ruth thinks.', 'Dov knows the way.', 'Ruth looks up, remembering. Dov wonders why aloud.'),
    room('Ruth considers the cake.', 'Dov hopes.', 'Ruth decides.'),
    room(talk('RUTH', 'He knows that I know.'), talk('DOV', 'She remembers. He wonders if it is true.')),
    room('Nobody knows what it is for.', 'Who knows what it cost.', 'Winter has always been so.', 'God knows why.'),
    room('Ruth regrets the summer.', 'Dov knows that she is lying.'),
  ],
});

function room(...body: readonly string[]): string {
  return scene('INT. ROOM - DAY', english, talk('RUTH', 'I will paint it.'), talk('DOV', 'You said that.'), ...body);
}
