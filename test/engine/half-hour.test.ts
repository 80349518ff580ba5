/** A half hour of television is recognised by its details or by its form, and measured as one in every report. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { formatOf } from '../../lib/engine/script-format.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import { questions } from '../../lib/reports/registry.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { storyStructureFindings } from '../../lib/reports/story-structure/card.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { lastReel, screenplayOf } from '../corpus/scripts.ts';

const written = (name: string): Promise<Screenplay> =>
  screenplayOf(readFileSync(path.join(import.meta.dirname, `../genre-scripts/${name}.fountain`), 'utf8'));
const report = (screenplay: Screenplay, question: number, script_type = ''): string =>
  runQuestion(question, { screenplay, details: { ...emptyDetails, script_type } })
    .entries.map(toMarkdown)
    .join('\n');

describe('a half hour', () => {
  it.each(['party-wall', 'regional', 'lost-property'])('such as %s is known by the acts it marks', async (name) => {
    expect(formatOf(await written(name), emptyDetails)).toEqual({ format: 'half-hour', from: 'form' });
  });

  it('of several cameras, its lines set double, may run longer; the same pages in one camera are an hour', async () => {
    const acts = (action: string): string =>
      ['ACT ONE', 'ACT TWO', 'TAG'].map((act) => `> ${act} <\n\nINT. BAR - DAY\n\n${action}\n\nANN\nNo.\n`).join('\n');
    const capitals = { ...(await screenplayOf(acts('ANN DROPS A GLASS.'))), pageCount: 50 };
    const ordinary = { ...(await screenplayOf(acts('Ann drops a glass.'))), pageCount: 50 };
    expect(formatOf(capitals, emptyDetails).format).toBe('half-hour');
    expect(formatOf(ordinary, emptyDetails).format).toBe('pilot');
  });

  it('is not seen in a short that marks nothing, nor in one act', async () => {
    expect(formatOf(await lastReel(), emptyDetails)).toEqual({ format: 'short', from: 'length' });
    const one = await screenplayOf('> ACT ONE <\n\nINT. BAR - DAY\n\nAnn waits.\n\nANN\nNo.\n');
    expect(formatOf(one, emptyDetails).format).toBe('short');
  });

  it('is called a short film by no report, and every score says what it was measured by', async () => {
    const screenplay = await written('regional');
    for (const { card } of questions) {
      const text = report(screenplay, card.number);
      expect(text, card.title).not.toMatch(
        /(?:measured|taken|checked|as) (?:as )?a short|This is a short|Short film \(as it is\)/,
      );
    }
    const because = 'a half-hour episode, by its form: it marks “Teaser” on page 1 and “Tag” on page 8';
    // Why stands in the summary, once.
    expect(report(screenplay, 4)).toContain(because);
    for (const number of [1, 2, 9]) expect(report(screenplay, number), `${number}`).toContain('as a half-hour episode');
    expect(report(screenplay, 14)).toContain('a half-hour episode grosses nothing');
  });

  it('is held against one episode, not against a whole series', async () => {
    const text = report(await written('lost-property'), 12);
    expect(text).toContain('Half-hour episode (as it is)');
    // Its 15 pages are fewer than the 20 of an episode: they are not what makes it one, and no series is asked for its 60.
    const [own = ''] = /^\*\*Half-hour episode \(as it is\):.*$/m.exec(text) ?? [];
    expect(own).toContain('By its size.');
    expect(own).not.toMatch(/pages|Against/);
    expect(text).not.toContain('60');
    expect(text).toContain('is one episode as it stands: 15 pages');
  });

  it('with its action in capitals has deeds and pictures to quote, like any other', async () => {
    const screenplay = await written('party-wall');
    expect(report(screenplay, 8)).toContain(
      '“DONNA PULASKI, 52, ROBE, IS ON HER HANDS AND KNEES WITH HER EAR TO THE WALL.”',
    );
    expect(report(screenplay, 4)).toMatch(/Opening image.*“[^”]+”/);
  });

  it('that plays in one place has one place in its headings', async () => {
    expect(report(await written('regional'), 4)).toMatch(/\*\*Places named in headings:\*\* 1\s/);
  });

  it('has its turns in the order of the turns', async () => {
    const screenplay = await written('party-wall');
    const { zones } = storyStructureFindings.parse(
      runQuestion(13, { screenplay, details: emptyDetails }).structured_data,
    );
    expect(zones.map(({ name }) => name)).toEqual([
      'Opportunity',
      'Change of plans',
      'Point of no return',
      'Major setback',
      'Climax',
    ]);
    const scenes = zones.flatMap(({ scene }) => scene ?? []);
    expect(scenes).toEqual(scenes.toSorted((a, b) => a - b));
  });

  it('is one by the details, too: the same pages are then measured by other yardsticks', async () => {
    const screenplay = await lastReel();
    expect(report(screenplay, 4)).toContain(
      'Measured as a short film, by its length alone; if it is an episode, say so under Type of Script',
    );
    const episode = report(screenplay, 1, 'Sitcom');
    expect(report(screenplay, 4, 'Sitcom')).toContain('Measured as a half-hour episode, as its details say');
    expect(episode).toContain('Measured as a half-hour episode: only its rates');
    expect(report(screenplay, 1)).toContain('Measured as a short film: only its rates');
  });
});
