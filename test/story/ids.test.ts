/** How scenes, people, places and findings are named, and what their ids lead back to. */
import { describe, expect, it } from 'vitest';
import { speakersAmong } from '../../lib/story/character.ts';
import { evidenceOf } from '../../lib/story/cite.ts';
import {
  characterId,
  cueNameOf,
  findingId,
  placeId,
  placeKeyOf,
  ruleOfFinding,
  sceneId,
  spelledName,
} from '../../lib/story/ids.ts';
import { positionOf } from '../../lib/story/scene.ts';
import { person } from '../reports/story-people.ts';

describe('an id', () => {
  it('of a scene, a person and a place says which it is', () => {
    expect([sceneId(12), characterId('MRS. MULLER'), placeId('MERIDIAN CINEMA')]).toEqual([
      'sc.12',
      'ch.MRS. MULLER',
      'pl.MERIDIAN CINEMA',
    ]);
  });

  it('leads back to the name and to the words of a place', () => {
    expect(cueNameOf(characterId('MRS. MULLER'))).toBe('MRS. MULLER');
    expect(placeKeyOf(placeId('MERIDIAN CINEMA'))).toBe('MERIDIAN CINEMA');
  });

  it.each([
    ['flaw', 'longSpeech', 'fi.longSpeech'],
    ['measure', 'adverbs', 'fi.measure.adverbs'],
    ['pattern', 'sole-lead', 'fi.pattern.sole-lead'],
  ] as const)('of a finding made by a %s leads back to its rule', (source, rule, id) => {
    expect(findingId(source, rule)).toBe(id);
    expect(ruleOfFinding(id)).toBe(rule);
  });

  it('that is no finding’s leads nowhere else', () => {
    expect(ruleOfFinding('sc.12')).toBe('sc.12');
    expect(ruleOfFinding('wifi.loud')).toBe('wifi.loud');
  });
});

describe('a name', () => {
  it.each([
    ['AIDEN POLYWELL', 'Aiden Polywell'],
    ['LENA’S MOTHER', 'Lena’s Mother'],
    ['ÉMILE', 'Émile'],
    ['GUARD 2ND', 'Guard 2nd'],
    ['JEAN-LUC', 'Jean-Luc'],
  ])('in capitals, %s, is spelled %s', (name, spelled) => expect(spelledName(name)).toBe(spelled));

  it('in small letters stays as it is spelled', () => {
    expect(spelledName('Ludwig van B')).toBe('Ludwig van B');
  });
});

it('a scene lies where its middle is', () => {
  expect(positionOf({ start: 0.2, end: 0.6 })).toBeCloseTo(0.4);
});

it('who never speaks is not among the speakers, and those keep their order', () => {
  const cast = [person('Lena', { speeches: 7 }), person('Cat', { speeches: 0 }), person('Tobias', { speeches: 1 })];
  expect(speakersAmong(cast).map(({ id }) => id)).toEqual(['ch.LENA', 'ch.TOBIAS']);
});

it('a place is shown with its scene, page, line and quote, without the pieces', () => {
  expect(evidenceOf({ scene: 6, from: 12, to: 13, page: 4, line: 20, quote: 'Cut.' })).toEqual({
    scene: 6,
    page: 4,
    line: 20,
    quote: 'Cut.',
  });
});
