import { describe, expect, it } from 'vitest';
import { effortOf, hardest, onPages, whereItStands } from '../../../lib/model/read/advice-pages.ts';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import type { AdvicePart } from '../../../lib/story/read/point-read.ts';
import { fountainScript } from './small-script.ts';

const part = (given: Partial<AdvicePart>): AdvicePart => ({ page: 1, to: null, act: 'change', text: 'x', ...given });

describe('advice', () => {
  it('names no page that the script has not', () => {
    expect(onPages('Page 3: he waits. Page 140: he leaves. Cut the toast.', 118)).toBe(
      'Page 3: he waits. Cut the toast.',
    );
    expect(onPages('Pages 110 to 120 go.', 118)).toBeNull();
    expect(onPages('Pages 110 to 118 go.', 118)).toBe('Pages 110 to 118 go.');
    expect(onPages('On p. 3 he waits. On pp. 139-140 he leaves. Cut the toast.', 118)).toBe(
      'On p. 3 he waits. Cut the toast.',
    );
    expect(onPages(null, 118)).toBeNull();
  });

  it('is typed where the line that it quotes stands', async () => {
    const script = numberScript(
      await fountainScript(
        'INT. A - DAY\n\nOne.\n\n===\n\nINT. B - DAY\n\nTwo.\n\n===\n\nINT. C - DAY\n\nTwo.\n\n===\n\nINT. D - DAY\n\nANNA\nI will not come back for the drawing.\n',
      ),
    );
    const quoting = { text: "After 'I will not come back' she leaves." };
    expect(whereItStands(script, part(quoting)).page).toBe(4);
    expect(whereItStands(script, part({ ...quoting, page: 3 })).page).toBe(3);
    expect(whereItStands(script, part({ ...quoting, to: 2 })).page).toBe(1);
    expect(whereItStands(script, part({ text: "ANNA: It isn't that I never came." })).page).toBe(1);
    expect(whereItStands(script, part({ text: "She says 'a line that nobody has said yet'." })).page).toBe(1);
  });

  it('is typed by a quote of three words or more, of one page alone, and stays beside a page that has it', async () => {
    const script = numberScript(
      await fountainScript(
        [
          'INT. A - DAY\n\nOne.',
          'INT. B - DAY\n\nThe rain stops.',
          'INT. C - DAY\n\nTwo.',
          'INT. D - DAY\n\nA red door opens.\n\nThe rain stops.\n\nANNA\nGo.\n',
        ].join('\n\n===\n\n'),
      ),
    );
    const typed = (text: string, page = 1) => whereItStands(script, part({ text, page })).page;
    expect(typed("Cut 'a red door'.")).toBe(4);
    expect(typed('Cut “a red door”.')).toBe(4);
    expect(typed("Cut 'red door'.")).toBe(1);
    expect(typed("Cut 'the rain stops'.", 4)).toBe(4);
    expect(typed("Cut 'The rain stops' and 'a red door'.", 5)).toBe(5);
    expect(typed("Cut 'the rain stops'.", 9)).toBe(9);
    expect(typed("Cut 'a red door'.", 5)).toBe(5);
    expect(typed("Cut 'a red door'.", 6)).toBe(4);
  });

  it('that cuts or moves more than three pages takes several scenes', () => {
    const cut = (from: number, to: number, act: AdvicePart['act'] = 'cut') => part({ page: from, to, act });
    expect(effortOf('word', [cut(1, 3)])).toBe('word');
    expect(effortOf('word', [cut(1, 4)])).toBe('sequence');
    expect(effortOf('word', [cut(1, 4, 'move')])).toBe('sequence');
    expect(effortOf('word', [cut(1, 4, 'change')])).toBe('word');
    expect(effortOf('word', [cut(1, 2), cut(5, 6)])).toBe('sequence');
    expect(effortOf('word', [part({ act: 'cut' })])).toBe('word');
  });

  it('takes at least the work of the places it lists', () => {
    const places = [1, 2, 3].map((page) => part({ page, act: 'add' }));
    expect(effortOf('word', places.slice(0, 2))).toBe('word');
    expect(effortOf('word', places)).toBe('scene');
    expect(effortOf('word', [...places.slice(0, 2), part({ act: 'keep' })])).toBe('word');
    expect(effortOf('word', [part({ page: 30, to: 35, act: 'cut' })])).toBe('sequence');
    expect(effortOf('draft', places)).toBe('draft');
  });

  it('as one step takes the work of its hardest note', () => {
    expect(hardest(['word', 'sequence', 'scene'])).toBe('sequence');
    expect(hardest([])).toBe('word');
  });
});
