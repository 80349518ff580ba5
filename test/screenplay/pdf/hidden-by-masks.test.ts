/** Text under a soft mask, or in a transparency group: what a reader cannot see of it is kept out of the script. */
import { describe, expect, it } from 'vitest';
import { rawStream } from '../../pdf/write-pdf.ts';
import { at, expectLeftOut, pageOf, secret, textOf } from './hidden-page.ts';

const resources = '/Font << /F1 3 0 R >> /ExtGState << /Plain << /ca 1 /BM /Normal >> /Faint << /ca 0.02 >> >>';
const group = (drawing: string, entries = ''): Buffer =>
  rawStream(
    drawing,
    `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /CS /DeviceGray ${entries} >> /Resources << ${resources} >>`,
  );
const maskOf = (entries: string): Buffer => Buffer.from(`<< /Type /ExtGState /SMask << /Type /Mask ${entries} >> >>`);

/** `drawing` finds the state `/State gs` (number 7) and the groups /G0 and /G1 (8 and 9). */
const withGroups = (drawing: string, state: Buffer, ...groups: readonly Buffer[]): Uint8Array =>
  pageOf(drawing, {
    resources: `/ExtGState << /State 7 0 R /Faint << /ca 0.02 >> /Screen << /BM /Screen >> /Half << /ca 0.5 >> >> /XObject << ${groups.map((_, index) => `/G${index} ${8 + index} 0 R`).join(' ')} >>`,
    objects: [state, ...groups],
  });

const luminosity = maskOf('/S /Luminosity /G 8 0 R');
const opacity = maskOf('/S /Alpha /G 8 0 R');
const none = Buffer.from('<< /Type /ExtGState >>');
const text = (words = secret): string => `BT /F1 12 Tf ${at(600, words)} ET`;
const around = '90 580 500 40 re f';

describe('text that a mask or a group hides', () => {
  it.each([
    [
      'under a mask with nothing in it',
      withGroups(`q /State gs ${text()} Q`, luminosity, group('')),
      'drawn see-through',
    ],
    [
      'under a mask that is black there',
      withGroups(`q /State gs ${text()} Q`, luminosity, group(`1 g 0 0 612 792 re f 0 g ${around}`)),
      'drawn see-through',
    ],
    [
      'under a mask that is white elsewhere',
      withGroups(`q /State gs ${text()} Q`, luminosity, group('1 g 0 0 612 300 re f')),
      'drawn see-through',
    ],
    [
      'under a mask of opacity in which nothing is drawn',
      withGroups(`q /State gs ${text()} Q`, opacity, group('')),
      'drawn see-through',
    ],
    [
      'under a mask that turns white into black',
      withGroups(
        `q /State gs ${text()} Q`,
        maskOf('/S /Luminosity /G 8 0 R /TR << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>'),
        group('1 g 0 0 612 792 re f'),
      ),
      'drawn see-through',
    ],
    [
      'in a group that is drawn see-through',
      withGroups('q /Faint gs /G0 Do Q', none, group(`/Plain gs ${text()}`)),
      'drawn see-through',
    ],
    [
      'in a group in a group that is drawn see-through',
      withGroups(
        'q /Faint gs /G1 Do Q',
        none,
        group(`/Plain gs ${text()}`),
        Buffer.from(
          group('/Plain gs /G0 Do').toString('latin1').replace('/Font', '/XObject << /G0 8 0 R >> /Font'),
          'latin1',
        ),
      ),
      'drawn see-through',
    ],
    [
      'in a group that is bleached',
      withGroups('q /Screen gs /G0 Do Q', none, group(`/Plain gs ${text()}`)),
      'drawn see-through',
    ],
    [
      'under a mask, in a group',
      withGroups('q /State gs /G1 Do Q', luminosity, group(''), group(`/Plain gs ${text()}`)),
      'drawn see-through',
    ],
    [
      'under a white field that a group draws',
      withGroups(`${text()} /G0 Do`, none, group(`1 g ${around}`)),
      'covered by a shape',
    ],
    [
      'in white on a white field that a group draws',
      withGroups(`/G0 Do 1 g ${text()}`, none, group(`1 g ${around}`)),
      'in the colour of the paper',
    ],
    [
      'in white on a black field that a group does not show',
      withGroups(`q /Faint gs /G0 Do Q 1 g ${text()}`, none, group(`0 g ${around}`)),
      'in the colour of the paper',
    ],
    [
      'in white on a black field that a mask lets through nothing of',
      withGroups(`q /State gs 0 g ${around} Q 1 g ${text()}`, luminosity, group('')),
      'in the colour of the paper',
    ],
    [
      'in white on what was painted into a mask alone',
      withGroups(`q /State gs Q 1 g ${text()}`, luminosity, group(`0 g ${around}`)),
      'in the colour of the paper',
    ],
    [
      'outside of its group’s frame',
      withGroups(
        '/G0 Do',
        none,
        Buffer.from(group(text()).toString('latin1').replace('[0 0 612 792]', '[0 0 612 300]'), 'latin1'),
      ),
      'cut off by the drawing',
    ],
  ])('is left out and named: %s', async (_name, bytes, way) => {
    await expectLeftOut(bytes, way);
  });

  it('is left out as far as a mask hides it', async () => {
    const half = group('1 g 0 580 m 250 580 l 250 620 l 0 620 l f');
    const { script, hidden } = await textOf(
      withGroups(`q /State gs ${text('Seen words. Hidden words of another kind.')} Q`, luminosity, half),
    );
    expect(script).toContain('Seen words.');
    expect(script).not.toContain('another');
    expect(hidden.join(' ')).toContain('of another kind.');
  });

  it('is no text of the page where it is drawn into a mask', async () => {
    const bytes = withGroups(`q /State gs 0 g ${around} Q`, luminosity, group(`1 g ${text()}`));
    expect((await textOf(bytes)).script).not.toContain('Ignore');
  });
});

