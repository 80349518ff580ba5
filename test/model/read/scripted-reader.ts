/** A reader that answers every pass from what it is given, word for word: true cites, little wit. For tests of the road, not of a model. */

const field = (question: string, name: string): boolean => new RegExp(`^${name}[:,]`, 'm').test(question);

interface Piece {
  readonly cite: string;
  readonly text: string;
}
/** The pieces of a prompt, by scene. */
function scenesIn(prompt: string): Map<number, Piece[]> {
  const scenes = new Map<number, Piece[]>();
  let scene = 0;
  for (const line of prompt.split('\n')) {
    const opens = /^== scene (\d+), p\. /.exec(line);
    if (opens) scene = Number(opens[1]);
    else {
      const piece = /^(\d+) (\S.*)$/.exec(line);
      if (!piece || !(opens || prompt.includes(`== scene ${scene},`))) continue;
      scenes.set(scene, [...(scenes.get(scene) ?? []), { cite: `${scene}.${piece[1]}`, text: piece[2] ?? '' }]);
    }
  }
  return scenes;
}

/** Pieces in a prompt without the script: the cites that the scenes were told with. */
const citesIn = (prompt: string): Piece[] =>
  [...prompt.matchAll(/^scene \d+, p\. \d+ \[([\d.]+)[^\]]*\] (.+)$/gm)].map(([, cite = '', text = '']) => ({
    cite,
    text,
  }));

const short = (text: string): string =>
  text
    .replace(/^[A-Z .']+: /, '')
    .split(' ')
    .slice(0, 12)
    .join(' ');

function sayings(prompt: string): { text: string; cites: string[]; sure: 'sure' }[] {
  const own = [...scenesIn(prompt).values()].flatMap((pieces) => pieces.slice(1, 3));
  const pieces = own.length > 0 ? own : citesIn(prompt);
  return pieces.map(({ cite, text }) => ({ text: `Here it says: ${short(text)}`, cites: [cite], sure: 'sure' }));
}

function storyAnswer(prompt: string, question: string): Record<string, unknown> {
  const said = sayings(prompt);
  const [name = 'NOBODY'] = /^([A-Z][^:\n]*): \d+ words, /m.exec(prompt)?.slice(1) ?? [];
  const one = said[0] ?? null;
  const all: Record<string, unknown> = {
    ledger: said
      .slice(0, 2)
      .map((each, at) => ({ about: 'time', ...each, hole: at === 0 ? 'The hour is not said.' : ' ' })),
    needs: [{ kind: 'nights', what: 'one night outside', scenes: [1, 9000] }],
    people: [
      {
        name,
        aliases: [],
        role: 'protagonist',
        want: one,
        need: null,
        flaw: null,
        arc: null,
        works: said[1] ?? null,
        missing: null,
        cast: null,
      },
    ],
    bonds: [],
    shape: 'One place, one day.',
    beats: said.slice(0, 4).map((each, at) => ({ name: `turn ${at + 1}`, said: each })),
    setups: said
      .slice(0, 1)
      .map(({ cites }) => ({ what: 'a thing', planted: cites, paid: cites, state: 'paid', absence: null })),
    patterns: said.slice(0, 1).map((each) => ({ what: 'what is said', ...each, keep: null })),
    pressure: said.slice(0, 1).map((each) => ({ from: 1, to: 9000, ...each })),
    genre: 'small drama',
    promises: said.slice(0, 1).map((each) => ({ ...each, kept: true })),
    tone: one,
    shifts: [],
    intensity: null,
    themes: said.slice(1, 2),
    picture: one,
    loglines: [{ use: 'plain', text: 'Somebody has one day.' }],
    pitch: 'Somebody has one day, and then not even that.',
    synopsis: [{ sentence: 'It begins.', scenes: [1] }],
  };
  return Object.fromEntries(
    Object.entries(all).filter(([key]) => field(question, key) || question.includes(` ${key}:`)),
  );
}

const pointsAnswer = (prompt: string): Record<string, unknown> => {
  const point = (said: ReturnType<typeof sayings>[number], at: number) => ({
    kind: at % 3 === 0 ? 'strength' : 'weakness',
    title: `Point ${at + 1} of this script`,
    ...said,
    costs: 'It costs the reader a page.',
    try: at % 3 === 0 ? null : 'Cut it.',
    before: null,
    after: null,
    weight: 5 - (at % 5),
    effort: 'scene',
    fault: at === 1,
    severity: at % 3 === 0 ? 'major' : 'minor',
    parts: [
      { page: 2, to: 1, act: 'change', text: 'the second' },
      { page: 1, to: 2, act: 'cut', text: 'the first' },
      { page: 9000, to: null, act: 'cut', text: 'on no page' },
    ],
    people: [],
    topics: [at % 3 === 0 ? 'strengths' : at === 1 ? 'faults' : 'weaknesses'],
    absence: null,
  });
  const points = sayings(prompt).slice(0, 9).map(point);
  return { points, plan: [{ goal: 'Cut what can be cut.', points: [2, 3], effort: 'scene', gains: 'Two pages.' }] };
};

const ratings =
  'flux,recall,audience appeal,message,engagement,credibility,aesthetics,likability,impact,believability,enjoyment,relatability'.split(
    ',',
  );
const judgement = {
  against: 'It is small.',
  script: 'consider',
  writer: 'consider',
  verdict: 'Read it again after the rewrite.',
  because: [1, 2],
  ratings: ratings.map((name) => ({ name, score: 6.4, why: 'It holds for most of the script.', because: [1] })),
  audience: 'People who like small places.',
  narrowed_by: null,
  level: 'low',
  drivers: [{ what: 'One large room.', scenes: [1] }],
  cheaper_by: [],
  shoot: null,
  budget: [{ line: 'cast', amount: 'a third', why: 'two people in every scene' }],
  potential: { artistic: null, emotional: null, commercial: null, festival: null, cultural: null },
  comparables: [
    { title: 'A Film', year: 2001, shares: 'a last night', differs: 'no sea', fared: 'won an Oscar', use: 'premise' },
  ],
  formats: [{ format: 'short', fits: 'yes', why: 'It is one.' }],
};

/** The answer to a pass, from the whole prompt; what is asked is told by the question's first words. */
export function answerPass(prompt: string): unknown {
  const at = (opening: string): number => prompt.lastIndexOf(opening);
  if (at('Read scenes ') >= 0) {
    const scenes = [...scenesIn(prompt)].map(([scene, pieces]) => ({
      scene,
      happens: short((pieces[1] ?? pieces[0])?.text ?? 'Nothing.'),
      want: null,
      turns: null,
      plants: [],
      pays: [],
      could: 'keep',
      note: null,
      cites: [(pieces[1] ?? pieces[0])?.cite ?? `${scene}.1`],
    }));
    return { scenes, slips: [] };
  }
  if (at('Say what the story is.') >= 0) return storyAnswer(prompt, prompt.slice(at('Say what the story is.')));
  if (at('Now the notes') >= 0) return pointsAnswer(prompt);
  if (at('Judge it.') >= 0) return judgement;
  if (at('Each proposal below') >= 0)
    return {
      fixes: [...prompt.matchAll(/^Proposal (\d+): /gm)].map(([, point]) => ({
        point: Number(point),
        holds: 'yes',
        better: null,
        parts: [],
      })),
    };
  if (at('For each claim') >= 0)
    return {
      checks: [...prompt.matchAll(/^Claim (\w+): /gm)].map(([, claim]) => ({ claim, carried: 'yes' })),
    };
  return null;
}
