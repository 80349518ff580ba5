/** What each pass of a reading answers, as it is asked of a model: sentences with cites by number, nothing that code can know. */
import * as z from 'zod';
import { caliberParameter, frameParameter } from '../../story/ratings.ts';
import { budgetLevel, grade } from '../../story/read/judgement-read.ts';
import { ledgerAbout, needKind } from '../../story/read/ledger-read.ts';
import { arcKind, personRole } from '../../story/read/person-read.ts';
import { partAct, pointEffort, pointKind, severity } from '../../story/read/point-read.ts';
import { confidence } from '../../story/read/said.ts';
import { lineNote, sceneFate } from '../../story/read/scene-read.ts';
import { setupState } from '../../story/read/shape-read.ts';

const cites = z.array(z.string());
export const givenSaid = z.object({ text: z.string(), cites, sure: confidence });
export type GivenSaid = z.infer<typeof givenSaid>;

/** Words that stand nowhere after a page, or before one, or in one speaker's mouth; code searches the script for them. */
export const givenAbsence = z.object({
  terms: z.array(z.string()),
  after_page: z.number().nullable(),
  before_page: z.number().nullable(),
  speaker: z.string().nullable(),
  where: z.enum(['dialogue', 'action', 'any']),
});
export type GivenAbsence = z.infer<typeof givenAbsence>;

export const scenesForm = z.object({
  scenes: z.array(
    z.object({
      scene: z.number(),
      happens: z.string(),
      want: z.string().nullable(),
      turns: z.string().nullable(),
      plants: z.array(z.string()),
      pays: z.array(z.string()),
      could: sceneFate,
      note: z.string().nullable(),
      cites,
    }),
  ),
  slips: z.array(z.object({ cite: z.string(), kind: lineNote.shape.kind, written: z.string(), better: z.string() })),
});
export type GivenScenes = z.infer<typeof scenesForm>;

const givenMissing = z.object({ ...givenSaid.shape, absence: givenAbsence.nullable(), try: z.string().nullable() });
export type GivenMissing = z.infer<typeof givenMissing>;

/** A place of the script where advice is carried out: what is typed, cut, changed or moved there. */
const givenPart = z.object({ page: z.number(), to: z.number().nullable(), act: partAct, text: z.string() });
export type GivenPart = z.infer<typeof givenPart>;

/** The story in groups: all in one call where the model's window holds the script, one a call where it does not. */
export const storyGroups = {
  ledger: z.object({
    ledger: z.array(z.object({ about: ledgerAbout, ...givenSaid.shape, hole: z.string().nullable() })),
    needs: z.array(z.object({ kind: needKind, what: z.string(), scenes: z.array(z.number()) })),
  }),
  people: z.object({
    people: z.array(
      z.object({
        name: z.string(),
        aliases: z.array(z.string()),
        role: personRole,
        want: givenSaid.nullable(),
        need: givenSaid.nullable(),
        flaw: givenSaid.nullable(),
        arc: z.object({ kind: arcKind, from: givenSaid, to: givenSaid }).nullable(),
        turn: givenSaid.nullable(),
        last: givenSaid.nullable(),
        works: givenSaid.nullable(),
        voice: givenSaid.nullable(),
        missing: givenMissing.nullable(),
        cast: z.string().nullable(),
      }),
    ),
    bonds: z.array(
      z.object({
        a: z.string(),
        b: z.string(),
        said: givenSaid,
        turns: givenSaid.nullable(),
        unfinished: givenMissing.nullable(),
      }),
    ),
  }),
  shape: z.object({
    shape: z.string().nullable(),
    beats: z.array(z.object({ name: z.string(), brief: z.string().nullable(), said: givenSaid })),
    setups: z.array(
      z.object({
        what: z.string(),
        planted: cites,
        paid: cites,
        state: setupState,
        absence: givenAbsence.nullable(),
      }),
    ),
    patterns: z.array(z.object({ what: z.string(), ...givenSaid.shape, keep: z.string().nullable() })),
    pressure: z.array(z.object({ from: z.number(), to: z.number(), ...givenSaid.shape })),
  }),
  meaning: z.object({
    genre: z.string().nullable(),
    promises: z.array(z.object({ ...givenSaid.shape, kept: z.boolean() })),
    tone: givenSaid.nullable(),
    shifts: z.array(givenSaid),
    intensity: givenSaid.nullable(),
    themes: z.array(givenSaid),
    title: givenSaid.nullable(),
    picture: givenSaid.nullable(),
  }),
  telling: z.object({
    loglines: z.array(z.object({ use: z.enum(['plain', 'hook', 'character', 'market']), text: z.string() })),
    pitch: z.string().nullable(),
    synopsis: z.array(z.object({ sentence: z.string(), scenes: z.array(z.number()) })),
  }),
} as const;
export type StoryGroup = keyof typeof storyGroups;
export const wholeStory = z.object({
  ...storyGroups.ledger.shape,
  ...storyGroups.people.shape,
  ...storyGroups.shape.shape,
  ...storyGroups.meaning.shape,
  ...storyGroups.telling.shape,
});
export const storyGroupNames = Object.keys(storyGroups) as StoryGroup[];
export type GivenStory = { readonly [Group in StoryGroup]?: z.infer<(typeof storyGroups)[Group]> };

