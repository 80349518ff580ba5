/** Lays the script against the zones where produced films turn, and measures its acts and pace. Refuses to say where it turns. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../derived/derive.ts';
import type { KeyScene } from '../derived/key-scenes.ts';
import { quoteOf } from '../derived/quote.ts';
import type { SceneFacts } from '../derived/scene-facts.ts';
import { mean, sum } from '../derived/statistics.ts';
import { type TurningPointZone, turningPointZones } from '../norms/turning-points.ts';
import type { AnalysisInput } from '../question.ts';
import { placeName } from '../summary-snapshot/describe-place.ts';
import { tellingAction, tellingLine } from '../summary-snapshot/telling-lines.ts';
import { counted, decimal, listed, percent, quoted } from '../wording.ts';
import type { StoryStructureFindings } from './card.ts';
import { pacingOf, pagesLong } from './pacing.ts';

/** Scenes from which zones and acts can be told apart. */
const fewestScenes = 5;

export function storyStructureEvidence({ screenplay, derived }: AnalysisInput): StoryStructureFindings {
  const pageCount = Math.max(1, screenplay.pageCount);
  const { scenes } = derived;
  if (scenes.length < fewestScenes) {
    const text =
      scenes.length === 0
        ? 'No scene headings were found, so there are no scenes to lay over the pages.'
        : `The script has ${counted(scenes.length, 'scene')}: too few to speak of acts, zones or pace (that takes ${fewestScenes}).`;
    return {
      pageCount,
      overview: [text],
      zones: [],
      acts: [],
      balanceText: [],
      pacing: [],
      smoothed: [],
      pacingText: [],
      pacingFacts: [],
    };
  }
  const used = new Set<string>();
  const acts = actsOf(derived);
  return {
    pageCount,
    overview: [overviewOf(derived)],
    zones: turningPointZones.map((zone) => zoneOf(zone, derived, pageCount, used)),
    acts: acts.map(({ act }) => act),
    balanceText: balanceOf(
      acts.map(({ act }) => act),
      derived,
    ),
    ...pacingOf(derived),
  };
}

