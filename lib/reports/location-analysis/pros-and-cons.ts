/** Says for and against a place, each time with the scene it is about. Refuses a pro or con without a reason in the script or the tables. */
import { isOldSource } from '../../contract/blocks.ts';
import { incentivesCollected } from '../../engine/norms/incentives.ts';
import { type ProductionPlace, placeInText } from '../../engine/norms/production-places.ts';
import { likenessOf, regionOf } from '../../engine/norms/world-regions.ts';
import { quoteOf } from '../../engine/text/quote.ts';
import { listed } from '../../engine/wording.ts';
import { placeName } from '../describe-place.ts';
import type { Statement } from './card.ts';
import { daylightStatement } from './daylight.ts';
import { type Asked, incentivesOf, lookWanted, speechIn } from './place-fit.ts';

/** Those who speak most travel anyhow: a small part is none of them. */
const leads = 3;

/** The look and the language; one sentence that says so when there are neither. */
export function prosOf(place: ProductionPlace, asked: Asked): Statement[] {
  const pros = [...lookPros(place, asked), ...(speechIn(place, asked) === 'own' ? [speechPro(asked)] : [])];
  return pros.length > 0
    ? pros
    : [{ text: `None by these criteria but what it pays back of the cost of ${asked.title}.`, evidence: [] }];
}

/** A scene outside in a sentence, with its heading; the title where none is outside. */
function outsideOf({ derived, title }: Asked): { readonly where: string; readonly evidence: Statement['evidence'] } {
  const outside = derived.scenes.find(({ heading }) => heading.setting === 'EXT');
  return outside
    ? { where: `${placeName(outside)} (page ${outside.page})`, evidence: [quoteOf(outside.headingPassage)] }
    : { where: title, evidence: [] };
}

function lookPros(place: ProductionPlace, asked: Asked): Statement[] {
  const wanted = lookWanted(asked);
  if (wanted === null || wanted !== regionOf(place.country)) return [];
  const { where, evidence } = outsideOf(asked);
  return [{ text: `Houses, plants and light are those of ${wanted}, where ${where} would be at home.`, evidence }];
}

function speechPro({ setting, title }: Asked): Statement {
  const language = setting.place?.language ?? 'English';
  const shared =
    language === 'English' && setting.english !== null
      ? `English as ${title} has it: signs, extras and small parts pass.`
      : `${language} on the signs and from the day players, as ${title} has it.`;
  return { text: shared, evidence: setting.englishPlace.slice(0, 1) };
}

/** Look, language, light and a doubtful rate; one sentence that says so when there are none. */
export function consOf(place: ProductionPlace, asked: Asked): Statement[] {
  const light = daylightStatement(place, asked.derived);
  const cons = [
    ...lookCons(place, asked),
    ...speechCons(place, asked),
    ...(light ? [light] : []),
    ...rateCons(place, asked),
  ];
  return cons.length > 0
    ? cons
    : [
        {
          text: `None by these criteria; what ${asked.title} would cost in ${placeInText(place)} is not among them.`,
          evidence: [],
        },
      ];
}

function lookCons(place: ProductionPlace, asked: Asked): Statement[] {
  const wanted = lookWanted(asked);
  const there = regionOf(place.country);
  if (wanted === null || wanted === there) return [];
  const { where, evidence } = outsideOf(asked);
  return likenessOf(there, wanted) > 0
    ? [{ text: `Houses and plants of ${there} pass for ${wanted} with dressing: look hard at ${where}.`, evidence }]
    : [{ text: `Houses, plants and light are those of ${there}, not of ${wanted}: ${where} would show it.`, evidence }];
}

function rateCons(place: ProductionPlace, { title }: Asked): Statement[] {
  const [row] = incentivesOf(place);
  if (!row || !isOldSource(row.published, incentivesCollected)) return [];
  const when = row.published === null ? 'bears no date' : `is of ${row.published}`;
  return [{ text: `Its incentive figure ${when}: ask before ${title} is budgeted on it.`, evidence: [] }];
}

function speechCons(place: ProductionPlace, asked: Asked): Statement[] {
  const { setting, derived, title } = asked;
  const speech = speechIn(place, asked);
  if (speech === 'own') return [];
  const small = derived.characters
    .slice(leads)
    .filter(({ speeches }) => speeches.length <= 2)
    .map(({ name }) => name);
  const who = small.length === 0 ? 'small parts' : `small parts (${listed(small.slice(0, 3))})`;
  const wanted = setting.place?.language ?? 'English';
  if (speech === 'near')
    return [
      {
        text: `People there speak ${place.english === 'another' ? 'an English of their own' : `${place.english === 'British' ? 'British or Irish' : 'North American'} English`}: ${who} in ${title} would need another accent or a flight.`,
        evidence: setting.englishPlace.slice(0, 1),
      },
    ];
  return [
    {
      text: `${listed(place.languages)} ${place.languages.length === 1 ? 'is' : 'are'} spoken there, not ${wanted}: signs in ${title} need dressing, ${who} a flight.`,
      evidence: [],
    },
  ];
}
