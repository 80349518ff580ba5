/** File names made from titles that somebody else has written. */
import { expect, it } from 'vitest';
import { exportFileName } from '../../../../web/src/features/export/file-name.ts';

it.each([
  ['The Last Reel', 'the-last-reel-reports.md'],
  ['Mags’s “Café”: Part 2/3', 'magss-café-part-2-3-reports.md'],
  ['Вечер', 'вечер-reports.md'],
  ['second draft.PDF', 'second-draft-reports.md'],
  ['../../etc/passwd', 'etc-passwd-reports.md'],
  ['con', 'con-reports.md'],
  ['...', 'script-reports.md'],
  ['a\u0000b\u202Ec', 'a-b-c-reports.md'],
  [null, 'script-reports.md'],
])('makes of %j the name %s', (title, name) => {
  expect(exportFileName(title, 'reports', 'md')).toBe(name);
});

it('keeps a long title short', () => {
  expect(exportFileName('x'.repeat(400), 'reports', 'md').length).toBeLessThan(80);
});