describe('text that a mask or a group leaves to be seen', () => {
  const end = text('THE END OF IT');
  it.each([
    ['under a mask that is white', withGroups(`q /State gs ${end} Q`, luminosity, group('1 g 0 0 612 792 re f'))],
    ['under a mask that is grey', withGroups(`q /State gs ${end} Q`, luminosity, group('0.6 g 0 0 612 792 re f'))],
    [
      'under a mask that is white behind it',
      withGroups(`q /State gs ${end} Q`, luminosity, group('1 g 100 590 300 30 re f')),
    ],
    [
      'under a mask that is white in a form of its own',
      withGroups(`q /State gs ${end} Q`, luminosity, group('1 g 0 500 m 612 500 l 612 700 l 300 760 l 0 700 l f')),
    ],
    [
      'under a mask of opacity in which all is drawn',
      withGroups(`q /State gs ${end} Q`, opacity, group('0 g 0 0 612 792 re f')),
    ],
    [
      'under a mask with a white ground',
      withGroups(`q /State gs ${end} Q`, maskOf('/S /Luminosity /G 8 0 R /BC [1]'), group('')),
    ],
    ['after a mask was taken away', withGroups(`q /State gs ${around} Q ${end}`, luminosity, group(''))],
    ['in a group', withGroups('/G0 Do', none, group(end))],
    ['in a group that is half seen', withGroups('q /Half gs /G0 Do Q', none, group(end))],
    [
      'under a field in a group that is half seen',
      withGroups(`${end} q /Half gs /G0 Do Q`, none, group(`0 g ${around}`)),
    ],
    ['after a group that is not seen', withGroups(`q /Faint gs /G0 Do Q ${end}`, none, group(`0 g ${around}`))],
    ['white in a group with its own black field', withGroups('/G0 Do', none, group(`0 g ${around} 1 g ${end}`))],
  ])('is read: %s', async (_name, bytes) => {
    const read = await textOf(bytes);
    expect(read.script).toContain('THE END OF IT');
    expect(read.hidden).toEqual([]);
    expect(read.told).toEqual([]);
  });
});
