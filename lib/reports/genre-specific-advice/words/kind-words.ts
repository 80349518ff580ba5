/** What was counted of a convention, in words, by its kind: what stands in the script, how far it departs, what to try. */
import { lastQuarter } from '../../../engine/conventions/order-conventions.ts';
import { capitalised, counted, decimal, listed, numberWord, percent, quoted } from '../../../engine/wording.ts';
import type { StoryCharacter } from '../../../story/character.ts';
import type { Counted, CountedAs, ProportionId, Sign, StoryConvention } from '../../../story/conventions.ts';
import type { StoryMeasure } from '../../../story/measure.ts';
import { positionOf, type StoryScene } from '../../../story/scene.ts';
import { placeName } from '../../describe-place.ts';
import { comparisonOf, isShare, levelOf, printed, shownOf } from '../../measure-words.ts';
import type { ConventionWords, Named } from './convention-words.ts';

/** The graph's things by their ids. */
export interface Lookup {
  readonly sceneOf: (id: string) => StoryScene;
  readonly nameOf: (id: string) => string;
  readonly measureOf: (id: StoryMeasure['id']) => StoryMeasure;
  readonly lead: StoryCharacter | null;
  readonly firstSpeaker: string | null;
  readonly scenes: readonly StoryScene[];
  readonly pages: number;
}

/** `size` is the departure in short. */
export interface Said {
  readonly text: string;
  readonly size: string;
  readonly todo: string;
}

/** 'scene 5 (Projection Booth, page 4)'. */
const sceneLabel = (scene: StoryScene): string => `scene ${scene.ordinal} (${placeName(scene)}, page ${scene.page})`;
/** 'on page 4', 'from page 4 to page 9'. */
const pageSpan = (from: number, to: number): string =>
  from === to ? `on page ${from}` : `from page ${from} to page ${to}`;
const pagesFrom = (pages: number): string => `${decimal(pages)} ${decimal(pages) === '1' ? 'page' : 'pages'}`;

export const proportionLabels: Readonly<Record<ProportionId, string>> = {
  dialogueShare: 'Words that are spoken',
  wordsPerSpeech: 'Words in a speech, on average',
  wordsPerScene: 'Words in a scene, on average',
  interiorShare: 'Headings inside (INT)',
  topSpeakerShare: 'Spoken words that are the first speaker’s',
};
const shares: ReadonlySet<ProportionId> = new Set<ProportionId>(['dialogueShare', 'interiorShare', 'topSpeakerShare']);
export const printedProportion = (id: ProportionId, value: number): string =>
  shares.has(id) ? percent(value) : decimal(value, value < 20 ? 1 : 0);

/** The sign as it is named in a sentence: '“scream”', 'scene 4'; empty where only the quote can tell. */
const signLabel = ({ said, scene }: Sign, { sceneOf }: Lookup): string =>
  said !== null ? `“${said}”` : scene !== null ? `scene ${sceneOf(scene).ordinal}` : '';

interface Told {
  readonly text: string;
  readonly size: string;
  /** What the convention's own advice may name. */
  readonly named?: Partial<Named>;
  /** The kind's own advice. */
  readonly todo?: string;
}
type Tell<Kind extends Counted['kind']> = (
  counted: CountedAs<Kind>,
  convention: Pick<StoryConvention, 'met' | 'places'>,
  look: Lookup,
  words: ConventionWords,
) => Told;

