/** Flaw rules about what action can hold: thoughts, knowledge and wishes that no camera can show. */
import { quoteWhere, spread } from '../derived/quote.ts';
import { sentencesOf } from '../derived/words.ts';
import { counted, decimal, pagesOf, quoted } from '../wording.ts';
import type { FlawRule } from './flaw-rule.ts';
import { nameWordsOf } from './name-pattern.ts';

/** A person as the subject, then a verb of the mind with what is thought: 'She knows that', 'Ruth remembers the day'. 'Ruth thinks.' can be played. */
const innerState =
  /^(?:(?:And|But|Then|Now),? )?(He|She|They|\p{Lu}\p{L}+) (?:suddenly |now |still |always |already |finally |only |also |secretly )?(?:knows (?:that|he|she|it|they|this|what|how|why|who|the)|realizes|realises|remembers|recalls|wonders (?:if|what|why|how|whether|who)|thinks (?:about|of|that|he|she|it|back)|believes|hopes (?:that|he|she|it|for)|wishes|regrets|imagines|suspects|doubts|understands (?:that|what|why|how)|considers (?:that|whether|what|how)|decides (?:that|not|it|to (?:trust|forgive|believe|ignore|wait))|has always|had always)(?!\p{L})/u;
const outLoud = /\b(?:aloud|out loud|to (?:himself|herself|themselves)|to remember)\b/i;

const fewest = 3;
const placesShown = 5;

const innerStates: FlawRule = {
  id: 'innerStates',
  topic: 'inner-states',
  effect: 0.5,
  find({ actions, characters, pages, english }) {
    if (!english) return null;
    const people = new Set(['HE', 'SHE', 'THEY', ...characters.flatMap(({ id }) => nameWordsOf(id))]);
    const shows = (text: string): boolean =>
      people.has(innerState.exec(text)?.[1]?.toUpperCase() ?? '') && !outLoud.test(text);
    const found = actions.filter(({ text }) => sentencesOf(text).some(shows));
    if (found.length < fewest) return null;
    const places = spread(found, placesShown);
    const verbs = places.map((passage) => sentencesOf(passage.text).find(shows)?.match(innerState)?.[0] ?? '');
    return {
      title: `${counted(found.length, 'line').replace(/^./, (letter) => letter.toUpperCase())} of action ${found.length === 1 ? 'tells' : 'tell'} what somebody thinks or knows`,
      points: places.map((passage, index) => ({
        text: `${quoted(verbs[index] ?? '')} on page ${passage.at.page} stands in the action, where an audience cannot read it.`,
        evidence: [quoteWhere(passage, shows)],
      })),
      advice: `On ${pagesOf(found.map(({ at }) => at.page))}, write what a face, a hand or a choice gives away; in ${decimal(pages)} pages ${counted(found.length, 'such line')} can all become something to play.`,
      unless: `If the line on page ${places[0]?.at.page} only names what the actor will play, a reader may let it pass.`,
    };
  },
};

export const proseRules: readonly FlawRule[] = [innerStates];
