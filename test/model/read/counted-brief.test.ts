/** What a reader is told that was counted before the script is read. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { briefParts, countedBrief } from '../../../lib/model/read/counted-brief.ts';
import { countParts } from '../../../lib/reports/run.ts';
import { fountainScript } from './small-script.ts';

const script = 'INT. HALL - DAY\n\nAnna waits.\n\nANNA\nNobody came.\n';
const briefOf = async (titlePage: string): Promise<string> =>
  countedBrief(
    countParts(briefParts, { screenplay: await fountainScript(`${titlePage}\n\n${script}`), details: emptyDetails }),
  ).text;

describe('the brief of a script', () => {
  it('names source and draft as the title page prints them, for rights hang on them, and neither writer nor address', async () => {
    const brief = await briefOf(
      'Title: The Hall\nAuthor: Ada Writer\nSource: After the play by Bo Stage\nDraft date: Third draft\nContact: ada@example.org',
    );
    expect(brief).toContain('The title page besides: After the play by Bo Stage / Third draft');
    expect(brief).not.toMatch(/Ada|example\.org/);
  });
  it('says nothing of a title page that names neither', async () => {
    expect(await briefOf('Title: The Hall\nAuthor: Ada Writer')).not.toContain('title page besides');
  });
});
