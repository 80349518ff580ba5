/** Lays the script against the zones where produced films turn, and measures its acts and pace. Refuses to say where it turns. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../derived/derive.ts';
import type { KeyScene } from '../derived/key-scenes.ts';
import { quoteOf } from '../derived/quote.ts';
import { mean } from '../derived/statistics.ts';
import { isEpisode } from '../measured-against.ts';
import { type TurningPointZone, turningPointZones } from '../norms/turning-points.ts';
import type { AnalysisInput } from '../question.ts';
import { placeName } from '../summary-snapshot/describe-place.ts';
import { tellingAction, tellingLine } from '../summary-snapshot/telling-lines.ts';
import { counted, decimal, listed, percent, quotedLast } from '../wording.ts';
import { actsOf, markedActsOf } from './acts.ts';
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
  const acts = derived.parts.length > 0 ? markedActsOf(derived) : actsOf(derived);
  return {
    pageCount,
    overview: [overviewOf(derived)],
    zones: turningPointZones.map((zone) => zoneOf(zone, derived, pageCount, used)),
    acts,
    balanceText: derived.parts.length > 0 ? markedBalanceOf(acts, derived) : balanceOf(acts, derived),
    ...pacingOf(derived),
  };
}

function overviewOf({ pages, scenes, short, parts, format, locations: { locations } }: Derived): string {
  const size = `${capital(counted(scenes.length, 'scene'))} on ${decimal(pages)} pages, in ${counted(locations.length, 'location')}.`;
  const caution = isEpisode({ format })
    ? ' The positions below come from features; an episode turns at its act breaks, so take them as a ruler laid beside it.'
    : short
      ? ' The positions below come from features; a short turns when it likes, so take them as a ruler laid beside it.'
      : ' The positions below are where produced features turn on average, with a wide spread; a script that turns elsewhere is in good company.';
  const marked =
    parts.length > 0
      ? ` The script marks its own parts (${listed(parts.map(({ name }) => name.toLowerCase()))}); they are measured as marked.`
      : '';
  return size + marked + caution;
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
  const said = line ? ` ${line.speaker} says ${quotedLast(line.evidence.quote)}` : '';
  const evidence = [action, line?.evidence].filter((one): one is Evidence => Boolean(one));
  return { text: where + said, evidence: evidence.length > 0 ? evidence : [quoteOf(scene.headingPassage)] };
}

/** The scene at which an act ends, or the last act begins: 'scene 5 (Lobby, page 7)'. */
function borderOf(
  acts: StoryStructureFindings['acts'],
  act: StoryStructureFindings['acts'][number],
  scenes: Derived['scenes'],
): string {
  const index = Math.min(acts.indexOf(act), acts.length - 2);
  const before = acts.slice(0, index + 1).reduce((total, one) => total + one.scenes, 0);
  const scene = scenes[before];
  return scene ? `scene ${scene.ordinal} (${placeName(scene)}, page ${scene.page})` : 'the scene at its border';
}

function balanceOf(acts: StoryStructureFindings['acts'], { scenes }: Derived): string[] {
  if (acts.length < 3) return ['The candidates lie too close together to cut the script into three acts.'];
  const ordered = [...acts].sort((a, b) => a.meanScene - b.meanScene);
  const [quick] = ordered;
  const slow = ordered.at(-1);
  const gap = ({ share, usual }: (typeof acts)[number]): number => share - (usual ?? share);
  const widest = [...acts].sort((a, b) => Math.abs(gap(b)) - Math.abs(gap(a)))[0];
  const sentences: string[] = [];
  if (widest) {
    const off = gap(widest);
    const label = `Act ${(widest.name.split(':')[0] ?? '').toLowerCase()}`;
    sentences.push(
      Math.abs(off) <= 7
        ? `Cut at its candidate scenes, the script’s acts are all within ${counted(Math.max(1, Math.abs(off)), 'percentage point')} of the usual shares.`
        : `Cut at its candidate scenes, ${label.toLowerCase()} is the one furthest from usual: ${widest.share}% of the script against ${widest.usual}%. Before moving anything, ask of ${borderOf(acts, widest, scenes)} whether it is really the turn.`,
    );
  }
  if (quick && slow && slow.meanScene > quick.meanScene * 1.2) {
    sentences.push(
      `Scenes are shortest in act ${(quick.name.split(':')[0] ?? '').toLowerCase()} (${decimal(quick.meanScene, 2)} pages on average) and longest in act ${(slow.name.split(':')[0] ?? '').toLowerCase()} (${decimal(slow.meanScene, 2)}); over all ${scenes.length} scenes the mean is ${decimal(mean(scenes.map(({ pages }) => pages)), 2)}.`,
    );
  }
  return [sentences.join(' '), 'Usual shares follow the mean turns of produced films: 33, 41 and 26%.'];
}

/** 'act one', but 'the tag'. */
const withArticle = (name: string): string =>
  name.startsWith('Act') ? name.toLowerCase() : `the ${name.toLowerCase()}`;

/** The writer's own acts: which holds most, and where the scenes are short and long. */
function markedBalanceOf(acts: StoryStructureFindings['acts'], { scenes }: Derived): string[] {
  const ordered = [...acts].sort((a, b) => a.meanScene - b.meanScene);
  const [quick] = ordered;
  const slow = ordered.at(-1);
  const talked = [...acts].sort((a, b) => b.talk - a.talk)[0];
  const [longest] = [...acts].sort((a, b) => b.share - a.share);
  if (!quick || !slow || !talked || !longest) return [];
  const sentences = [
    `These are the breaks you marked. ${longest.name} is the longest, with ${longest.share}% of the script on ${longest.pages.includes('-') ? 'pages' : 'page'} ${longest.pages}; ${withArticle(talked.name)} has the most talk, ${talked.talk}% of its words.`,
  ];
  if (slow.meanScene > quick.meanScene * 1.2)
    sentences.push(
      `Scenes are shortest in ${withArticle(quick.name)} (${decimal(quick.meanScene, 2)} pages on average) and longest in ${withArticle(slow.name)} (${decimal(slow.meanScene, 2)}); over all ${scenes.length} scenes the mean is ${decimal(mean(scenes.map(({ pages }) => pages)), 2)}.`,
    );
  return [
    sentences.join(' '),
    'No usual share is given beside them: how long an act of an episode runs differs from house to house.',
  ];
}
