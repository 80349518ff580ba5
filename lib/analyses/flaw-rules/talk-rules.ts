/** Flaw rules about dialogue: long speeches, repeated ones, parentheticals, exclamation marks, talk without action. */
import { isSpoken, type Passage } from '../derived/passages.ts';
import { quoteBest, quoteOf, spread } from '../derived/quote.ts';
import type { Speech } from '../derived/speeches.ts';
import { capitalised, counted, pagesOf, percent, quoted } from '../wording.ts';
import type { FlawRule } from './flaw-rule.ts';

const quotes = (speeches: readonly Speech[]) => speeches.map((speech) => quoteOf(speech.passage));

const longSpeech: FlawRule = {
  id: 'longSpeech',
  topic: 'speech-length',
  effect: 0.6,
  find({ speeches, nameOf }) {
    const long = speeches.filter(({ words }) => words.length > 120).sort((a, b) => b.words.length - a.words.length);
    const [longest] = long;
    if (!longest) return null;
    const speaker = nameOf(longest.speakers[0] ?? '');
    return {
      title: `${speaker} speaks ${longest.words.length} words in one go on page ${longest.page}`,
      points: [
        {
          text: `${capitalised(counted(long.length, 'speech runs', 'speeches run'))} over 120 words, the longest to ${longest.words.length}.`,
          evidence: spread(long, 3).map((speech) => quoteBest(speech.passage, (words) => words.length)),
        },
      ],
      advice: `Find the sentence in ${speaker}’s speech that the scene can’t do without, and let the other answer, object or leave around it.`,
    };
  },
};

const repeatedSpeech: FlawRule = {
  id: 'duplicateSpeech',
  topic: 'duplicate-speech',
  effect: 0.5,
  find({ speeches, nameOf }) {
    const byText = new Map<string, Speech[]>();
    for (const speech of speeches) {
      if (speech.words.length < 5) continue;
      const key = `${speech.scene} ${speech.speakers.join('+')}: ${speech.words.join(' ')}`;
      byText.set(key, [...(byText.get(key) ?? []), speech]);
    }
    const twice = [...byText.values()].filter((same) => same.length > 1);
    const [same] = twice;
    const first = same?.[0];
    if (!same || !first) return null;
    return {
      title: `${nameOf(first.speakers[0] ?? '')} says the same speech ${same.length === 2 ? 'twice' : `${same.length} times`} in one scene`,
      points: [
        {
          text: `${quoted(quoteOf(first.passage).quote)} stands word for word on ${pagesOf(same.map(({ page }) => page))}.`,
          evidence: quotes(same.slice(0, 3)),
        },
      ],
      advice: `If the repeat is meant, let the second one cost more than the first; if it is a slip of copying, cut it on page ${same.at(-1)?.page}.`,
    };
  },
};

const manyParentheticals: FlawRule = {
  id: 'manyParentheticals',
  topic: 'parentheticals',
  effect: 0.5,
  find({ speeches }) {
    const marked = speeches.filter(({ parentheticals }) => parentheticals.length > 0);
    const share = marked.length / Math.max(1, speeches.length);
    if (speeches.length < 20 || share <= 0.3) return null;
    const places = spread(
      marked.flatMap(({ parentheticals }) => parentheticals.slice(0, 1)),
      3,
    );
    return {
      title: `${percent(share)} of speeches carry a parenthetical`,
      points: [
        {
          text: `${marked.length} of ${speeches.length} speeches tell the actor how to say the line.`,
          evidence: places.map(quoteOf),
        },
      ],
      advice: `Read ${pagesOf(places.map(({ at }) => at.page))} without them; keep those that reverse the meaning of the words.`,
    };
  },
};

const exclamations: FlawRule = {
  id: 'exclamations',
  topic: 'exclamations',
  effect: 0.5,
  find({ speeches }) {
    const loud = speeches.filter(({ text }) => text.includes('!'));
    const share = loud.length / Math.max(1, speeches.length);
    if (speeches.length < 20 || share <= 0.3) return null;
    return {
      title: `${percent(share)} of speeches have an exclamation mark`,
      points: [
        {
          text: `${loud.length} of ${speeches.length} speeches are marked as loud, so that none of them stands out.`,
          evidence: quotes(spread(loud, 3)),
        },
      ],
      advice: 'Keep the mark where somebody is really shouting; elsewhere let the words do it.',
    };
  },
};

/** Words of dialogue on end, with nothing to see between them, that make a stretch of talk long. */
const longTalk = 500;

const talkWithoutAction: FlawRule = {
  id: 'talkWithoutAction',
  topic: 'talk-stretch',
  effect: 0.7,
  find({ passages }) {
    let run: Passage[] = [];
    let longest: Passage[] = [];
    const wordsIn = (list: readonly Passage[]): number => list.reduce((sum, { words }) => sum + words.length, 0);
    for (const passage of passages) {
      if (passage.kind === 'action' || passage.kind === 'heading') run = [];
      else if (isSpoken(passage)) run = [...run, passage];
      if (wordsIn(run) > wordsIn(longest)) longest = run;
    }
    const words = wordsIn(longest);
    const first = longest[0];
    const last = longest.at(-1);
    if (!first || !last || words <= longTalk) return null;
    return {
      title: `${words} words of talk without a line of action`,
      points: [
        {
          text: `From page ${first.at.page} to page ${last.at.page} nothing is seen between the speeches.`,
          evidence: [quoteOf(first), quoteOf(last)],
        },
      ],
      advice: `Give the stretch from page ${first.at.page} one thing that happens: something picked up, put down, or left undone.`,
    };
  },
};

export const talkRules: readonly FlawRule[] = [
  longSpeech,
  repeatedSpeech,
  manyParentheticals,
  exclamations,
  talkWithoutAction,
];
