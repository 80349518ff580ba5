/** What of a script that is at home as it is would go over to the stage, to sound and to standing sets, and which pages stand against it. */

import type { Story } from '../../story/story-graph.ts';
import { type DatedFact, dated } from '../dated-fact.ts';
import { placeUses } from '../shape/place-use.ts';
import * as words from './form-words.ts';

type FormsStory = Pick<Story, 'scenes' | 'places' | 'source' | 'shoot'>;

/** Places a stage could stand, and sets a series builds. Ours. */
const placesOnStage = 3;
const standingSets = 5;
/** Sets that hold less of the pages are none to keep. */
const leastStanding = 0.3;
/** What no stage and no standing set holds, where the action has it. */
const unstaged: ReadonlySet<string> = new Set(['fire', 'crowds', 'animals', 'water']);
/** On fewer pages an explosion may be a figure of speech: of 22 such 17 were fires. */
const firePages = 3;

/** Three facts at most; none of a script with too few scenes to share out. */
export function otherForms(story: FormsStory): DatedFact[] {
  const { scenes, shoot } = story;
  const uses = placeUses(story);
  const pages = scenes.reduce((sum, scene) => sum + scene.pages, 0);
  if (uses.length <= placesOnStage || pages === 0) return [];
  const shareOf = (count: number): number =>
    uses.slice(0, count).reduce((sum, { scenes: own }) => sum + own.reduce((all, scene) => all + scene.pages, 0), 0) /
    pages;
  const against = shoot.needs.filter(
    ({ need, pages: own }) => unstaged.has(need) && (need !== 'fire' || own.length >= firePages),
  );
  const quiet = scenes.filter(({ talkWords }) => talkWords === 0);
  const spoken = scenes.filter(({ talkWords }) => talkWords > 0).reduce((sum, scene) => sum + scene.pages, 0);
  const inside = scenes.filter(({ setting }) => setting === 'INT').reduce((sum, scene) => sum + scene.pages, 0);
  return [
    dated(
      words.labels.stage,
      words.stage({
        names: uses.slice(0, placesOnStage).map(({ name }) => name),
        share: Math.min(1, shareOf(placesOnStage)),
        inside: inside / pages,
        others: uses.length - placesOnStage,
        against: against.map(({ need, pages: own }) => ({ need, pages: own })),
      }),
    ),
    dated(words.labels.audio, words.audio({ share: spoken / pages, quiet: quiet.length, scenes: scenes.length })),
    ...(uses.length <= standingSets || shareOf(standingSets) < leastStanding
      ? []
      : [
          dated(
            words.labels.series,
            words.series(
              uses.slice(0, standingSets).map(({ name, firstPage, lastPage }) => ({ name, firstPage, lastPage })),
              Math.min(1, shareOf(standingSets)),
            ),
          ),
        ]),
  ];
}
