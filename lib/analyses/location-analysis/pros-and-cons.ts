/** Says for and against a place, each time with the scene it is about. Refuses a pro or con without a reason in the script or the tables. */
import { isOldSource } from '../../contract/blocks.ts';
import { quoteOf } from '../derived/quote.ts';
import { incentivesCollected } from '../norms/incentives.ts';
import { landscapes } from '../norms/landscape-words.ts';
import { type ProductionPlace, placeInText } from '../norms/production-places.ts';
import { likenessOf, regionOf } from '../norms/world-regions.ts';
import { placeName } from '../summary-snapshot/describe-place.ts';
import { capitalised, listed } from '../wording.ts';
import type { Statement } from './card.ts';
import { daylightStatement } from './daylight.ts';
import type { Need } from './landscape-needs.ts';
import { type Asked, incentivesOf, lookWanted, speechIn } from './place-fit.ts';

const mostStatements = 4;
/** Those who speak most travel anyhow: a small part is none of them. */
const leads = 3;

/** Landscapes met, heaviest first, and the language. */
export function prosOf(place: ProductionPlace, asked: Asked): Statement[] {
  const met = asked.needs
    .filter(({ tag }) => place.has[tag])
    .map(
      (need): Statement => ({
        text: `${metBy(need, place)} (${placeName(need.scene)}, page ${need.scene.page}).`,
        evidence: [need.strongest],
      }),
    );
  return [...met.slice(0, mostStatements), ...(speechIn(place, asked) === 'own' ? [speechPro(asked)] : [])];
}

/** 'A harbour: Howth and Killybegs', 'Rain in every season'. */
const metBy = ({ tag }: Need, { has }: ProductionPlace): string =>
  landscapes[tag].group === 'weather'
    ? capitalised(has[tag] ?? '')
    : `${capitalised(landscapes[tag].name)}: ${has[tag] ?? ''}`;

function speechPro({ setting, title }: Asked): Statement {
  const language = setting.place?.language ?? 'English';
  const shared =
    language === 'English' && setting.english !== null
      ? `English as ${title} has it: signs, extras and small parts pass.`
      : `${language} on the signs and from the day players, as ${title} has it.`;
  return { text: shared, evidence: setting.englishPlace.slice(0, 1) };
}

/** Landscapes missed, look, language, light and a doubtful rate; one sentence that says so when there are none. */
export function consOf(place: ProductionPlace, asked: Asked): Statement[] {
  const unmet = asked.needs.filter(({ tag }) => !place.has[tag]);
  const light = daylightStatement(place, asked.derived);
  const cons = [
    ...unmet.slice(0, mostStatements - 1).map(
      (need): Statement => ({
        text: `Our table lists ${withoutArticle(landscapes[need.tag].name)} in ${placeInText(place)} for ${placeName(need.scene)} (page ${need.scene.page}).`,
        evidence: [need.strongest],
      }),
    ),
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
  const outside = asked.derived.scenes.find(({ heading }) => heading.setting === 'EXT');
  const where = outside ? `${placeName(outside)} (page ${outside.page})` : asked.title;
  const evidence = outside ? [quoteOf(outside.headingPassage)] : [];
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

const withoutArticle = (name: string): string => `no ${name.replace(/^an? /, '')}`;

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