const tellers: { readonly [Kind in Counted['kind']]: Tell<Kind> } = {
  early({ by, page, first, scene }, { met }, look, { sign = '' }) {
    const label = first ? signLabel(first, look) : '';
    const place = sceneLabel(look.sceneOf(scene));
    if (met && first)
      return {
        text: `${capitalised(sign)} stands on page ${first.page}, ${percent(first.position)} in${label === '' ? '' : `: ${label}`}.`,
        size: `page ${first.page}`,
      };
    const late = first
      ? `The first ${label === '' ? 'stands' : `is ${label}`} on page ${first.page}, ${percent(first.position)} in`
      : 'None was found by our words';
    return {
      text: `Readers look for ${sign} by page ${page} (${percent(by)} in). ${late}; up to then the fullest scene is ${place}.`,
      size: `${first ? `page ${first.page}` : 'none found'}, looked for by page ${page}`,
      named: { place, first: first && { page: first.page, label } },
    };
  },
  steady({ signs, from, to, pages, most, scene }, { met }, look, { sign = '' }) {
    const place = sceneLabel(look.sceneOf(scene));
    const total = `${capitalised(counted(signs, 'place'))} with ${sign}`;
    if (met)
      return {
        text: `${total}; the longest stretch without is ${pagesFrom(pages)}, ${pageSpan(from, to)}.`,
        size: `${decimal(pages)} pages at most`,
      };
    return {
      text:
        signs === 0
          ? `No place with ${sign} was found by our count on ${decimal(look.pages)} pages; the middle of the script is ${place}.`
          : `${total}. ${capitalised(pageSpan(from, to))}, ${pagesFrom(pages)}, there is none; in the middle of that stretch stands ${place}.`,
      size: signs === 0 ? 'none found' : `${pagesFrom(pages)} without, at most ${pagesFrom(most)} looked for`,
      named: { place, from, to },
    };
  },
  largest({ pieces, largest, ending, after }, _, { sceneOf }) {
    const [top, last] = [sceneOf(largest), sceneOf(ending)];
    const position = positionOf(top);
    return {
      text: `The longest of ${counted(pieces, 'set piece')} is ${sceneLabel(top)}, ${percent(position)} in, with ${counted(top.actionWords, 'word')} of action${position >= lastQuarter ? '' : `; after page ${after} the fullest is ${sceneLabel(last)}, with ${last.actionWords}`}.`,
      size: `${percent(position)} in, looked for after ${percent(lastQuarter)}`,
      named: { place: sceneLabel(top), ending: sceneLabel(last) },
    };
  },
  proportion({ proportion, value, low, high, scripts, scene }, { met }, look) {
    const shown = printedProportion(proportion, value);
    const [from, to] = [printedProportion(proportion, low), printedProportion(proportion, high)];
    const place = sceneLabel(look.sceneOf(scene));
    const whose = proportion === 'topSpeakerShare' && look.firstSpeaker ? ` (${look.firstSpeaker})` : '';
    return {
      text: `${proportionLabels[proportion]}: ${shown}${whose}, where half of ${scripts} produced scripts of the genre lie between ${from} and ${to}.${met ? '' : ` What does most towards it is ${place}.`}`,
      size: `${shown}, the middle half runs ${from} to ${to}`,
      named: { place, value: shown },
    };
  },
  measure({ measure, lacking }, { met }, look) {
    const measured = look.measureOf(measure);
    const [place] = measured.places;
    const without = lacking === null ? null : sceneLabel(look.sceneOf(lacking));
    return {
      text: `${capitalised(shownOf(measured, look.nameOf))}, ${comparisonOf(measured)}.${met || without === null ? '' : ` ${capitalised(without)} has none.`}`,
      size: `${isShare(measured) ? `${printed(measured, measured.value)}, ` : ''}${levelOf(measured.percentile)} on our yardstick`,
      named: { page: place?.page ?? 0, quote: place?.quote ?? '', lacking: without },
    };
  },
  night({ dark, scenes, usual, first, turnable }, _, { sceneOf }) {
    const share = percent(dark / scenes);
    return {
      text: `${capitalised(counted(dark, 'scene'))} of ${scenes} ${dark === 1 ? 'is' : 'are'} headed NIGHT (${share})${first === null ? '' : `, first ${sceneLabel(sceneOf(first))}`}; for the genre about ${percent(usual)} is usual.`,
      size: `${share} of scenes, about ${percent(usual)} looked for`,
      named: { place: turnable === null ? '' : sceneLabel(sceneOf(turnable)) },
    };
  },
  meeting({ pair, by, shared, scene, earlier }, _, { sceneOf, nameOf, scenes }) {
    const first = sceneOf(scene);
    const [lead, other] = pair.map(nameOf);
    return {
      text: `${lead} and ${other}, who exchange the most lines, are first together in ${sceneLabel(first)}, ${percent(first.start)} in; they share ${counted(shared, 'scene')} of ${scenes.length}.`,
      size: `${percent(first.start)} in, looked for by ${percent(by)}`,
      todo: `Let ${other} cross the path of ${lead} in ${sceneLabel(sceneOf(earlier))}: a look, a wrong name, an argument over a seat. It need not be love yet.`,
    };
  },
  apart({ pair, shared, share, most, from, to, pages, scene }, _, { sceneOf, nameOf }) {
    const names = listed(pair.map(nameOf));
    return {
      text: `${names} are in ${counted(shared, 'scene')} together; the longest stretch without the two of them, ${decimal(pages)} pages, lies ${pageSpan(from, to)}.`,
      size: `${percent(share)} of the script apart, at most ${percent(most)} looked for`,
      named: { names, place: sceneLabel(sceneOf(scene)), from, to },
    };
  },
  closing({ pair, scene, ending }, _, { sceneOf, nameOf }) {
    const [last, close] = [sceneOf(scene), sceneOf(ending)];
    const names = listed(pair.map(nameOf));
    return {
      text: `${names} are last together in ${sceneLabel(last)}${scene === ending ? ', which closes the script' : `, which ends ${percent(last.end)} in; the script closes on ${sceneLabel(close)}`}.`,
      size: `last together ${percent(last.end)} in`,
      todo: `Bring the one who is missing into ${sceneLabel(close)}, if only as a letter, a voice or an empty chair: the answer to ${names} is what the reader turned the page for.`,
    };
  },
  duets({ two, talking, least, longest, crowded }, _, { sceneOf, nameOf }) {
    const fullest = longest === null ? null : sceneOf(longest);
    const company = crowded && sceneOf(crowded.scene);
    return {
      text: `${capitalised(numberWord(two))} of ${counted(talking, 'scene')} in which people talk to one another ${two === 1 ? 'has' : 'have'} exactly two speakers${fullest ? `; the fullest is ${sceneLabel(fullest)}, between ${listed(fullest.speakers.map(nameOf))}` : ''}.`,
      size: `${percent(two / talking)} of talking scenes, ${percent(least)} looked for`,
      todo:
        crowded && company
          ? `In ${sceneLabel(company)} ${counted(company.speakers.length, 'person speaks', 'people speak')}. Try it without ${nameOf(crowded.least)}, who has the fewest words there: what can the others then no longer avoid saying?`
          : '',
    };
  },
  alone({ single, peopled, least, first, smallest }, _, { sceneOf, nameOf }) {
    const shown = first === null ? null : sceneOf(first);
    const pair = smallest === null ? null : sceneOf(smallest);
    return {
      text: `${capitalised(counted(single, 'scene'))} of ${peopled} with anybody in them ${single === 1 ? 'shows' : 'show'} one of the speaking characters alone${shown ? `, first ${listed(shown.present.map(nameOf))} in ${sceneLabel(shown)}` : ''}.`,
      size: `${percent(single / peopled)} of scenes, ${percent(least)} looked for`,
      named: pair ? { place: sceneLabel(pair), who: listed(pair.present.map(nameOf)) } : {},
    };
  },
  climax({ scene, there, faced }, { met }, { sceneOf, nameOf, lead }) {
    const at = sceneOf(scene);
    const name = lead?.name ?? '';
    const who = at.present.length > 0 ? `shows ${listed(at.present.map(nameOf))}` : 'shows nobody who speaks';
    return {
      text: `By place, length and cast the candidate for the climax is ${sceneLabel(at)}, ${percent(positionOf(at))} in. It ${who}${met ? `; ${name} is met there by ${listed(faced.map(nameOf))}` : ''}.`,
      size: there ? `${name} faces nobody` : `${name} is absent`,
      todo: there
        ? `Give ${name} somebody to answer to in ${sceneLabel(at)}: whoever stood against ${name} earlier should be within earshot.`
        : `If ${sceneLabel(at)} is the climax, ${name}, who carries ${percent(lead?.share ?? 0)} of the words, should decide it in person; if it is not, mark for yourself which scene is.`,
    };
  },
};

const nothingNamed: Named = {
  place: '',
  ending: '',
  from: 0,
  to: 0,
  value: '',
  first: null,
  page: 0,
  quote: '',
  lacking: null,
  names: '',
  who: '',
};

/** The teller of a kind takes what was counted of that kind. */
function tell<Kind extends Counted['kind']>(
  kind: Kind,
  counted: CountedAs<Kind>,
  convention: StoryConvention,
  look: Lookup,
  words: ConventionWords,
): Told {
  return tellers[kind](counted, convention, look, words);
}

/** `todo` is empty where the convention is met, or the script shows no place to begin. */
export function said(convention: StoryConvention, words: ConventionWords, look: Lookup): Said {
  const { counted, met } = convention;
  const { text, size, named, todo } = tell(counted.kind, counted as never, convention, look, words);
  return {
    text,
    size,
    todo: met ? '' : (todo ?? words.todo?.({ ...nothingNamed, ...named }) ?? ''),
  };
}
export const quotedName = ({ name }: ConventionWords): string => quoted(name);
