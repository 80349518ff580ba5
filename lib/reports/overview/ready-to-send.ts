/** 'Ready to send?': the overview of a script that nobody has read, of what is largest in it by the pages that it touches, then slips. No verdict and no logline of its own. */
import type { Block } from '../../contract/blocks.ts';
import { type PlanName, planCovers } from '../../contract/plans.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { doubledWords } from '../../engine/flaw-rules/page/doubled-words.ts';
import { missingPages } from '../../engine/flaw-rules/page/missing-pages.ts';
import { agreement } from '../../engine/flaw-rules/spelling/agreement.ts';
import { lostWords } from '../../engine/flaw-rules/spelling/lost-words.ts';
import { misspelledWords } from '../../engine/flaw-rules/spelling/misspelled-words.ts';
import { strayMarks } from '../../engine/flaw-rules/spelling/stray-marks.ts';
import { wordMixUps } from '../../engine/flaw-rules/spelling/word-mix-ups.ts';
import { cueInAction } from '../../engine/flaw-rules/talk/cue-in-action.ts';
import { standsApart } from '../../engine/traits/patterns/stands-apart.ts';
import type { Story } from '../../story/story-graph.ts';
import { cardByNumber } from '../catalog.ts';
import { flawDetectionParts, flawDetectionView } from '../flaw-detection/view.ts';
import { placesOf } from '../flaw-detection/words.ts';
import { labelSetByYou, setByYou } from '../set-by-you.ts';
import { type StrengthsAndWeaknessesFindings, strengthsAndWeaknessesCard } from '../strengths-and-weaknesses/card.ts';
import { strengthsAndWeaknessesParts, strengthsAndWeaknessesView } from '../strengths-and-weaknesses/view.ts';
import { logline as askForOne } from '../summary-snapshot/words.ts';
import { turnTable } from './turn-table.ts';
import * as words from './words.ts';

export const readyToSendParts = [
  ...new Set([...flawDetectionParts, ...strengthsAndWeaknessesParts, 'structure' as const]),
] as const;

/** Of the facts that name weaknesses: a page's headline knows them by it. */
const secondLook = 'second-look';

/** More than can be looked into before it is sent. */
const mostDiscoveries = 5;
/** Questions told in full; the rest by their titles, for the full telling stands in Strengths and Weaknesses. */
const mostAsked = 2;

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
  // A slip that strengths and weaknesses leaves out is nothing large.
  const minutes = new Set(
    flaws.flatMap(({ id, effort, reports }) =>
      effort === 'slip' && !reports.includes(strengthsAndWeaknessesCard.number) ? [id] : [],
    ),
  );
  const found = flawDetectionView({ ...story, flaws }).flaws;
  const inLines = found.filter(({ lineNotes }) => lineNotes);
  // The same slip is one point with all its places.
  const slips = placesOf(inLines);
  const worst = worstSlips(story, inLines);
  const { strengths, weaknesses } = strengthsAndWeaknessesView(story);
  const touched = touchedBy(story);
  const asked = open(strengthsAndWeaknessesCard.number)
    ? weaknesses.filter(({ id }) => touched.has(id)).slice(0, mostAsked)
    : [];
  const discoveries = [
    ...asked.map((each) => ({ ...each, severity: null, pages: touched.get(each.id) ?? 0 })),
    ...found
      .filter(({ id, lineNotes }) => !lineNotes && !minutes.has(id))
      .map((each) => ({ ...each, pages: pagesIn(each) })),
  ]
    .toSorted((a, b) => placeOf(story, a.id) - placeOf(story, b.id) || b.pages - a.pages)
    .slice(0, mostDiscoveries);
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
  ];
  if (discoveries.length > 0)
    blocks.push({
      kind: 'findings',
      id: 'discoveries',
      title: words.titles.discoveries,
      items: discoveries.map(({ id, title, bullets, advice, severity }) => ({
        id,
        title,
        // A silence is shown by the line before it and the line behind.
        bullets: bullets.slice(0, 1).map(({ text, evidence }) => ({ text, evidence: evidence.slice(0, 2) })),
        advice,
        severity,
      })),
      basis: 'counted',
    });
  const prose = [
    // Beside a second look, or a flaw that another report tells, it would be at odds with it.
    ...(found.every(({ lineNotes }) => lineNotes) && discoveries.length + weaknesses.length === 0
      ? [slips === 0 ? words.nothingLarge : words.onlySlips]
      : []),
    ...(slips === 0
      ? []
      : [
          words.slips(
            worst.map(({ text }) => text),
            slips,
          ),
        ]),
  ];
  if (prose.length > 0) blocks.push({ kind: 'prose', title: words.titles.slips, paragraphs: prose, basis: 'counted' });
  const told = new Set(discoveries.map(({ id }) => id));
  blocks.push(
    ...linesTo('stands-out', words.titles.countedKeep, strengths.slice(0, mostLines), true),
    ...linesTo(
      secondLook,
      words.titles.countedLook,
      weaknesses.filter(({ id }) => !told.has(id)).slice(0, mostLines),
      false,
    ),
  );
  blocks.push(...setTurns(story));
  return { prompt: words.prompts.counted, blocks };
}

