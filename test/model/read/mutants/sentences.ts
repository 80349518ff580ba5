/** Every sentence of a recorded reading that stands on passages, with its place among the answers, and the answers with another in its place. */
import * as z from 'zod';
import type { Answers } from './recorded-answers.ts';

/** Where a value stands: the pass, then keys and positions down to it. */
export type Path = readonly (string | number)[];

/** Its other bounds, a page before and a speaker, are kept as they were given. */
const absence = z.looseObject({ terms: z.array(z.string()), after_page: z.number().nullable(), where: z.string() });
/** `kept` false is a promise that is not kept: it says what is not there, as one with an absence does. */
const sentence = z.looseObject({
  text: z.string(),
  cites: z.array(z.string()),
  sure: z.string(),
  absence: absence.nullish(),
  kept: z.boolean().optional(),
});
const digest = z.looseObject({ scene: z.number(), happens: z.string(), cites: z.array(z.string()) });
const setup = z.looseObject({
  what: z.string(),
  planted: z.array(z.string()),
  paid: z.array(z.string()),
  state: z.string(),
  absence: absence.nullable(),
});
export type Sentence = z.infer<typeof sentence>;
export type Setup = z.infer<typeof setup>;

export interface SentencePlace {
  readonly path: Path;
  readonly value: Sentence;
  /** Under a field that says what is missing. */
  readonly absent: boolean;
}
export interface DigestPlace {
  readonly path: Path;
  readonly value: z.infer<typeof digest>;
}
export interface SetupPlace {
  readonly path: Path;
  readonly value: Setup;
}
export interface Places {
  readonly sentences: readonly SentencePlace[];
  readonly digests: readonly DigestPlace[];
  readonly setups: readonly SetupPlace[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

export function placesIn(answers: Answers): Places {
  const sentences: SentencePlace[] = [];
  const digests: DigestPlace[] = [];
  const setups: SetupPlace[] = [];
  const walk = (value: unknown, path: Path): void => {
    if (!isRecord(value)) return;
    const said = sentence.safeParse(value);
    if (said.success) {
      const absent = path.some((key) => key === 'missing' || key === 'unfinished');
      sentences.push({
        path,
        value: said.data,
        absent: absent || said.data.kept === false || (said.data.absence ?? null) !== null,
      });
    }
    const told = digest.safeParse(value);
    if (told.success) digests.push({ path, value: told.data });
    const planted = setup.safeParse(value);
    if (planted.success) setups.push({ path, value: planted.data });
    for (const [key, inner] of Object.entries(value)) walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  for (const [pass, answer] of answers) walk(answer, [pass]);
  return { sentences, digests, setups };
}

function changed(value: unknown, path: Path, to: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((inner, at) => (at === key ? changed(inner, rest, to) : inner));
  if (!isRecord(value)) throw new Error(`Nothing stands at ${path.join('.')}.`);
  return { ...value, [key]: changed(value[key], rest, to) };
}

/** The same answers with `to` at one place. */
export function withChange(answers: Answers, [pass, ...path]: Path, to: unknown): Answers {
  const name = String(pass);
  return new Map(answers).set(name, changed(answers.get(name), path, to));
}
