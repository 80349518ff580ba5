/** Makes the read story graph of what the passes answered: ids by code, cites resolved, every sentence proved or left out. */
import type { PersonRead } from '../../story/read/person-read.ts';
import type { LineNote, SceneRead } from '../../story/read/scene-read.ts';
import type { BeatRead, SetupRead, Telling } from '../../story/read/shape-read.ts';
import { type Provenance, type StoryRead, storyReadVersion } from '../../story/read/story-read.ts';
import { judgementOf } from './assemble-judgement.ts';
import { ledgerOf } from './assemble-ledger.ts';
import { assemblePeople, type CastFinder, castFinder } from './assemble-people.ts';
import { assemblePoints } from './assemble-points.ts';
import { afterTrial } from './claims-on-trial.ts';
import type { CastMember } from './counted-brief.ts';
import { findWords } from './find-words.ts';
import type { GivenScenes } from './forms.ts';
import type { GivenReading } from './given-reading.ts';
import { type NumberedScript, resolveCite, sceneOf } from './numbered-script.ts';
import { pagesForScenes, pagesTold } from './pages-for-scenes.ts';
import { pronounOf, pronounSaid } from './pronouns.ts';
import { openOpinions } from './proof/opinions.ts';
import { openProver, type Prover } from './proof/proof.ts';
import type { Claim } from './proof/proof-claim.ts';
import { mendedPoints } from './try-fixes.ts';

type MissingRead = NonNullable<PersonRead['missing']>;

export interface Assembled {
  readonly story: StoryRead;
  /** What a second look should check, in the order told. */
  readonly claims: readonly Claim[];
  /** What code doubts; shown where a second look lets it stand. */
  readonly doubts: readonly Claim[];
}

/** Line notes shown of a script; a proofreader's whole list is the writer's own work. */
const mostLineNotes = 60;

export function assembleStory(
  script: NumberedScript,
  cast: readonly CastMember[],
  given: GivenReading,
  made: Omit<Provenance, 'claims' | 'scenes'>,
): Assembled {
  const told = given.story.people;
  const bound = (told?.bonds ?? []).flatMap(({ a, b }) => [a, b]).map((name) => ({ name, aliases: [] }));
  const find = castFinder(cast, [...(told?.people ?? []), ...bound]);
  const prover = openProver(script, find.names, given.carried);
  const opinions = openOpinions(script, given.carried);
  const scenes = scenesOf(script, given.scenes, prover);
  const tried = given.points && afterTrial({ points: given.points, judgement: given.judgement }, given.fixes, script);
  const { points, byNumber, plan } = assemblePoints(
    tried && mendedPoints(tried.points, given.fixes),
    script,
    prover,
    opinions,
    find.idOf,
  );
  const meaning = given.story.meaning;
  const tone = meaning?.tone ? prover.prove(meaning.tone) : null;
  const story: StoryRead = {
    schema_version: storyReadVersion,
    scenes,
    lineNotes: lineNotesOf(script, given.scenes),
    ...ledgerOf(script, given, prover),
    ...called(script, find, assemblePeople(given.story.people, prover, find)),
    shape: given.story.shape?.shape ?? null,
    beats: beatsOf(script, given, prover),
    setups: setupsOf(given, prover),
    ...recurringOf(script, given, prover),
    genre: meaning?.genre
      ? {
          named: meaning.genre,
          promises: meaning.promises.flatMap(({ kept, ...said }) => {
            const proved = prover.prove(said, { absence: !kept, searched: kept });
            return proved ? [{ said: proved, kept }] : [];
          }),
        }
      : null,
    tone: tone && {
      ruling: tone,
      shifts: (meaning?.shifts ?? []).flatMap((said) => prover.prove(said) ?? []),
      intensity: meaning?.intensity ? prover.prove(meaning.intensity) : null,
    },
    themes: (meaning?.themes ?? []).flatMap((said) => prover.prove(said) ?? []),
    title: meaning?.title ? prover.prove(meaning.title) : null,
    picture: meaning?.picture ? prover.prove(meaning.picture) : null,
    telling: tellingOf(script, given),
    points,
    plan,
    orders: (given.fixes?.orders ?? []).flatMap(({ points: numbers, how, why }) => {
      const ids = [...new Set(numbers.flatMap((number) => byNumber.get(number) ?? []))];
      return ids.length < 2 || why.trim() === '' ? [] : [{ points: ids, how, why: why.trim() }];
    }),
    ...judgementOf(script, tried?.judgement ?? given.judgement, byNumber, opinions),
    comment: (tried?.points.comment ?? []).flatMap(({ about, ...said }) => {
      const proved = about.trim() === '' ? null : prover.prove(said);
      return proved === null ? [] : [{ about: about.trim(), said: proved }];
    }),
    made: {
      ...made,
      scenes: { read: scenes.length, all: script.scenes.length },
      claims: { ...prover.counts, passage: prover.counts.passage + opinions.dropped + (tried?.refuted ?? 0) },
    },
  };
  return {
    story: withPages(story, (text) => pagesForScenes(script, text)),
    claims: [...prover.claims.values(), ...opinions.claims.values()],
    doubts: [...prover.doubts.values()],
  };
}

