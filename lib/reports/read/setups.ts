/** Which set-ups a report tells: what no point tells already; the dropped ones among the flaws where the plan has them. */
import type { SetupRead } from '../../story/read/shape-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { flawDetectionCard } from '../flaw-detection/card.ts';
import { storyStructureCard } from '../story-structure/card.ts';
import { pointOnSame, type ReadAround } from './around.ts';

const order: readonly SetupRead['state'][] = ['dropped', 'half', 'open on purpose', 'paid'];
const mostSetups = 5;

/** The report of the plan that tells a set-up in full. */
const homeOfSetup = ({ state }: SetupRead, around: ReadAround): number =>
  state === 'dropped' && around.holds(flawDetectionCard.number) ? flawDetectionCard.number : storyStructureCard.number;

/** What wants mending first. */
export const setupsToldIn = (report: number, read: StoryRead, around: ReadAround): SetupRead[] =>
  read.setups
    .filter(
      (setup) =>
        homeOfSetup(setup, around) === report &&
        (setup.state === 'paid' || pointOnSame(around, setup.planted) === undefined),
    )
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .slice(0, mostSetups);

/** The same for the same passage in every draft that keeps it. */
export const setupId = ({ planted: [first] }: SetupRead): string => `setup.${first?.scene ?? 0}.${first?.from ?? 0}`;