function overviewOf({ pages, scenes, short, locations: { locations } }: Derived): string {
  const size = `${capital(counted(scenes.length, 'scene'))} on ${decimal(pages)} pages, in ${counted(locations.length, 'location')}.`;
  const caution = short
    ? ' The positions below come from features; a short turns when it likes, so take them as a ruler laid beside it.'
    : ' The positions below are where produced features turn on average, with a wide spread; a script that turns elsewhere is in good company.';
  return size + caution;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** In how many of 100 films the turn lies within ten hundredths of the mean (own measurement on TRIPOD's gold labels). */
const goldShares: Readonly<Record<string, number>> = {
  Opportunity: 93,
  'Change of plans': 67,
  'Point of no return': 47,
  'Major setback': 40,
  Climax: 93,
};
const reach = 10;
const meanings: Readonly<Record<string, string>> = {
  Opportunity: 'something new comes into the main character’s life',
  'Change of plans': 'the goal takes shape and the direction changes',
  'Point of no return': 'the main character commits and cannot go back',
  'Major setback': 'things fall apart, for a time or for good',
  Climax: 'the final confrontation decides it',
};

function zoneOf(
  zone: TurningPointZone,
  derived: Derived,
  pageCount: number,
  used: Set<string>,
): StoryStructureFindings['zones'][number] {
  const pageAt = (hundredth: number): number =>
    Math.min(pageCount, Math.max(1, Math.floor((hundredth / 100) * derived.pages) + 1));
  const gold = goldShares[zone.name] ?? 0;
  const candidate = derived.keyScenes.find((one) => one.zone === zone);
  const frame = `In ${gold} of 100 produced films this zone holds the turn at which ${meanings[zone.name] ?? 'the story changes'} (on average ${zone.mean}% in).`;
  const { text, evidence } = candidate
    ? candidateText(candidate, derived, used)
    : { text: 'No scene of this script lies near it.', evidence: [] };
  return {
    name: zone.name,
    mean: zone.mean,
    goldShare: gold,
    fromPage: pageAt(zone.mean - reach),
    toPage: pageAt(Math.min(100, zone.mean + reach)),
    scene: candidate?.scene.ordinal ?? null,
    text: `${frame} ${text}`,
    evidence,
  };
}

function candidateText(
  { scene }: KeyScene,
  derived: Derived,
  used: Set<string>,
): { text: string; evidence: Evidence[] } {
  const line = tellingLine(scene, derived, used);
  const action = tellingAction(scene, derived, used);
  if (line) used.add(line.evidence.quote);
  if (action) used.add(action.quote);
  const people = scene.present.map(derived.nameOf);
  const who =
    people.length === 0
      ? ' with nobody who speaks'
      : ` with ${people.length > 4 ? `${people.slice(0, 3).join(', ')} and ${counted(people.length - 3, 'other')}` : listed(people)}`;
  const lengths = derived.scenes.map(({ pages }) => pages).sort((a, b) => b - a);
  const rank = lengths.indexOf(scene.pages) + 1;
  const weight = rank <= 3 ? ', one of the three longest' : '';
  const where = `Candidate: scene ${scene.ordinal}, ${placeName(scene)}, page ${scene.page}, ${pagesLong(scene.pages)}${weight},${who} (${percent(scene.position)} in).`;
  const said = line ? ` ${line.speaker} says ${quoted(line.evidence.quote)}` : '';
  const evidence = [action, line?.evidence].filter((one): one is Evidence => Boolean(one));
  return { text: where + said, evidence: evidence.length > 0 ? evidence : [quoteOf(scene.headingPassage)] };
}

interface ActOf {
  readonly act: StoryStructureFindings['acts'][number];
  readonly scenes: readonly SceneFacts[];
}

/** Ends of the acts by the mean turns: one ends at the change of plans, two at the major setback. */
const actEnds: readonly (readonly [name: string, from: number, to: number])[] = [
  ['One: up to the change of plans', 0, 33],
  ['Two: up to the major setback', 33, 74],
  ['Three: to the end', 74, 100],
];

/** Acts run from candidate to candidate, so their shares show where this script's own candidates stand. */
function actsOf({ scenes, keyScenes, pages }: Derived): ActOf[] {
  const startOf = (name: string, otherwise: number): number => {
    const found = keyScenes.find(({ zone }) => zone.name === name)?.scene.ordinal;
    return found ?? scenes.find(({ start }) => start >= otherwise / 100)?.ordinal ?? scenes.length;
  };
  const second = startOf('Change of plans', 33);
  const third = Math.max(second + 1, startOf('Major setback', 74));
  const groups = [
    scenes.filter(({ ordinal }) => ordinal < second),
    scenes.filter(({ ordinal }) => ordinal >= second && ordinal < third),
    scenes.filter(({ ordinal }) => ordinal >= third),
  ];
  return actEnds.flatMap(([name, from, to], index) => {
    const own = groups[index] ?? [];
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last) return [];
    const next = groups[index + 1]?.[0]?.start ?? 1;
    const begin = index === 0 ? 0 : first.start;
    const talk = sum(own.map(({ talkWords }) => talkWords));
    const words = talk + sum(own.map(({ actionWords }) => actionWords));
    return [
      {
        act: {
          name,
          pages: `${first.page}-${Math.max(first.page, last.lastPage)}`,
          share: Math.round(100 * (next - begin)),
          usual: to - from,
          scenes: own.length,
          meanScene: Number((((next - begin) * pages) / own.length).toFixed(2)),
          talk: Math.round((100 * talk) / Math.max(1, words)),
        },
        scenes: own,
      },
    ];
  });
}

function balanceOf(acts: StoryStructureFindings['acts'], { scenes }: Derived): string[] {
  if (acts.length < 3) return ['The candidates lie too close together to cut the script into three acts.'];
  const ordered = [...acts].sort((a, b) => a.meanScene - b.meanScene);
  const [quick] = ordered;
  const slow = ordered.at(-1);
  const widest = [...acts].sort((a, b) => Math.abs(b.share - b.usual) - Math.abs(a.share - a.usual))[0];
  const sentences: string[] = [];
  if (widest) {
    const off = widest.share - widest.usual;
    const label = `Act ${(widest.name.split(':')[0] ?? '').toLowerCase()}`;
    sentences.push(
      Math.abs(off) <= 7
        ? `Cut at its candidate scenes, the script’s acts are all within ${counted(Math.max(1, Math.abs(off)), 'percentage point')} of the usual shares.`
        : `Cut at its candidate scenes, ${label.toLowerCase()} is the one furthest from usual: ${widest.share}% of the script against ${widest.usual}%. Before moving anything, ask whether the candidate scene at its border is really the turn.`,
    );
  }
  if (quick && slow && slow.meanScene > quick.meanScene * 1.2) {
    sentences.push(
      `Scenes are shortest in act ${(quick.name.split(':')[0] ?? '').toLowerCase()} (${decimal(quick.meanScene, 2)} pages on average) and longest in act ${(slow.name.split(':')[0] ?? '').toLowerCase()} (${decimal(slow.meanScene, 2)}); over all ${scenes.length} scenes the mean is ${decimal(mean(scenes.map(({ pages }) => pages)), 2)}.`,
    );
  }
  return [sentences.join(' '), 'Usual shares follow the mean turns of produced films: 33, 41 and 26%.'];
}