/** What a reader advises and judges, with pages for the numbers of scenes. Sentences that stand on passages keep their words: those were proved. */
function withPages(story: StoryRead, put: (text: string) => string): StoryRead {
  const or = (text: string | null): string | null => (text === null ? null : put(text));
  const missing = (one: MissingRead | null): MissingRead | null => one && { ...one, attempt: or(one.attempt) };
  return {
    ...story,
    ledger: story.ledger.map((one) => ({ ...one, hole: or(one.hole) })),
    needs: story.needs.map((one) => ({ ...one, what: put(one.what) })),
    points: story.points.map((one) => ({
      ...one,
      costs: or(one.costs),
      attempt: or(one.attempt),
      parts: one.parts.map((part) => ({ ...part, text: put(part.text) })),
    })),
    orders: story.orders.map((one) => ({ ...one, why: put(one.why) })),
    plan: story.plan.map((one) => ({ ...one, goal: put(one.goal), gains: or(one.gains) })),
    people: story.people.map((one) => ({ ...one, missing: missing(one.missing) })),
    bonds: story.bonds.map((one) => ({ ...one, unfinished: missing(one.unfinished) })),
    verdict: story.verdict && { ...story.verdict, text: put(story.verdict.text), against: put(story.verdict.against) },
    market: story.market && {
      ...story.market,
      cheaperBy: story.market.cheaperBy.map(put),
      shoot: or(story.market.shoot),
      craft: story.market.craft.map((one) => ({ ...one, here: put(one.here) })),
    },
  };
}

/** A scene told twice is taken once; one that the script has not is left out. */
function scenesOf(script: NumberedScript, chunks: readonly GivenScenes[], prover: Prover): SceneRead[] {
  const told = new Map(chunks.flatMap(({ scenes }) => scenes.map((scene) => [scene.scene, scene] as const)));
  return script.scenes.flatMap(({ scene }) => {
    const given = told.get(scene ?? 0);
    if (!given || given.happens.trim() === '' || !prover.isOf(given.happens, scene ?? 0)) return [];
    const own = prover.cites(given.cites, given.happens).filter((cite) => cite.scene === scene);
    const cites = own.length > 0 ? own : resolveCite(script, `${scene ?? 0}.1`);
    if (cites.length === 0) return [];
    const { happens, want, turns, plants, pays, could, note } = given;
    return [{ scene, happens, want, turns, plants, pays, could, note: could === 'keep' ? null : note, cites }];
  });
}

/** A doubled or a stray word goes; who takes out more cuts what the writer meant. */
const mostCut = 2;
/** A slip whose words do not stand in its piece, or whose mending changes nothing or cuts, is none. */
function lineNotesOf(script: NumberedScript, chunks: readonly GivenScenes[]): LineNote[] {
  const notes = chunks.flatMap(({ slips }) =>
    slips.flatMap(({ cite, kind, written, better }) => {
      const [piece = ''] = cite.split(':');
      const [place] = resolveCite(script, `${piece}: ${written}`);
      const stands = place !== undefined && findWords(place.quote, written) !== null;
      if (written.trim().split(/\s+/).length - better.trim().split(/\s+/).length > mostCut) return [];
      if (!stands || better.trim() === '' || better.trim() === written.trim()) return [];
      return [{ kind, cite: place, written: place.quote, better: better.trim() }];
    }),
  );
  const unlike = notes.filter(
    (note, at) =>
      notes.findIndex(({ cite, written }) => written === note.written && cite.page === note.cite.page) === at,
  );
  return unlike.slice(0, mostLineNotes).map((note, at) => ({ id: `li.${at + 1}`, ...note }));
}

