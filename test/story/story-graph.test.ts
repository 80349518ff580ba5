/** The story graph as counting fills it: it fits its schema, survives being stored, and its ids lead somewhere. */

import { describe, expect, it } from 'vitest';
import { noCorrections } from '../../lib/contract/corrections.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { derive } from '../../lib/engine/derive.ts';
import { countStory } from '../../lib/engine/story/count-story.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { type StoryPart, storyGraph, storyParts, storySchemaVersion } from '../../lib/story/story-graph.ts';
import { lastReel, marrow, screenplayOf, textsOf } from '../corpus/scripts.ts';

const parts = Object.keys(storyParts) as StoryPart[];
const counted = (screenplay: Screenplay) =>
  countStory(
    { screenplay, derived: derive(screenplay), details: emptyDetails, corrections: noCorrections, otherDrafts: [] },
    parts,
  );

/** Every object in a value, at any depth. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

describe('the counted story graph', () => {
  it.each([
    ['a short drama', lastReel],
    ['a short comedy', marrow],
    ['a page without a heading', () => screenplayOf('Somebody waits.\n\nADA\nStill here.\n')],
  ])('of %s fits its schema and comes back from storage as it was', async (_what, script) => {
    const graph = { schema_version: storySchemaVersion, parts: counted(await script()) };
    expect(storyGraph.parse(JSON.parse(JSON.stringify(graph)))).toEqual(JSON.parse(JSON.stringify(graph)));
  });

  it('cites only words that stand on the page and line it names, by a piece of the scene it names', async () => {
    const screenplay = await lastReel();
    const texts = textsOf(screenplay);
    const cites = [...objectsIn(counted(screenplay))].filter(({ quote, page }) => quote !== undefined && page);
    expect(cites.length).toBeGreaterThan(20);
    for (const { quote, page, line, from, to } of cites) {
      expect(texts.some((own) => own.page === page && own.line === line && own.text.includes(String(quote)))).toBe(
        true,
      );
      expect(Number(from)).toBeGreaterThanOrEqual(1);
      expect(Number(to)).toBeGreaterThanOrEqual(Number(from));
    }
  });

  it('knows every scene and every person that a fact refers to', async () => {
    const story = counted(await lastReel());
    const known = new Set([...story.scenes, ...story.characters].map(({ id }) => id));
    const ids = JSON.stringify(story).match(/"(?:sc|ch)\.[^"]*"/g) ?? [];
    expect(ids.length).toBeGreaterThan(known.size);
    expect(ids.filter((id) => !known.has(JSON.parse(id)))).toEqual([]);
  });

  it('numbers the pieces of a scene from its heading on, a speech with its directions as one', async () => {
    const { scenes } = counted(
      await screenplayOf('INT. SHED - DAY\n\nRain.\n\nADA\n(low)\nStill here.\n\nMore rain.\n'),
    );
    expect(scenes[0]?.heading).toMatchObject({ scene: 1, from: 1, to: 1 });
  });
});
