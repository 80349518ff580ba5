/** What is pinned along the spine: the turns, and every finding that the plan tells, at its first place. A finding without a place is left out. */
import type { Block } from '../../contract/blocks.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { PlanName } from '../../contract/plans.ts';
import { planCovers } from '../../contract/plans.ts';
import type { SpinePin } from '../../contract/spine.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { Story } from '../../story/story-graph.ts';
import { cardByNumber } from '../catalog.ts';
import { flawDetectionView } from '../flaw-detection/view.ts';
import type { ReadAround } from '../read/around.ts';
import { attemptText, pointTitle, sayingOf } from '../read/words.ts';
import { setByYou } from '../set-by-you.ts';
import { storyStructureCard } from '../story-structure/card.ts';
import { strengthsAndWeaknessesCard } from '../strengths-and-weaknesses/card.ts';
import { strengthsAndWeaknessesParts, strengthsAndWeaknessesView } from '../strengths-and-weaknesses/view.ts';

export const pinnedParts = [...strengthsAndWeaknessesParts, 'talk', 'spelling', 'structure'] as const;
export type PinnedStory = Pick<Story, (typeof pinnedParts)[number]>;

/** A pin whose place along the script has yet to be found. */
export type Unplaced = Omit<SpinePin, 'position' | 'page' | 'line' | 'quote'> & { readonly at: Evidence };

const turnPin = (name: string, note: string, at: Evidence, basis: Block['basis'], byWriter: boolean): Unplaced => ({
  id: `turn.${name}.${at.page}.${at.line}`,
  kind: 'turn',
  title: name,
  note,
  advice: null,
  at,
  report: storyStructureCard.number,
  basis,
  ...(byWriter && { by: 'writer' as const }),
});

/** Of a script that was read: the points of the plan and the turns as they were read, or set. */
export function readPins({ beats }: Pick<StoryRead, 'beats'>, around: ReadAround): Unplaced[] {
  const turns = beats.flatMap(({ name, said, by }) =>
    said.cites[0] === undefined
      ? []
      : [
          turnPin(
            name,
            by === undefined ? sayingOf(said) : said.text || setByYou,
            evidenceOf(said.cites[0]),
            'opinion',
            by === 'writer',
          ),
        ],
  );
  const points = around.points.flatMap((point): Unplaced[] => {
    const [at] = point.said.cites;
    if (at === undefined) return [];
    const { id, kind, attempt, said } = point;
    return [
      {
        id,
        kind,
        title: pointTitle(point),
        note: said.text,
        advice: attempt === null ? null : attemptText(attempt),
        at: evidenceOf(at),
        report: around.homeOf(point),
        basis: 'opinion',
      },
    ];
  });
  return [...turns, ...points];
}

interface Told {
  readonly id: string;
  readonly title: string;
  readonly bullets: readonly { readonly text: string; readonly evidence: readonly Evidence[] }[];
  readonly advice: string | null;
}

function foundPin(kind: SpinePin['kind'], { id, title, bullets, advice }: Told, report: number): Unplaced[] {
  const shown = bullets.find(({ evidence }) => evidence.length > 0);
  const at = shown?.evidence[0];
  return shown && at ? [{ id, kind, title, note: shown.text, advice, at, report, basis: 'counted' }] : [];
}

/** Of a script that nobody has read: the flaws, strengths and weaknesses that the plan's reports tell, each once, and the turns that the writer has set. */
export function countedPins(story: PinnedStory, plan: PlanName, only?: ReadonlySet<number>): Unplaced[] {
  const homeOf = (reports: readonly number[]): number | undefined =>
    reports.find(
      (report) => planCovers(plan, cardByNumber(report)?.plan ?? 'expert') && (only === undefined || only.has(report)),
    );
  const homes = new Map(story.flaws.map(({ id, reports }) => [id, homeOf(reports)]));
  const flaws = story.flaws.filter(({ id }) => homes.get(id) !== undefined);
  const { strengths, weaknesses } = strengthsAndWeaknessesView(story);
  const traits = strengthsAndWeaknessesCard.number;
  const pins = [
    ...flawDetectionView({ ...story, flaws })
      .flaws.filter(({ lineNotes }) => !lineNotes)
      .flatMap((flaw) => foundPin('weakness', flaw, homes.get(flaw.id) ?? traits)),
    ...strengths.flatMap((strength) => foundPin('strength', strength, traits)),
    ...weaknesses.flatMap((weakness) => foundPin('weakness', weakness, traits)),
    ...story.structure.turns.flatMap(({ turn, set }) =>
      set === null ? [] : [turnPin(turn, setByYou, evidenceOf(set), 'counted', true)],
    ),
  ];
  const isShown = ({ report }: Unplaced): boolean => report === null || only === undefined || only.has(report);
  return pins.filter((pin, at) => isShown(pin) && pins.findIndex(({ id }) => id === pin.id) === at);
}
