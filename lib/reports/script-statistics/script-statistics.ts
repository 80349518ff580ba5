/** Script Statistics: what can be counted on the pages, for every plan. Not one of the questions: it reads nothing into the figures. */
import type { Block } from '../../contract/blocks.ts';
import { noCorrections } from '../../contract/corrections.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { ScriptStatistics } from '../../contract/statistics.ts';
import { emptyDetails } from '../../contract/uploads.ts';
import { derive } from '../../engine/derive.ts';
import { countStory } from '../../engine/story/count-story.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import { speakersAmong } from '../../story/character.ts';
import type { Cite } from '../../story/cite.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder } from '../story-lookup.ts';
import { breakdownOf } from './breakdown.ts';
import { presenceBlock, shareBlock, speakersBlock } from './people-blocks.ts';
import { lengthBlock, lightBlock, placesBlock, settingBlock } from './scene-blocks.ts';
import * as words from './words.ts';

const statisticsParts = ['source', 'scenes', 'characters', 'talk', 'places'] as const;
type StatisticsStory = Pick<Story, (typeof statisticsParts)[number]>;

/** The same screenplay always gives the same figures. Pure; a 118-page script takes about a tenth of a second. */
export function scriptStatisticsOf(screenplay: Screenplay): ScriptStatistics {
  const input = {
    screenplay,
    derived: derive(screenplay),
    details: emptyDetails,
    corrections: noCorrections,
    otherDrafts: [],
  };
  const story = countStory(input, statisticsParts);
  const blocks = [
    figures(story),
    lengthBlock(story),
    presenceBlock(story),
    shareBlock(story),
    speakersBlock(story),
    settingBlock(story),
    lightBlock(story),
    placesBlock(story),
  ].filter((block) => block !== null);
  return {
    title: screenplay.titlePage.title,
    breakdown: breakdownOf(story),
    entry: { prompt: words.prompt, blocks },
  };
}

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
}
const shown = (figure: Figure, cites: readonly Cite[] = []): Figure & { evidence: Evidence[] } => ({
  ...figure,
  evidence: cites.map(evidenceOf),
});

function figures(story: StatisticsStory): Block {
  const { source, scenes, characters, talk } = story;
  const { longest, directions } = talk;
  const items = [
    shown(words.pages(source.pageCount)),
    shown(words.runningTime(Math.max(1, Math.round(source.pages)))),
    shown(words.scenes(scenes.length)),
    shown(words.wordCount(source)),
    shown(words.parts(speakersAmong(characters).length)),
  ];
  if (longest) {
    const { speakers, cite } = longest.line;
    const told = { speakers: speakers.map(nameFinder(story)), page: cite.page, words: longest.words };
    items.push(shown(words.speeches(source, told), [cite]), shown(words.parentheticals(directions, source.speeches)));
  }
  return { kind: 'facts', title: words.figuresTitle, items, basis: 'counted' };
}
