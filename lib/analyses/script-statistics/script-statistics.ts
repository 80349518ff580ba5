/** Script Statistics: what can be counted on the pages, for every plan. Not one of the questions: it reads nothing into the figures. */
import type { Block, Evidence } from '../../contract/blocks.ts';
import type { ScriptStatistics } from '../../contract/statistics.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import { type Derived, derive } from '../derived/derive.ts';
import { quoteOf } from '../derived/quote.ts';
import { sum } from '../derived/statistics.ts';
import { counted, decimal, percent } from '../wording.ts';
import { breakdownOf, eighthsIn } from './breakdown.ts';
import { eighthsLong } from './eighths.ts';
import { presenceBlock, shareBlock, speakersBlock } from './people-blocks.ts';
import { lengthBlock, lightBlock, placesBlock, settingBlock } from './scene-blocks.ts';

const prompt = '📊 Script Statistics';
const pageAMinute =
  'At a page a minute, the trade’s rule of thumb: talk plays faster, a written-out chase slower. Nobody has timed this script.';

/** The same screenplay always gives the same figures. Pure; a 118-page script takes about a tenth of a second. */
export function scriptStatisticsOf(screenplay: Screenplay): ScriptStatistics {
  const derived = derive(screenplay);
  const blocks = [
    figures(screenplay, derived),
    lengthBlock(derived),
    presenceBlock(derived),
    shareBlock(derived),
    speakersBlock(derived),
    settingBlock(derived),
    lightBlock(derived),
    placesBlock(derived),
  ].filter((block) => block !== null);
  return { title: screenplay.titlePage.title, breakdown: breakdownOf(derived), entry: { prompt, blocks } };
}

function figures(screenplay: Screenplay, derived: Derived): Block {
  const { scenes, speeches, characters, talkWords, actionWords, pages } = derived;
  const eighths = sum(scenes.map(eighthsIn));
  const asides = speeches.flatMap(({ parentheticals }) => parentheticals);
  const longest = speeches.reduce<(typeof speeches)[number] | null>(
    (best, speech) => (best && best.words.length >= speech.words.length ? best : speech),
    null,
  );
  const fact = (label: string, value: string, note: string | null = null, evidence: Evidence[] = []) => ({
    label,
    value,
    note,
    evidence,
  });
  const items = [
    fact('Pages', String(screenplay.pageCount), null),
    fact('Running time', `about ${counted(Math.max(1, Math.round(pages)), 'minute')}`, pageAMinute),
    fact(
      'Scenes',
      counted(scenes.length, 'scene with a heading', 'scenes with a heading'),
      scenes.length > 0 ? `${eighthsLong(eighths)} pages in all, each scene rounded to eighths of a page` : null,
      scenes.slice(0, 1).map(({ headingPassage }) => quoteOf(headingPassage)),
    ),
    fact(
      'Words',
      `${talkWords.toLocaleString('en-GB')} spoken, ${actionWords.toLocaleString('en-GB')} of action`,
      talkWords + actionWords > 0 ? `${percent(talkWords / (talkWords + actionWords))} of them are spoken` : null,
    ),
    fact('Speaking parts', counted(characters.length, 'part'), null),
  ];
  if (longest) {
    const who = longest.speakers.map(derived.nameOf).join(' and ');
    items.push(
      fact(
        'Speeches',
        `${speeches.length.toLocaleString('en-GB')}, ${decimal(talkWords / speeches.length)} words each on average`,
        `None is longer than ${who}’s on page ${longest.page}, ${counted(longest.words.length, 'word')}`,
        [quoteOf(longest.passage)],
      ),
      fact(
        'Parentheticals',
        asides.length === 0
          ? 'none'
          : `${asides.length}, in ${percent(speeches.filter(({ parentheticals }) => parentheticals.length > 0).length / speeches.length)} of the speeches`,
        null,
        asides.slice(0, 3).map(quoteOf),
      ),
    );
  }
  return { kind: 'facts', title: 'In figures', items, basis: 'counted' };
}