/** Names a point's reports by what they are about; code knows their numbers. */
export const reportTopic = z.enum([
  'strengths',
  'weaknesses',
  'faults',
  'structure',
  'characters',
  'relations',
  'tone',
  'genre',
  'potential',
  'market',
  'format',
  'production',
]);
export type ReportTopic = z.infer<typeof reportTopic>;

export const pointsForm = z.object({
  points: z.array(
    z.object({
      kind: pointKind,
      title: z.string(),
      ...givenSaid.shape,
      costs: z.string().nullable(),
      try: z.string().nullable(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      loses: z.string().nullable(),
      instead: z.string().nullable(),
      weight: z.number(),
      effort: pointEffort,
      fault: z.boolean(),
      severity: severity.nullable(),
      parts: z.array(givenPart),
      people: z.array(z.string()),
      topics: z.array(reportTopic),
      absence: givenAbsence.nullable(),
    }),
  ),
  comment: z.array(z.object({ about: z.string(), ...givenSaid.shape })),
  plan: z.array(
    z.object({ goal: z.string(), points: z.array(z.number()), effort: pointEffort, gains: z.string().nullable() }),
  ),
});
export type GivenPoints = z.infer<typeof pointsForm>;
export type GivenPoint = GivenPoints['points'][number];

const ratingName = z.enum([...frameParameter.options, ...caliberParameter.options].map((name) => name.toLowerCase()));
export const judgementForm = z.object({
  against: z.string(),
  script: grade,
  writer: grade.nullable(),
  reason: z.string().nullable(),
  verdict: z.string(),
  because: z.array(z.number()),
  ratings: z.array(z.object({ name: ratingName, score: z.number(), why: z.string(), because: z.array(z.number()) })),
  audience: z.string().nullable(),
  narrowed_by: z.string().nullable(),
  level: budgetLevel,
  drivers: z.array(z.object({ what: z.string(), scenes: z.array(z.number()) })),
  cheaper_by: z.array(z.string()),
  shoot: z.string().nullable(),
  money: z.string().nullable(),
  rights: z.string().nullable(),
  budget: z.array(z.object({ line: z.string(), amount: z.string(), why: z.string() })),
  shot_on: z.enum(['places', 'mixed', 'stages']).nullable(),
  potential: z.object({
    artistic: z.string().nullable(),
    emotional: z.string().nullable(),
    commercial: z.string().nullable(),
    festival: z.string().nullable(),
    cultural: z.string().nullable(),
  }),
  comparables: z.array(
    z.object({
      title: z.string(),
      year: z.number(),
      shares: z.string(),
      differs: z.string(),
      fared: z.string().nullable(),
      use: z.enum(['premise', 'tone', 'market']),
    }),
  ),
  formats: z.array(
    z.object({
      format: z.string(),
      fits: z.enum(['yes', 'with changes', 'no']),
      why: z.string(),
      buyer: z.string().nullable(),
      parts: z.array(z.object({ pages: z.string(), happens: z.string(), ends_on: z.string() })).default([]),
    }),
  ),
  best_form: z.string().nullable(),
  craft: z.array(z.object({ others: z.string(), here: z.string(), because: z.array(z.number()) })),
});
export type GivenJudgement = z.infer<typeof judgementForm>;

/** Whether what a note proposes holds where it would be typed; `better` and its `parts` put it so that it does. `claims` are those sentences of the reading that its scenes do not bear. */
export const fixesForm = z.object({
  claims: z.array(z.object({ of: z.string(), against: cites, better: z.string().nullable() })),
  fixes: z.array(
    z.object({
      point: z.number(),
      holds: z.enum(['yes', 'there already', 'breaks something', 'unfinished']),
      better: z.string().nullable(),
      parts: z.array(givenPart),
      loses: z.string().nullable(),
    }),
  ),
  orders: z.array(
    z.object({ points: z.array(z.number()), how: z.enum(['together', 'in order', 'one of them']), why: z.string() }),
  ),
});
export type GivenFixes = z.infer<typeof fixesForm>;

export const checkForm = z.object({
  checks: z.array(z.object({ claim: z.string(), carried: z.enum(['yes', 'partly', 'no']) })),
});
export type GivenChecks = z.infer<typeof checkForm>;