/** Slips told in the overview. */
const mostSlips = 3;
/** What is most embarrassing first: a speech that an actor would miss, words that are not there, words that are others, grammar, then what any checker finds. */
const bySlip: readonly string[] = [
  cueInAction.id,
  lostWords.id,
  wordMixUps.id,
  agreement.id,
  doubledWords.id,
  misspelledWords.id,
  strayMarks.id,
];

type Point = Trait['bullets'][number];

/** Of the worst kind there is two, of others one, as their line notes say them; of names none. */
function worstSlips(
  { flaws }: Pick<Story, 'flaws'>,
  inLines: readonly Pick<Trait, 'id' | 'bullets'>[],
): readonly Point[] {
  const rankOf = (id: string): number => bySlip.indexOf(flaws.find((one) => one.id === id)?.rule ?? '');
  return inLines
    .filter(({ id }) => rankOf(id) >= 0)
    .toSorted((a, b) => rankOf(a.id) - rankOf(b.id))
    .flatMap(({ bullets }, at) =>
      bullets
        .toSorted((a, b) => Number(ofArticle.test(a.text)) - Number(ofArticle.test(b.text)))
        .slice(0, at === 0 ? 2 : 1),
    )
    .slice(0, mostSlips);
}
/** 'a avatar': of all slips the one that changes a line least. */
const ofArticle = /: “an? /;

/** How many pages each pattern is about, by the finding's id. */
const touchedBy = ({ traits }: Pick<Story, 'traits'>): ReadonlyMap<string, number> =>
  new Map(
    traits.flatMap(({ id, kind, source, facts }) =>
      kind === 'weakness' && source === 'pattern' ? [[id, Number(facts.affected)]] : [],
    ),
  );

/** A page that is missing comes before all; then a stretch that stands apart; everything else goes by its pages. */
function placeOf({ traits, flaws }: Pick<Story, 'traits' | 'flaws'>, id: string): number {
  if (flaws.some((one) => one.id === id && one.rule === missingPages.id)) return 0;
  return traits.some((one) => one.id === id && one.source === 'pattern' && one.rule === standsApart.id) ? 1 : 2;
}

/** The pages on which a flaw shows. */
const pagesIn = ({ bullets }: Pick<Trait, 'bullets'>): number =>
  new Set(bullets.flatMap(({ evidence }) => evidence.map(({ page }) => page))).size;

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

/** Strengths and weaknesses told elsewhere in full: what shows each strength, with both ends of what comes back; a weakness by its title. */
const mostLines = 3;
const mostPlaces = 2;
type Trait = StrengthsAndWeaknessesFindings['strengths'][number];
const linesTo = (id: string, title: string, traits: readonly Trait[], whole: boolean): Block[] =>
  traits.length === 0
    ? []
    : [
        {
          kind: 'facts',
          id,
          title,
          // The title of a measure says what its bullet does.
          items: traits.map(({ id: trait, title: label, figures, bullets: [first] }) => ({
            id: trait,
            label,
            value: whole && first && figures.length === 0 ? first.text : words.toldInStrengths,
            note: null,
            evidence: first?.evidence.slice(0, whole ? mostPlaces : 1) ?? [],
          })),
          basis: 'counted',
        },
      ];
