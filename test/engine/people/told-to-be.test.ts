/** Parts of whom the page says who they are. */
import { expect, it } from 'vitest';
import { speakersByCue } from '../../../lib/engine/people/cue-names.ts';
import { toldToBe } from '../../../lib/engine/people/told-to-be.ts';

const ids = new Set(['LIEUTENANT', 'MARA', 'QUIST']);

it.each([
  ['The helmet opens, and the Lieutenant is actually Mara Quist.', 'MARA'],
  ['The LIEUTENANT is none other than Quist.', 'QUIST'],
  ['The lieutenant is really tired.', undefined],
  ['The lieutenant is Mara.', undefined],
  ['The captain is actually Mara.', undefined],
])('“%s” tells %s', (text, name) => {
  expect(toldToBe(ids, [text]).get('LIEUTENANT')).toBe(name);
});

it('counts them as the person', () => {
  const speakersOf = speakersByCue(['MARA', 'MARA', 'LIEUTENANT'], ['The lieutenant is actually Mara.']);
  expect(speakersOf('LIEUTENANT')).toEqual(['MARA']);
});

it('counts a suit that speaks as the one that is somebody’s, and not beside two', () => {
  expect(speakersByCue(['SPACESUIT', "MARA'S EVA SUIT"])('SPACESUIT')).toEqual(["MARA'S EVA SUIT"]);
  expect(speakersByCue(['SPACESUIT', "MARA'S SUIT", "QUIST'S SUIT"])('SPACESUIT')).toEqual(['SPACESUIT']);
  expect(speakersByCue(['SUIT', "MARA'S SUIT"])('SUIT')).toEqual(['SUIT']);
});

it('counts what is said of a name behind it as the name, where it speaks alone, too', () => {
  expect(speakersByCue(['TEDDY', 'TEDDY THE RADIO MAN'])('TEDDY THE RADIO MAN')).toEqual(['TEDDY']);
  expect(speakersByCue(['CASEY', 'CASEY HE LAUGHS'])('CASEY HE LAUGHS')).toEqual(['CASEY']);
  expect(speakersByCue(['GUARD', 'GUARD THE GATE'])('GUARD THE GATE')).toEqual(['GUARD THE GATE']);
});

it('counts a slip that is no word as the word, however seldom it speaks', () => {
  expect(speakersByCue(['FLIGHT ATTENDANT', 'FLGHT ATTENDANT'])('FLGHT ATTENDANT')).toEqual(['FLIGHT ATTENDANT']);
  expect(speakersByCue(['BUSINESS MAN', 'BUSINESS MEN'])('BUSINESS MEN')).toEqual(['BUSINESS MEN']);
  expect(speakersByCue(['LINDSEY', 'LINSEY'])('LINSEY')).toEqual(['LINSEY']);
});
