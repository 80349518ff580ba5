/** Puts the location analysis together: where it is set, what its places ask, where else it could be shot. Refuses alternatives without a reason. */
import type { Derived } from '../derived/derive.ts';
import { eighthsOf, type Location } from '../derived/location-index.ts';
import { quoteOf } from '../derived/quote.ts';
import { incentivesCollected } from '../norms/incentives.ts';
import { landscapes } from '../norms/landscape-words.ts';
import { productionPlaces } from '../norms/production-places.ts';
import type { AnalysisInput } from '../question.ts';
import { quotedTitleOf } from '../quoted-title.ts';
import { listed, quoted } from '../wording.ts';
import { alternativesOf } from './alternatives.ts';
import type { LocationAnalysisFindings } from './card.ts';
import { landscapeNeedsOf, type Need } from './landscape-needs.ts';
import { originalSettingOf } from './original-setting.ts';
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
  const needs = derived.english ? landscapeNeedsOf(derived) : [];
  const reason = whyNone(derived);
  const { home, alternatives } =
    reason === null ? alternativesOf({ derived, needs, setting, title }) : { home: null, alternatives: [] };
  return {
    setting: [...setting.statements],
    landscapes: needs.map(({ tag, weight, statement }) => ({ tag, name: landscapes[tag].name, weight, ...statement })),
    home,
    locations: locations.locations.map((location) => rowOf(location)),
    merged: locations.merged.map(({ printed, into, passage }) => ({
      text: `${quoted(printed)} on page ${passage.at.page} is counted as ${into}: if they are two places, spell them further apart; if one, spell them alike.`,
      evidence: [quoteOf(passage)],
    })),
    shooting: shootingFacts(derived),
    alternatives,
    alternativesNote: reason ?? noteOf(needs, title, derived),
    collected: incentivesCollected,
  };
}

function whyNone({ scenes, english }: Derived): string | null {
  if (scenes.length === 0) return 'No scene headings were found, so there are no places to match with others.';
  if (!english)
    return 'The words that name a landscape are known to us in English only, so other places are not scored for this script; the index of its own places holds all the same.';
  if (scenes.length < fewestScenes)
    return `With ${scenes.length === 1 ? 'one scene' : `${scenes.length} scenes`} at ${listed([...new Set(scenes.map(({ place }) => place))])}, any place will do: other places are scored from ${fewestScenes} scenes on.`;
  return null;
}

/** From this share of the pages inside on, the match is said to speak of little. */
const mostlyInside = 0.6;

function noteOf(needs: readonly Need[], title: string, { scenes }: Derived): string {
  const all = eighthsOf(scenes);
  const inside = eighthsOf(scenes.filter(({ heading }) => heading.setting === 'INT'));
  const caution =
    inside / all >= mostlyInside
      ? ` ${inEighths(inside)} of its ${inEighths(all)} pages play inside and can be built on any stage: the match speaks of the rest, so do not let a few points decide.`
      : '';
  const compared = `${productionPlaces.length} places with an incentive were compared with ${title}`;
  return needs.length === 0
    ? `${compared}. ${title} asks for no landscape, street or weather that we know by name, so language and incentive alone decide: read the order loosely.${caution}`
    : `${compared} by what it asks for most: ${listed(needs.slice(0, 4).map(({ tag, weight }) => `${landscapes[tag].name} (${Math.max(0.1, weight).toFixed(1)} pages)`))}.${caution}`;
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
