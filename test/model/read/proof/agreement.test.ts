/** Whether a sentence agrees with its passages in who, how many and whether. */
import { describe, expect, it } from 'vitest';
import { numberScript, passageOf, resolveCite } from '../../../../lib/model/read/numbered-script.ts';
import { agreementOf } from '../../../../lib/model/read/proof/agreement.ts';
import { fountainScript } from '../small-script.ts';

/** A page a scene: Lena and Mags on the first, Tobias on the second, Lena and Mags again on the third. */
const script = numberScript(
  await fountainScript(
    [
      'INT. BOOTH - NIGHT\n\nLena threads the broken reel slowly.\n\nMAGS\nSwitch the lamp off.\n\nLena turns a key. Then she waits.\n\nNobody answers the phone.\n\nLena counts her 40 tickets.',
      'EXT. PIER - DAY\n\nA dog barks.\n\nTOBIAS\nIt rains.',
      'INT. HALL - DAY\n\nLena opens the tin.\n\nMAGS\nEmpty.',
    ].join('\n\n===\n\n'),
  ),
);
const agreement = agreementOf(script, [['Lena'], ['Mags', 'MAGS'], ['Tobias', 'TOBIAS', 'the bosun']]);
const placed = (cites: readonly string[]) => cites.flatMap((cite) => resolveCite(script, cite));
const agrees = (text: string, ...cites: string[]) => {
  const places = placed(cites);
  const passages = places.map((place) => passageOf(script, place));
  return agreement.agrees(text, places, passages, { absence: false });
};

describe('a sentence agrees in who', () => {
  it.each([
    ['acts there', 'Lena threads it.', ['1.2'], true],
    ['acts and is in none of the scenes', 'Tobias threads it.', ['1.2'], false],
    ['acts and is in one of them', 'Tobias listens.', ['1.2', '2.3'], true],
    ['alone is named and is not there', 'It is all for Tobias.', ['1.2'], false],
    ['is named beside somebody who is there', 'It is all for Tobias and Mags.', ['1.2'], true],
    ['acts in the scene and not in the passage', 'Mags threads it.', ['1.2'], false],
    ['acts where another sentence of the passage leaves it open', 'Mags waits.', ['1.4'], true],
    ['acts where a pronoun stands beside its name', 'Mags counts.', ['1.6'], false],
    ['acts where the passage shows nobody', 'Tobias barks.', ['2.2'], true],
    ['acts in one of the passages', 'Mags speaks.', ['1.2', '1.3'], true],
    ['is nobody', 'It is done.', ['1.2'], true],
  ] as const)('where whoever %s: %s %j %s', (_what, text, cites, is) => expect(agrees(text, ...cites)).toBe(is));

  it('or says that something is not there, and is not asked', () => {
    const places = placed(['1.2']);
    expect(agreement.agrees('Tobias never threads it.', places, ['Lena threads it.'], { absence: true })).toBe(true);
  });

  it('where nobody acts who is not in the scene', () => {
    expect(agreement.isOf('Tobias barks.', 2)).toBe(true);
    expect(agreement.isOf('Lena barks.', 2)).toBe(false);
  });
});

describe('a sentence agrees in whether', () => {
  it.each([
    ['it denies a deed of the passage', 'Lena has a reel and never threads it.', ['1.2'], false],
    ['it denies another deed', 'Lena has a reel and never sells it.', ['1.2'], true],
    ['it denies in short a deed of the passage', 'Lena has tickets and does not count them.', ['1.6'], false],
    ['it denies a deed where the passage denies as well', 'They never answer.', ['1.5'], true],
    ['it denies a deed where one of the passages denies', 'Lena never threads it.', ['1.2', '1.5'], true],
    ['it tells a passage again and denies it', 'No, Lena threads the broken reel slowly.', ['1.2'], false],
    ['it tells a passage again', 'Lena threads the broken reel slowly.', ['1.2'], true],
    ['it tells a denial again without it', 'Somebody answers the phone.', ['1.5'], true],
    ['it tells it of another', 'For Mags the broken reel is threaded slowly.', ['1.2'], false],
    ['it tells it of the same', 'For Lena the broken reel is threaded slowly.', ['1.2'], true],
    [
      'it tells more than the passage, and denies',
      'No reel is threaded as slowly as this on any pier of the harbour.',
      ['1.2'],
      true,
    ],
  ] as const)('where %s: %s %j %s', (_what, text, cites, is) => expect(agrees(text, ...cites)).toBe(is));
});

describe('a sentence of many words', () => {
  const six = 'Distant mountain winters frighten every village farmer';
  it.each([
    ['has one of them in the scenes it cites', `${six}.`, ['1.2'], false],
    ['has it, and agrees', `${six} with a lamp.`, ['1.2'], true],
    ['has it in one of two scenes', `${six} with a lamp.`, ['1.2', '2.2'], true],
    ['is not asked for it where it is shorter', 'Distant mountain winters frighten.', ['1.2'], true],
    ['is not told by a name alone', `Lena and distant mountain winters frighten every village farmer.`, ['1.2'], false],
  ] as const)('%s: %s', (_what, text, cites, is) => expect(agrees(text, ...cites)).toBe(is));
});

describe('who is said never to come back', () => {
  it.each([
    ['speaks later', 'Tobias is never seen again.', ['1.2'], true],
    ['speaks on the page cited and not later', 'Tobias is never seen again.', ['2.2'], false],
    ['speaks before the last place cited', 'Tobias is never seen again.', ['1.2', '3.2'], false],
    ['speaks, where nothing is cited', 'Tobias is not heard of.', [], true],
    ['is only seen later', 'Lena is never seen again.', ['1.2'], false],
    ['speaks later under another name', 'The bosun sails. Bosun never returns.', ['1.2'], true],
    ['is one of two', 'Lena stays. Mags does not speak again.', ['1.2'], true],
    ['is nobody', 'It is never seen again.', ['1.2'], false],
    ['never does something else', 'Tobias never sails again.', ['1.2'], false],
  ] as const)('%s: %s %j %s', (_what, text, cites, is) => expect(agreement.comesBack(text, placed(cites))).toBe(is));

  it.each(
    [
      'is never seen',
      'was not heard',
      'is never heard of again',
      'are no longer met',
      'does not speak',
      'never speaks',
      'do not appear again',
      'no longer appears',
      "doesn't return",
      'doesn’t come back',
      'never comes back',
      'does not come up again',
      'never comes up',
    ].map((gone) => [gone] as const),
  )('"Tobias %s" says so', (gone) => {
    expect(agreement.comesBack(`Tobias ${gone}.`, placed(['1.2']))).toBe(true);
    expect(agreement.comesBack(`Tobias ${gone}.`, placed(['2.2']))).toBe(false);
  });
});
