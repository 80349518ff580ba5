/** 'Ready to send?': the overview of a script that nobody has read, of what a reader would trip on as it was counted. No verdict and no logline of its own. */
import type { Block } from '../../contract/blocks.ts';
import { type PlanName, planCovers } from '../../contract/plans.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Story } from '../../story/story-graph.ts';
import { cardByNumber } from '../catalog.ts';
import { flawDetectionParts, flawDetectionView } from '../flaw-detection/view.ts';
import { labelSetByYou, setByYou } from '../set-by-you.ts';
import type { StrengthsAndWeaknessesFindings } from '../strengths-and-weaknesses/card.ts';
import { strengthsAndWeaknessesParts, strengthsAndWeaknessesView } from '../strengths-and-weaknesses/view.ts';
import { logline as askForOne } from '../summary-snapshot/words.ts';
import { turnTable } from './turn-table.ts';
import * as words from './words.ts';

export const readyToSendParts = [
  ...new Set([...flawDetectionParts, ...strengthsAndWeaknessesParts, 'structure' as const]),
] as const;

/** Of the facts that name weaknesses: a page's headline knows them by it. */
const secondLook = 'second-look';

/** More than can be mended before it is sent. */
const mostTrips = 6;

/** `logline` is the writer's own, null where there is none. Flaws of reports that the plan lacks, or that are not among those chosen (`only`), are not told. */
export function readyToSendEntry(
  story: Pick<Story, (typeof readyToSendParts)[number]>,
  {
    plan,
    logline,
    only,
  }: {
    readonly plan: PlanName;
    readonly logline: string | null;
    readonly only?: ReadonlySet<number> | undefined;
  },
): ReportEntry {
  const open = (report: number): boolean => {
    const card = cardByNumber(report);
    return card !== undefined && planCovers(plan, card.plan) && (only === undefined || only.has(report));
  };
  const flaws = story.flaws.filter(({ reports }) => reports.some(open));
  const found = flawDetectionView({ ...story, flaws }).flaws;
  const trips = found.filter(({ lineNotes }) => !lineNotes);
  const inLines = found.filter(({ lineNotes }) => lineNotes).flatMap(({ bullets }) => bullets);
  const slips = inLines.filter(({ evidence }) => evidence.length > 0).length;
  const first = trips.slice(0, mostTrips);
  const blocks: Block[] = [
    {
      kind: 'facts',
      title: null,
      items: [
        {
          id: 'logline',
          label: words.labels.logline,
          value: logline ?? askForOne.value,
          note: logline === null ? null : setByYou,
          evidence: [],
        },
      ],
      basis: 'counted',
    },
    {
      kind: 'prose',
      title: words.titles.trips,
      paragraphs: [
        trips.length === 0 ? words.noTrips : words.trips(trips.length, first.length),
        ...(slips === 0 ? [] : [words.slips(slips)]),
      ],
      basis: 'counted',
    },
  ];
  if (first.length > 0)
    blocks.push({
      kind: 'findings',
      title: words.titles.fix,
      items: first.map(({ id, title, bullets, advice, severity }) => ({
        id,
        title,
        bullets: bullets.slice(0, 1).map(({ text, evidence }) => ({ text, evidence: evidence.slice(0, 1) })),
        advice,
        severity,
      })),
      basis: 'counted',
    });
  const { strengths, weaknesses } = strengthsAndWeaknessesView(story);
  const told = new Set(first.map(({ id }) => id));
  blocks.push(
    ...linesTo('stands-out', words.titles.countedKeep, strengths.slice(0, mostLines)),
    ...linesTo(secondLook, words.titles.countedLook, weaknesses.filter(({ id }) => !told.has(id)).slice(0, mostLines)),
  );
  blocks.push(...setTurns(story));
  return { prompt: words.prompts.counted, blocks };
}

/** Where the writer says that it turns: counting itself knows of no turn. */
function setTurns({ structure }: Pick<Story, 'structure'>): Block[] {
  const set = structure.turns.flatMap(({ turn, set: place }) => (place === null ? [] : [{ turn, place }]));
  return set.length === 0
    ? []
    : [
        turnTable(
          set.map(({ turn, place }) => ({ name: labelSetByYou(turn), place })),
          'counted',
        ),
      ];
}

/** Strengths and weaknesses told elsewhere: the title, with the first place that it stands on. */
const mostLines = 3;
type Trait = StrengthsAndWeaknessesFindings['strengths'][number];
const linesTo = (id: string, title: string, traits: readonly Trait[]): Block[] =>
  traits.length === 0
    ? []
    : [
        {
          kind: 'facts',
          id,
          title,
          items: traits.map(({ id: trait, title: label, bullets }) => ({
            id: trait,
            label,
            value: words.toldInStrengths,
            note: null,
            evidence: bullets.flatMap(({ evidence }) => evidence).slice(0, 1),
          })),
          basis: 'counted',
        },
      ];
