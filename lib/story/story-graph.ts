/** The story graph: everything that is known of a script, once, in parts. Every report is drawn from it. */
import * as z from 'zod';
import { storyCharacter } from './character.ts';
import { checks } from './checks.ts';
import { comparables } from './comparables.ts';
import { conventions } from './conventions.ts';
import { credits } from './credits.ts';
import { digest } from './digest.ts';
import { feeling } from './feeling.ts';
import { finding } from './finding.ts';
import { formats } from './formats.ts';
import { genre } from './genre.ts';
import { landmarks } from './landmarks.ts';
import { storyMeasure } from './measure.ts';
import { ownDraft } from './own-draft.ts';
import { meeting } from './people/meeting.ts';
import { network } from './people/network.ts';
import { portrait } from './people/portrait.ts';
import { presence } from './people/presence.ts';
import { relation } from './people/relation.ts';
import { silentPerson } from './people/silent-person.ts';
import { talk } from './people/talk.ts';
import { storyPlace } from './production/place.ts';
import { setting } from './production/setting.ts';
import { shoot } from './production/shoot.ts';
import { shootingPlaces } from './production/shooting-places.ts';
import { ratings } from './ratings.ts';
import { storyScene } from './scene.ts';
import { returns } from './shape/returns.ts';
import { stretches } from './shape/stretches.ts';
import { source } from './source.ts';
import { spelling } from './spelling.ts';
import { structure } from './structure.ts';
import { tone } from './tone.ts';

/**
 * The parts, each with its schema. A part is filled by the counted builder, by a model's reading or by both; what a builder cannot know stays
 * empty. People, scenes and places are referred to by their ids (`ids.ts`).
 */
export const storyParts = {
  source,
  scenes: z.array(storyScene),
  characters: z.array(storyCharacter),
  portraits: z.array(portrait),
  silentPeople: z.array(silentPerson),
  presences: z.array(presence),
  relations: z.array(relation),
  meetings: z.array(meeting),
  network,
  talk,
  places: z.array(storyPlace),
  structure,
  stretches,
  returns,
  flaws: z.array(finding),
  traits: z.array(finding),
  landmarks,
  measures: z.array(storyMeasure),
  ratings,
  genre,
  credits,
  digest,
  tone,
  feeling,
  checks,
  ownDrafts: z.array(ownDraft),
  shoot,
  setting,
  shootingPlaces,
  formats,
  conventions,
  comparables,
  spelling,
} as const;
export type StoryPart = keyof typeof storyParts;
export type Story = { readonly [Part in StoryPart]: z.infer<(typeof storyParts)[Part]> };

/** Raised when a stored graph of the version before can no longer be read as it is. */
export const storySchemaVersion = 1;

/** The graph as it is stored: only the parts that somebody may see. */
export const storyGraph = z.object({
  schema_version: z.literal(storySchemaVersion),
  parts: z.object(storyParts).partial(),
});