function beatsOf(script: NumberedScript, { story }: GivenReading, prover: Prover): BeatRead[] {
  const beats = (story.shape?.beats ?? []).flatMap(({ name, brief, said }) => {
    const proved = prover.prove(said);
    const [first] = proved?.cites ?? [];
    if (!proved || !first || name.trim() === '') return [];
    const position = first.page / Math.max(1, script.pages);
    return [{ name: name.trim(), brief: brief?.trim() || null, scene: first.scene, position, said: proved }];
  });
  return beats.sort((a, b) => a.position - b.position);
}

/** The people with what the script calls each of them. */
const called = <With extends { readonly people: readonly PersonRead[] }>(
  script: NumberedScript,
  { names }: CastFinder,
  told: With,
) => ({
  ...told,
  people: told.people.map((one) => {
    const own = [one.name, ...one.aliases];
    const { want, need, flaw, arc, turn, last, works, voice } = one;
    const said = [want, need, flaw, arc?.from, arc?.to, turn, last, works, voice].flatMap((each) => each?.text ?? []);
    return { ...one, pronoun: pronounOf(script, own, names) ?? pronounSaid(said, own, names) };
  }),
});

/** A set-up that is said to be dropped and comes back by its own words is not told. */
function setupsOf({ story }: GivenReading, prover: Prover): SetupRead[] {
  return (story.shape?.setups ?? []).flatMap(({ what, planted, paid, state, absence }) => {
    const plantedAt = prover.cites(planted, what);
    if (what.trim() === '' || plantedAt.length === 0) return [];
    if (state === 'dropped' && prover.isContradicted(absence)) return [];
    const searched = prover.absenceOf(absence);
    if (state === 'dropped' && (searched === null || !prover.staysOpen(what.trim(), plantedAt, searched))) return [];
    const paidAt = prover.cites(paid, what);
    if (state === 'paid' && paidAt.length === 0) return [];
    return [{ what: what.trim(), planted: plantedAt, paid: paidAt, state, absence: searched }];
  });
}

/** What recurs, and what stands against the lead by pages that the script has. */
function recurringOf(
  { pages }: NumberedScript,
  { story }: GivenReading,
  prover: Prover,
): Pick<StoryRead, 'patterns' | 'pressure'> {
  const { patterns = [], pressure = [] } = story.shape ?? {};
  const isPage = (page: number): boolean => Number.isInteger(page) && page >= 1 && page <= pages;
  return {
    patterns: patterns.flatMap(({ what, keep, ...said }) => {
      const proved = prover.prove(said);
      return proved && what.trim() !== '' ? [{ what: what.trim(), said: proved, keep: keep?.trim() || null }] : [];
    }),
    pressure: pressure
      .filter(({ from, to }) => isPage(from) && isPage(to) && from <= to)
      .flatMap(({ from, to, ...said }) => {
        const proved = prover.prove(said);
        return proved ? [{ from, to, said: proved }] : [];
      })
      .sort((a, b) => a.from - b.from),
  };
}

function tellingOf(script: NumberedScript, { story }: GivenReading): Telling {
  const { loglines = [], pitch = null, synopsis = [] } = story.telling ?? {};
  const isThere = (ordinal: number): boolean => ordinal > 0 && sceneOf(script, ordinal) !== undefined;
  return {
    loglines: loglines.filter(({ text }) => text.trim() !== ''),
    pitch,
    synopsis: synopsis
      .filter(({ sentence }) => sentence.trim() !== '')
      .map(({ sentence, scenes }) => {
        const told = scenes.filter(isThere);
        return { sentence, scenes: told, pages: pagesTold(script, sentence, told) };
      }),
  };
}
