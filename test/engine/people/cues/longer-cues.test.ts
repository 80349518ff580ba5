/** Cues that are another's name with something beside it. */
import { expect, it } from 'vitest';
import { speakersByCue } from '../../../../lib/engine/people/cue-names.ts';

const often = (name: string): string[] => Array.from({ length: 10 }, () => name);
const whoSpeaks = (cue: string, others: readonly string[]): readonly string[] =>
  speakersByCue([...others.flatMap(often), cue])(cue);

it.each([
  ['DONOVAN IN THE BATHROOM', ['DONOVAN'], 'DONOVAN'],
  ['TRUDY ON SPEAKERPHONE', ['TRUDY'], 'TRUDY'],
  ['F BILLY', ['BILLY'], 'BILLY'],
  ['4 CREASY', ['CREASY'], 'CREASY'],
  ['ELEANOR GRANT T', ['ELEANOR GRANT'], 'ELEANOR GRANT'],
  ['PRINCESS INANNA', ['INANNA'], 'INANNA'],
  ['UNCLE BILLY', ['BILLY'], 'BILLY'],
  ['MAN IN THE CAR', ['MAN IN CAR'], 'MAN IN CAR'],
  ['4TH CABBIE', ['FOURTH CABBIE'], 'FOURTH CABBIE'],
])('‘%s’ is who speaks as %s', (cue, others, id) => {
  expect(whoSpeaks(cue, others)).toEqual([id]);
});

it.each([
  ['MAN ON PHONE', ['MAN']],
  ['BENJAMIN AT SIX', ['BENJAMIN']],
  ['GUARD B', ['GUARD']],
  ['UNCLE BILLY', ['BILLY', 'BILLY BOYD']],
])('‘%s’ is somebody else beside %s', (cue, others) => {
  expect(whoSpeaks(cue, others)).toEqual([cue]);
});

it('a letter beside a name that speaks often under it is a name of its own', () => {
  expect(speakersByCue([...often('MARTIN'), ...often('MARTIN B')])('MARTIN B')).toEqual(['MARTIN B']);
});

it('two of whom one speaks alone, too, are both somebody, and a list with dashes is each of its people', () => {
  expect(whoSpeaks('PHILLIP AND NICKY', ['PHILLIP'])).toEqual(['PHILLIP', 'NICKY']);
  expect(whoSpeaks('STRAUSS AND HIS MEN', ['STRAUSS'])).toEqual(['STRAUSS AND HIS MEN']);
  expect(whoSpeaks('SAM - MAX - CHARLES', ['SAM', 'MAX', 'CHARLES'])).toEqual(['SAM', 'MAX', 'CHARLES']);
});
