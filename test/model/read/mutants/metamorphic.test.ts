/** Scripts changed in a way whose outcome is known: a cast renamed changes no finding; a pay-off deleted turns its set-up 'dropped', proved by search. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../../lib/contract/uploads.ts';
import { passageOf, resolveCite } from '../../../../lib/model/read/numbered-script.ts';
import { countParts } from '../../../../lib/reports/run.ts';
import type { Screenplay } from '../../../../lib/screenplay/model.ts';
import { screenplayOf } from '../../../corpus/scripts.ts';
import { type Answers, answersIn, assembled, readableScript } from './recorded-answers.ts';
import { placesIn, withChange } from './sentences.ts';

const corpus = path.join(import.meta.dirname, '../../../corpus');
/** Names of the same length: no line breaks elsewhere, and nothing comes to stand on another page. */
const scripts = {
  'the-last-reel': {
    Mags: 'Nell',
    Lena: 'Cora',
    Tobias: 'Ambros',
    Priya: 'Odile',
    Wendell: 'Gregory',
    Isaac: 'Jonas',
    Okafor: 'Lindor',
    Hale: 'Dorn',
    Maggie: 'Nellie',
  },
  'minutes-of-the-marrow': {
    Faiza: 'Ilona',
    Gerald: 'Cedric',
    Tariq: 'Benno',
    Rigby: 'Caldo',
    Margaret: 'Florence',
    Pym: 'Lun',
    Dot: 'Kit',
  },
} as const;
const textOf = (name: string): string => readFileSync(path.join(corpus, `${name}.fountain`), 'utf8');

/** Everybody under another name, in capitals where they had capitals. */
function renamed(text: string, names: Readonly<Record<string, string>>): string {
  return Object.entries(names).reduce(
    (made, [from, to]) =>
      made
        .replace(new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'gu'), to)
        .replace(new RegExp(`(?<!\\p{L})${from.toUpperCase()}(?!\\p{L})`, 'gu'), to.toUpperCase()),
    text,
  );
}
const renamedAnswers = (answers: Answers, names: Readonly<Record<string, string>>): Answers =>
  new Map([...answers].map(([pass, answer]) => [pass, JSON.parse(renamed(JSON.stringify(answer), names))] as const));

/** What a reading says, by what it is about: points and set-ups by kind and places, nothing of its words. */
function readingShape(text: Awaited<ReturnType<typeof screenplayOf>>, answers: Answers) {
  const { story } = assembled(readableScript(text), answers);
  const at = (cites: readonly { scene: number | null; from: number }[]) =>
    cites.map(({ scene, from }) => `${scene}.${from}`);
  return {
    claims: story.made.claims,
    scenes: story.scenes.map(({ scene, cites }) => [scene, at(cites)]),
    points: story.points.map(({ kind, weight, fault, said, touches, reports }) => [
      kind,
      weight,
      fault,
      at(said.cites),
      touches.length,
      reports,
    ]),
    people: story.people.map(({ role, arc, missing }) => [role, arc?.kind, missing !== null]),
    bonds: story.bonds.length,
    beats: story.beats.map(({ scene }) => scene),
    setups: story.setups.map(({ state, planted, paid }) => [state, at(planted), at(paid)]),
    verdict: story.verdict?.script,
    ratings: story.ratings.map(({ name, score }) => [name, score]),
  };
}

describe.each(Object.entries(scripts))('%s with its whole cast renamed', (name, names) => {
  it('has the same counted findings', async () => {
    const findings = async (text: string) => {
      const story = countParts(['flaws', 'traits'], { screenplay: await screenplayOf(text), details: emptyDetails });
      return [...story.flaws, ...story.traits].map(({ id }) => id).sort();
    };
    expect(await findings(renamed(textOf(name), names))).toEqual(await findings(textOf(name)));
  });

  it('has the same reading: every point, set-up and proof', async () => {
    // What the second looks answered is known by the words of a claim, which a name changes.
    const answers: Answers = new Map(
      [...answersIn(path.join(corpus, 'readings', name))].filter(([pass]) => !/^(?:check|doubt)\./.test(pass)),
    );
    const own = readingShape(await screenplayOf(textOf(name)), answers);
    const other = readingShape(await screenplayOf(renamed(textOf(name), names)), renamedAnswers(answers, names));
    expect(other).toEqual(own);
    expect(own.points.length).toBeGreaterThan(8);
  });

  it('has no old name left', async () => {
    const said =
      JSON.stringify([...renamedAnswers(answersIn(path.join(corpus, 'readings', name)), names)]) +
      renamed(textOf(name), names);
    for (const old of Object.keys(names)) expect(said).not.toMatch(new RegExp(`(?<!\\p{L})${old}(?!\\p{L})`, 'iu'));
  });
});

/** A script without the scenes in which a set-up comes back: those that hold one of the words after its page. */
function withoutPayoff(screenplay: Screenplay, terms: readonly string[], after: number): Screenplay {
  const word = new RegExp(`(?<!\\p{L})(?:${terms.join('|')})(?!\\p{L})`, 'iu');
  return {
    ...screenplay,
    scenes: screenplay.scenes.filter((scene) => scene.at.end.page <= after || !word.test(JSON.stringify(scene))),
  };
}

/** Set-ups that a reading calls paid, with the words by which they come back: told as dropped, they would be a lie. */
function paidSetups(readable: ReturnType<typeof readableScript>, answers: Answers) {
  const { script } = readable;
  return placesIn(answers).setups.flatMap(({ path: at, value }) => {
    const [planted] = value.planted.flatMap((cite) => resolveCite(script, cite));
    const last = Math.max(0, ...value.planted.flatMap((cite) => resolveCite(script, cite).map(({ page }) => page)));
    const paid = value.paid.flatMap((cite) => resolveCite(script, cite)).filter(({ page }) => page > last);
    const pays = paid
      .map((cite) => passageOf(script, cite))
      .join(' ')
      .toLowerCase();
    const before = value.planted
      .flatMap((cite) => resolveCite(script, cite))
      .map((cite) => passageOf(script, cite))
      .join(' ')
      .toLowerCase();
    // A word that the plant has not is no word to look for its pay-off by.
    const terms = (value.what.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => {
      const whole = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u');
      return whole.test(pays) && whole.test(before);
    });
    const within = value.planted
      .flatMap((cite) => resolveCite(script, cite))
      .every(({ scene }) => (script.scenes.find((one) => one.scene === scene)?.lastPage ?? 0) <= last);
    return value.state === 'paid' && planted && within && terms.length > 0 ? [{ at, value, terms, after: last }] : [];
  });
}

describe('a pay-off that is deleted', () => {
  it('turns its set-up dropped, proved by search: of each set-up that was paid; while it stands, nobody may say so', async () => {
    let tried = 0;
    for (const name of Object.keys(scripts)) {
      const answers = answersIn(path.join(corpus, 'readings', name));
      const screenplay = await screenplayOf(textOf(name));
      const readable = readableScript(screenplay);
      for (const { at, value, terms, after } of paidSetups(readable, answers)) {
        const absence = { terms, after_page: after, where: 'any' };
        const dropped = withChange(answers, at, { ...value, state: 'dropped', paid: [], absence });
        const told = (one: Screenplay) =>
          assembled(readableScript(one), dropped).story.setups.filter(({ what }) => what === value.what);
        expect(told(screenplay), value.what).toEqual([]);
        expect(told(withoutPayoff(screenplay, terms, after)), value.what).toMatchObject([
          { state: 'dropped', paid: [], absence: { terms } },
        ]);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(3);
  });
});
