/** Which set-ups a report tells: what no point tells already; the dropped ones among the flaws where the plan has them. */
import type { SetupRead } from '../../story/read/shape-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { flawDetectionCard } from '../flaw-detection/card.ts';
import { storyStructureCard } from '../story-structure/card.ts';
import { pointOnSame, type ReadAround, strengthOnBoth } from './around.ts';

const order: readonly SetupRead['state'][] = ['dropped', 'half', 'open on purpose', 'paid'];
const mostSetups = 4;

/** The report of the plan that tells a set-up in full. */
const homeOfSetup = ({ state }: SetupRead, around: ReadAround): number =>
  state === 'dropped' && around.holds(flawDetectionCard.number) ? flawDetectionCard.number : storyStructureCard.number;

/** A plant that is paid is told by a strength that stands on both its ends, any other by what is found wanting on it. */
const isToldByPoint = ({ state, planted, paid }: SetupRead, around: ReadAround): boolean =>
  state === 'paid' ? strengthOnBoth(around, planted, paid) : pointOnSame(around, planted) !== undefined;

/** What wants mending first. */
export const setupsToldIn = (report: number, read: StoryRead, around: ReadAround): SetupRead[] =>
  read.setups
    .filter((setup) => homeOfSetup(setup, around) === report && !isToldByPoint(setup, around))
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .slice(0, mostSetups);

const mostShown = 12;
/** The plants that the structure's table holds, as they come in the script: it is a map, and holds those too that a note tells in full. */
export const setupsMapped = (read: StoryRead, around: ReadAround): SetupRead[] =>
  read.setups
    .filter((setup) => homeOfSetup(setup, around) === storyStructureCard.number)
    .toSorted(({ planted: [one] }, { planted: [other] }) => (one?.page ?? 0) - (other?.page ?? 0))
    .slice(0, mostShown);

/** The same for the same passage in every draft that keeps it. */
export const setupId = ({ planted: [first] }: SetupRead): string => `setup.${first?.scene ?? 0}.${first?.from ?? 0}`;
