/** Puts the location analysis together: where it is set, what its places ask, where else it could be shot. Refuses alternatives without a reason, and to say what landscapes the script asks to see. */
import type { AnalysisInput } from '../../engine/analysis-input.ts';
import type { Derived } from '../../engine/derive.ts';
import { incentivesCollected } from '../../engine/norms/incentives.ts';
import { productionPlaces } from '../../engine/norms/production-places.ts';
import { eighthsOf, type Location } from '../../engine/scenes/location-index.ts';
import { quoteOf } from '../../engine/text/quote.ts';
import { listed, quoted } from '../../engine/wording.ts';
import { quotedTitleOf } from '../quoted-title.ts';
import { alternativesOf } from './alternatives.ts';
import type { LocationAnalysisFindings } from './card.ts';
import { originalSettingOf } from './original-setting.ts';
import { type Asked, lookWanted } from './place-fit.ts';
import { inEighths, shootingFacts } from './shooting-facts.ts';

/** Scenes from which it makes sense to ask where else they could be shot. */
const fewestScenes = 3;

/** The pages on which scenes begin, and the line of the first heading on each. */
function headingPlaces(scenes: Location['scenes']): { pages: number[]; lines: number[] } {
  const lineOn = new Map<number, number>();
  for (const { page, headingPassage } of scenes) if (!lineOn.has(page)) lineOn.set(page, headingPassage.at.line);
  return { pages: [...lineOn.keys()], lines: [...lineOn.values()] };
}

export function locationAnalysisEvidence({ screenplay, derived, details }: AnalysisInput): LocationAnalysisFindings {
  const title = quotedTitleOf({ details, screenplay });
  const { locations } = derived;
  const setting = originalSettingOf(derived, details, title);
  const reason = whyNone(derived);
  const { home, alternatives } =
    reason === null ? alternativesOf({ derived, setting, title }) : { home: null, alternatives: [] };
  return {
    setting: [...setting.statements],
    home,
    locations: locations.locations.map((location) => rowOf(location)),
    merged: locations.merged.map(({ printed, key, passage }) => ({
      text: `${quoted(printed)} on page ${passage.at.page} is counted as ${locations.locations.find((one) => one.key === key)?.name ?? key}: if they are two places, spell them further apart; if one, spell them alike.`,
      evidence: [quoteOf(passage)],
    })),
    shooting: shootingFacts(derived),
    alternatives,
    alternativesNote: reason ?? noteOf({ derived, setting, title }),
    collected: incentivesCollected,
  };
}

function whyNone({ scenes, english }: Derived): string | null {
  if (scenes.length === 0) return 'No scene headings were found, so there are no places to match with others.';
  if (!english)
    return 'Other places are scored by a script’s language, of which kinds of English only are known to us, so they are not scored for this script; the index of its own places holds all the same.';
  if (scenes.length < fewestScenes)
    return `With ${scenes.length === 1 ? 'one scene' : `${scenes.length} scenes`} at ${listed([...new Set(scenes.map(({ place }) => place))])}, any place will do: other places are scored from ${fewestScenes} scenes on.`;
  return null;
}

/** From this share of the pages inside on, the match is said to speak of little. */
const mostlyInside = 0.6;

function noteOf(asked: Asked): string {
  const { title, derived } = asked;
  const all = eighthsOf(derived.scenes);
  const inside = eighthsOf(derived.scenes.filter(({ heading }) => heading.setting === 'INT'));
  const caution =
    inside / all >= mostlyInside
      ? ` ${inEighths(inside)} of its ${inEighths(all)} pages play inside and can be built on any stage: the match speaks of the rest, so do not let a few points decide.`
      : '';
  const wanted = lookWanted(asked);
  const by = [...(wanted === null ? [] : [`the look of ${wanted}`]), 'language', 'incentive'];
  return `${productionPlaces.length} places with an incentive were compared with ${title} by ${listed(by)}. Which landscapes, streets and weathers ${title} asks to see is not known here, so read the order loosely.${caution}`;
}

function rowOf({
  name,
  sub,
  scenes,
  eighths,
  light,
  speakers,
}: Location): LocationAnalysisFindings['locations'][number] {
  const on = (...settings: readonly (string | null)[]): number =>
    scenes.filter(({ heading }) => settings.includes(heading.setting)).length;
  return {
    name,
    rooms: sub.map((room) => room.name),
    scenes: scenes.length,
    eighths,
    ...headingPlaces(scenes),
    interior: on('INT', 'INT/EXT'),
    exterior: on('EXT', 'INT/EXT'),
    day: light.get('day') ?? 0,
    dusk: light.get('dawn or dusk') ?? 0,
    night: light.get('night') ?? 0,
    speakers: speakers.length,
  };
}
