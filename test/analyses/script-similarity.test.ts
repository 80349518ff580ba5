/** Question 10: films with a like premise, each with why and what differs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { derive } from '../../lib/analyses/derived/derive.ts';
import { fingerprintOf } from '../../lib/analyses/derived/fingerprint.ts';
import { films } from '../../lib/analyses/norms/films.ts';
import type { OtherDraft } from '../../lib/analyses/question.ts';
import { runQuestion } from '../../lib/analyses/run.ts';
import { scriptSimilarityFindings } from '../../lib/analyses/script-similarity/card.ts';
import { premiseFacts } from '../../lib/analyses/script-similarity/premise-facts.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { toMarkdown } from '../../lib/report/markdown.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { askQuestion, keepsItsPromises } from './promises.ts';
import { evidenceIn, lastReel, lastReelPdf, marrow, screenplayOf, textsOf } from './scripts.ts';

const answer = askQuestion(10);

const draftOf = (screenplay: Screenplay, title: string | null = 'Reel'): OtherDraft => ({
  title,
  fileName: 'reel-1.pdf',
  uploadedOn: '2026-11-03',
  fingerprint: fingerprintOf(screenplay),
});
const draftsIn = (screenplay: Screenplay, ...otherDrafts: OtherDraft[]) => {
  const one = runQuestion(10, { screenplay, details: emptyDetails, otherDrafts });
  return { one, drafts: scriptSimilarityFindings.parse(one.structured_data).drafts };
};
const scene = (heading: string, text: string): string => `${heading}\n\n${text}\n\n`;
const shed = scene(
  'INT. SHED - DAY',
  'Ines sorts the nets by the size of their holes, the widest at the bottom of the pile.',
);
const boat = 'Vale rows out with his back to the land and counts the strokes under his breath until he loses count.';
const kitchen = scene(
  'INT. KITCHEN - NIGHT',
  'She salts the pan, tastes, salts it again, and puts the lid on before anybody can ask her what it is.',
);

describe('the user’s own drafts', () => {
  it('are set beside this script: what is the same, what was reworked, what is new, quoting this script only', async () => {
    const before = await screenplayOf(shed + scene('EXT. BOAT - DAY', boat));
    const now = await screenplayOf(
      shed.replace('INT. SHED - DAY', 'INT. NET SHED - MORNING') +
        scene(
          'EXT. BOAT - DAY',
          `${boat} The rain comes back over the hill, and with it the first of the gulls that left in May.`,
        ) +
        kitchen,
    );
    const { one, drafts } = draftsIn(now, draftOf(before));
    expect(drafts).toHaveLength(1);
    expect(drafts[0]).toMatchObject({
      title: '“Reel” (reel-1.pdf, uploaded on 2026-11-03)',
      unchanged: 1,
      reworked: 1,
      fresh: 1,
      gone: 1,
    });
    expect(drafts[0]?.bullets.map(({ text }) => text.replace(/\d+%/, 'N%'))).toEqual([
      'Word for word the same: 1 of 3 scenes: Net Shed (scene 1, page 1).',
      'Reworked: 1 of 3 scenes: Boat (scene 2, page 1) with N% kept.',
      'New in this script: 1 of 3 scenes: Kitchen (scene 3, page 1).',
    ]);
    const texts = textsOf(now);
    const places = evidenceIn(drafts);
    expect(places).toHaveLength(3);
    for (const { quote, page, line } of places)
      expect(texts.some((text) => text.page === page && text.line === line && text.text.includes(quote))).toBe(true);
    expect(toMarkdown(one.entries[0] ?? { prompt: '', blocks: [] })).toContain(
      'of this script’s wording stands in “Reel”',
    );
  });

  it('are all the same for the same script again, and nothing at all for another', async () => {
    const [reel, other] = [await lastReel(), await marrow()];
    const { drafts } = draftsIn(reel, draftOf(other, null), draftOf(reel));
    expect(drafts.map(({ title, share }) => [title, share])).toEqual([
      ['“Reel” (reel-1.pdf, uploaded on 2026-11-03)', 1],
      ['reel-1.pdf (uploaded on 2026-11-03)', 0],
    ]);
    expect(drafts[0]).toMatchObject({ unchanged: 18, reworked: 0, fresh: 0, gone: 0 });
    expect(drafts[1]).toMatchObject({ unchanged: 0, reworked: 0, gone: 11, bullets: [] });
  });

  it('are the same from PDF and from Fountain, so that a new layout is no new draft', async () => {
    const { drafts } = draftsIn(await lastReel(), draftOf(await lastReelPdf()));
    expect(drafts[0]?.share).toBeGreaterThan(0.98);
  });

  it('do not stand in the report when there are none', async () => {
    const { one, drafts } = draftsIn(await lastReel());
    expect(drafts).toEqual([]);
    expect(JSON.stringify(one.entries)).not.toContain('Your own scripts');
  });
});

describe('script similarity', () => {
  keepsItsPromises(answer);

  it('finds films about cinemas for the drama and village comedies for the comedy', async () => {
    const titles = async (screenplay: Screenplay) => JSON.stringify(answer(screenplay).structured_data.comparables);
    expect(await titles(await lastReel())).toContain('Cinema Paradiso');
    expect(await titles(await marrow())).toContain('Curse of the Were-Rabbit');
  });

  it('stands on at least 300 films, each once and whole', () => {
    expect(films.length).toBeGreaterThanOrEqual(300);
    expect(new Set(films.map(({ title, year }) => `${title} ${year}`)).size).toBe(films.length);
    for (const film of films) {
      expect(film.year).toBeGreaterThan(1900);
      expect(film.genres.length).toBeGreaterThan(0);
      expect(film.setting).not.toBe('');
      expect(film.premise).not.toBe('');
      expect(film.tags.length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a film of another genre than the one heard', () => {
  it('is named only where it shares three things or more', async () => {
    const folder = path.join(import.meta.dirname, 'genre-scripts');
    for (const [name, genre] of [
      ['party-wall', 'comedy'],
      ['the-counting-room', 'horror'],
    ] as const) {
      const screenplay = await screenplayOf(readFileSync(path.join(folder, `${name}.fountain`), 'utf8'));
      const { comparables } = scriptSimilarityFindings.parse(answer(screenplay).structured_data);
      for (const { title, shared } of comparables) {
        const film = films.find((one) => one.title === title);
        expect(film?.genres.includes(genre) || shared.length >= 3, title).toBe(true);
      }
    }
  });
});

describe('the subjects of a premise', () => {
  const rooms = (lines: readonly string[]): Promise<Screenplay> =>
    screenplayOf(lines.map((line, index) => scene(`INT. ROOM ${index + 1} - DAY`, line)).join(''));

  it('are not heard in turns of speech: what dies down, an open space, hands against a window, how old you are', async () => {
    const text = JSON.stringify(
      answer(
        await rooms([
          'The fire is dying down in an open space. Her hands press against the window. The FTL field hums.',
          'The engine is dying away. He leans against the wall of a large space and checks the field.',
          'How old are you, asks the form. Nobody leans against it. Dead silence. A dead end.',
        ]),
      ),
    );
    expect(text).not.toMatch(/Death:|Rivalry:|Space:|farm|Old age:|sport/i);
  });

  it('are not heard in an old telephone, a dead battery, a ring at the door, or a voice on the radio', async () => {
    const scenes = (line: string, cue = 'ANN'): string =>
      ['A', 'B', 'C'].map((room) => `INT. ${room} - DAY\n\n${line}\n\n${cue}\nWe wait for it here.\n\n`).join('');
    const tags = async (fountain: string) => premiseFacts(derive(await screenplayOf(fountain))).map(({ tag }) => tag);
    const silent = await tags(
      scenes(
        'The bell rings on the old telephone. He shakes his head. The line is dead. They have gone past the desk.',
      ),
    );
    for (const tag of ['boxing', 'old-age', 'illness', 'death', 'time', 'office', 'media'])
      expect(silent).not.toContain(tag);
    expect(await tags(scenes('The old man sits. A boxer climbs into the ring.'))).toEqual(
      expect.arrayContaining(['old-age', 'boxing']),
    );
    expect(await tags(scenes('She sits.', 'ANN (V.O.)'))).toContain('voice-over');
    expect(await tags(scenes('She sits.', 'ANN (V.O.)\n(radio)'))).not.toContain('voice-over');
  });

  it('take a bridge and a ship for a spaceship only where there is a sky to sail in', async () => {
    const lines = ['The ship leaves the quay under the bridge.', 'On the bridge the ship turns.', 'The ship is late.'];
    const factsOf = async (extra: string) => premiseFacts(derive(await rooms([...lines, extra]))).map(({ tag }) => tag);
    expect(await factsOf('A gull.')).not.toContain('spaceship');
    expect(await factsOf('A planet turns below.')).toContain('spaceship');
  });

  it('are counted by every time that a word stands there, as the genre is', async () => {
    const lines = ['A king bows to a king.', 'The king’s hand. Long live the king!', 'The king sleeps.'];
    const facts = premiseFacts(derive(await rooms(lines)));
    expect(facts.find(({ tag }) => tag === 'king')?.text).toContain('“king” (5), in three scenes of 3');
  });

  it('put a building at stake only where somebody means to clear it', async () => {
    const lines = ['The wall is wet. The ceiling drips.', 'A brick falls from the wall.', 'The roof holds.'];
    const factsOf = async (extra: string) => premiseFacts(derive(await rooms([...lines, extra]))).map(({ tag }) => tag);
    expect(await factsOf('She paints.')).not.toContain('building');
    expect(await factsOf('The demolition order is on the door.')).toContain('building');
  });

  it('quote a sentence that holds a word of the subject, possessives included', async () => {
    const facts = premiseFacts(
      derive(
        await rooms([
          'Ines looks up. The king’s ring is on the table.',
          'Nobody speaks. The king’s chair is empty.',
          'She turns. The king’s hat is gone.',
        ]),
      ),
    );
    for (const { quote } of facts.find(({ tag }) => tag === 'king')?.evidence ?? []) expect(quote).toContain('king');
    expect(facts.map(({ tag }) => tag)).toContain('king');
  });

  it('are told apart from film to film: what sets the script apart stands on one card alone', async () => {
    const { comparables } = scriptSimilarityFindings.parse(answer(await lastReel()).structured_data);
    const extras = comparables.flatMap(({ different }) =>
      different.flatMap(({ text }) => /has (.+), for which/.exec(text)?.[1] ?? []),
    );
    expect(extras.length).toBeGreaterThan(2);
    expect(new Set(extras).size).toBe(extras.length);
  });
});
